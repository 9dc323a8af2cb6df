/** Visitors' files and rich text. Other parts import from here alone. */

export { announcedLength } from './receive-file.ts';
export { claimUploads } from './claim-uploads.ts';
export { cleanFilename } from './clean-filename.ts';
export { uploads } from './collection.ts';
export { createUpload } from './create-upload.ts';
export { fileResponse } from './file-response.ts';
export { findClaimed } from './find-upload.ts';
export { pdfFault, pdfTailLength } from './inspection/pdf.ts';
export { readArchive, zipMagic } from './inspection/read-archive.ts';
export { scan } from './inspection/scan-file.ts';
export { presentRich } from './rich-text.ts';
export { removeExpiredUploads, removeUploadsOf } from './remove-uploads.ts';
export { uploadRoutes } from './routes/uploads.ts';
export { sanitizeRich } from './rich-text.ts';
export { isToken, tokenHash } from './find-upload.ts';
