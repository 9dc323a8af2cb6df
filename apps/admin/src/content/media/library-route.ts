/** Below the address of the admin. */
export const libraryRoute = '/media-library';
