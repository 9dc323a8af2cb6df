/** Sooner than the site would find out by itself (docs/page-cache.md): what comes within this was brought by the purge. */
export const told = { timeout: 20_000, intervals: [50] };
