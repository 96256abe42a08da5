import type { MouseEvent } from 'react';

/** A button that goes with what it does: its row goes on in the field. */
export const toField = ({ currentTarget }: MouseEvent): void =>
  currentTarget.closest('[role=row]')?.querySelector<HTMLElement>('input')?.focus();
