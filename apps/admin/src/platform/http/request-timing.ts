/**
 * The name under which an answer of the screens tells its browser the id of the request, `Server-Timing: request;desc="…"`:
 * the only header of it that a page may read afterwards.
 */
export const requestTiming = 'request';
