import { apiBasePath, apiVersion } from '@nasaq/contract';
import type { FileItem } from '../core/file-item.ts';
import { attachmentKind } from './attachment-kind.ts';

/** Where whoever holds the token sees the file, as the API gives it; also what stands in the text for it. */
export function uploadAddress(token: string): string {
  return `${apiBasePath}uploads/${token}?v=${apiVersion}`;
}

/**
 * The kept HTML with the editor's own data on each figure, from which it makes attachments again: the sanitised HTML has
 * only their addresses. Figures whose upload is not known any more become the text of their caption.
 */
export function restoreAttachments(html: string, items: readonly FileItem[]): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const figure of body.querySelectorAll('figure')) {
    const address = figure.querySelector('img')?.getAttribute('src') ?? figure.querySelector('a')?.getAttribute('href');
    const item = items.find(({ token }) => token && uploadAddress(token) === address);
    if (item?.token) mark(figure, item, item.token);
    else figure.replaceWith(figure.textContent);
  }
  return body.innerHTML;
}

function mark(figure: Element, item: FileItem, token: string): void {
  const caption = figure.querySelector('.attachment__caption--edited')?.textContent;
  const attachment = attachmentOf(item, token);
  figure.setAttribute('data-trix-attachment', JSON.stringify(attachment));
  figure.setAttribute(
    'data-trix-attributes',
    JSON.stringify({
      ...(caption ? { caption } : {}),
      ...(attachment.previewable ? { presentation: 'gallery' } : {}),
    }),
  );
}

/** Specification section 3: the fields of an attachment, as far as its upload gives them. */
export function attachmentOf({ filename, filesize, contentType, upload }: FileItem, token: string) {
  const url = uploadAddress(token);
  const size = upload?.width && upload.height ? { width: upload.width, height: upload.height } : {};
  const previewable = attachmentKind(contentType) === 'preview';
  return { filename, filesize, contentType, url, href: url, previewable, ...size };
}
