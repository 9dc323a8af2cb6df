import { previewableTypes } from '@nasaq/contract';
import type { Upload } from '../platform/payload/payload-types.ts';
import { answerFile, type FileRequest } from '../platform/storage/index.ts';
import { uploadStore } from './upload-store.ts';

/**
 * A stored file as an answer. Whatever it holds cannot run as a page of this host: its type is the one that was found
 * in it, nothing guesses another, and the policy gives it an origin of its own without scripts. Only pictures are shown
 * in place, everything else is saved.
 * @param request says which part of it is wanted, or the headers alone
 * @returns `null` where the file is no longer there
 */
export function fileResponse(upload: Upload, request: FileRequest): Promise<Response | null> {
  const headers = {
    'Content-Type': upload.content_type,
    'Content-Disposition': contentDisposition(isShown(upload) ? 'inline' : 'attachment', upload.filename),
    'Content-Security-Policy': "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
  };
  const source = { name: upload.storage_key, store: uploadStore.files };
  return answerFile(request, source, headers, () => `"${upload.sha256.slice(0, 32)}"`);
}

function isShown({ content_type }: Upload): boolean {
  return previewableTypes.includes(content_type);
}

/**
 * RFC 6266 with the name in both forms: an ASCII one for old programs, and the real one as RFC 5987 encodes it.
 * @param filename any text; nothing in it can end the header or the quoted string
 */
export function contentDisposition(type: 'inline' | 'attachment', filename: string): string {
  const ascii = filename.replace(/[^\x20-\x7E]|["\\%]/gu, '_');
  const encoded = encodeURIComponent(filename.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
