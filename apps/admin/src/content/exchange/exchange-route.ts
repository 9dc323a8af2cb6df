/** Below the address of the admin. */
export const exchangeRoute = '/exchange';
