/** Of parts that could not be fetched, by their address: the number of the next try. */
const tries: Record<string, number> = {};

/**
 * Fetches a part of the screen by `import()`; the build puts every `import()` of ours into it. Some browsers, Chromium
 * 150 for one, remember that a module could not be fetched and never ask for it again: whoever is online again and
 * tries again then gets it under an address that was not asked for yet. `load` fetches from an address that it is given
 * instead of its own. Rejects as `load` does.
 */
export const importAgain = <T>(load: (address?: string) => Promise<T>): Promise<T> =>
  load().catch((error: unknown) => {
    // At the end of what Chromium and Firefox say. Where nobody says it, the browser is asked again and no other way.
    const [address] = /https?:\S+$/.exec(String(error)) ?? [];
    if (!address) throw error;
    const number = tries[address] ?? 0;
    const fail = () => {
      tries[address] = number + 1;
      throw error;
    };
    return number ? load(`${address}?again=${String(number)}`).catch(fail) : fail();
  });
