/** Queries are the browser's own; axios' write lists and dates in other ways. */
export default URLSearchParams;
