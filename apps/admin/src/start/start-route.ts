/** Below the address of the admin. */
export const startRoute = '/start';
