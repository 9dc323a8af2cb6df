/** Limits and names that both hosts share; durations are milliseconds unless the name says otherwise. */
export const apiBasePath = '/api/v1/';
export const apiVersion = '2';
export const localeHeader = 'locale';

/**
 * The name under which an answer of the admin's screens tells its browser the id of the request,
 * `Server-Timing: request;desc="…"`: the only header of it that a page may read afterwards.
 */
export const requestTiming = 'request';
/** On every answer made from content: the collections and globals that it was made from, with spaces between. */
export const contentTagsHeader = 'x-content-tags';
export const clientTimeout = 25_000;
export const serverTimeout = 10_000;
export const retryStatuses = [408, 409, 425, 429, 500, 502, 503, 504] as const;

export const localeCookie = { name: 'i18n_redirected', maxAgeSeconds: 365 * 24 * 60 * 60 } as const;
export const colorSchemeStorageKey = 'vueuse-color-scheme';

export const maxConcurrentPreloads = 4;
export const reloadGuardTtl = 10_000;
export const progressBar = { throttle: 200, duration: 2_000, hideDelay: 500, height: 3 } as const;
export const toastLimits = { autoClose: 5_000, limit: 20, draggablePercent: 60 } as const;
export const searchDebounce = 250;
export const animationDuration = 250;
