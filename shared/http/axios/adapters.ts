import type { AxiosAdapter } from 'axios';

/** The adapter is always given: axios' own cannot be held to this origin. */
export default { getAdapter: (adapter: AxiosAdapter) => adapter };
