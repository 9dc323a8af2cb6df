import { documentTypes, previewableTypes } from '@nasaq/contract';

/**
 * How the editor shows an attachment: pictures in place, documents as a named box.
 * @throws {Error} for a type that the editor does not take: it cannot have got in by any way that we know of
 */
export function attachmentKind(contentType: string): 'preview' | 'file' {
  if (previewableTypes.includes(contentType)) return 'preview';
  if (Object.hasOwn(documentTypes, contentType)) return 'file';
  throw new Error(`Unknown editor content type: ${contentType}`);
}
