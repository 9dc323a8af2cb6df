/** Below the address of the admin. */
export const libraryRoute = '/media-library';
/** On that page: where files are added. */
export const uploadId = 'library-upload';
