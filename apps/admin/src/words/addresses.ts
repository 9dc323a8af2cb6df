/** Below the admin's own route. */
export const wordsRoute = '/words';
