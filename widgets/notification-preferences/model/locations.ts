import type { PreferenceLocation } from '@shared/contract/notifications';
import { textOf } from '@shared/answers/values';

/** The id that stands for every location of the user. */
export const allLocations = '_all';

export interface Location {
  id: string;
  name: string;
}

export const readLocations = (entries: readonly PreferenceLocation[]): Location[] =>
  entries.map(([id, name]) => ({ id: String(id), name: textOf(name) || String(id) }));

export const nameOf = (locations: readonly Location[], id: string): string =>
  locations.find((location) => location.id === id)?.name ?? id;

/** What was chosen for a location may outlive it. */
export const isAmong = (locations: readonly Location[], { id }: { id: string }): boolean =>
  locations.some((location) => location.id === id);

export const namesOf = (locations: readonly Location[], ids: readonly string[]): string =>
  ids.map((id) => nameOf(locations, id)).join(', ');

/** A single real location is selected by itself; else all locations; else the first there is. */
export function startingLocation(locations: readonly Location[]): string {
  const real = locations.filter(({ id }) => id !== allLocations);
  if (real.length === 1) return real[0]?.id ?? allLocations;
  return locations.find(({ id }) => id === allLocations)?.id ?? locations[0]?.id ?? allLocations;
}
