/** Below the address of the admin. */
export const bundlesRoute = '/bundles';
