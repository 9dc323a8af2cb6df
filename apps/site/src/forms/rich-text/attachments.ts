import { apiBasePath, apiVersion, documentTypes, previewableTypes } from '@nasaq/contract';
import { parseUnseen } from '@nasaq/trusted-types';
import { policies } from '../../trusted-types.ts';
import type { FileItem } from '../core/form-values.ts';
import type { TrixEditor } from './trix-element.ts';

/** Where whoever holds the token sees the file, as the API gives it; also what stands in the text for it. */
export function uploadAddress(token: string): string {
  return `${apiBasePath}uploads/${token}?v=${apiVersion}`;
}

/**
 * The kept HTML with the editor's own data on each figure, from which it makes attachments again: the sanitised HTML has
 * only their addresses. Figures whose upload is not known any more become the text of their caption.
 */
export function restoreAttachments(html: string, items: readonly FileItem[]): string {
  const { body } = parseUnseen(policies, html, 'text/html');
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

/** The fields of an attachment, as far as its upload gives them. */
export function attachmentOf({ filename, filesize, contentType, upload }: FileItem, token: string) {
  const url = uploadAddress(token);
  const size = upload?.width && upload.height ? { width: upload.width, height: upload.height } : {};
  const previewable = attachmentKind(contentType) === 'preview';
  return { filename, filesize, contentType, url, href: url, previewable, ...size };
}

/** Stands for an attachment in a document's text. */
const attachmentMark = '\uFFFC';

/**
 * A selected attachment is never written over: a click on a picture selects it, and whoever types then means its caption,
 * or goes on behind it. Only keys that delete, and its own button, take it out.
 */
export function keepSelectedAttachment(editor: TrixEditor, signal: AbortSignal): void {
  editor.addEventListener('click', ({ target }) => target instanceof HTMLImageElement && openCaption(editor), {
    signal,
  });
  editor.addEventListener('beforeinput', (event) => writeBehind(editor, event), { signal, capture: true });
  // Before Trix reads where the pasted text is to stand.
  editor.addEventListener('paste', ({ target }) => isCaption(target) || leaveAttachment(editor), {
    signal,
    capture: true,
  });
}

/** Puts the caret behind an attachment that is selected; whatever comes would take its place. Returns whether one was. */
export function leaveAttachment({ editor: model }: TrixEditor): boolean {
  const [start, end] = model.getSelectedRange() ?? [0, 0];
  // Trix counts by code points.
  const selected = [...model.getDocument().toString()].slice(start, end).join('');
  if (selected !== attachmentMark) return false;
  model.setSelectedRange(end);
  return true;
}

function openCaption(editor: TrixEditor): void {
  editor.querySelector<HTMLTextAreaElement>('figcaption textarea:not([tabindex="-1"])')?.focus();
}

function writeBehind(editor: TrixEditor, event: InputEvent): void {
  if (!event.inputType.startsWith('insert') || isCaption(event.target) || !leaveAttachment(editor)) return;
  if (event.inputType === 'insertText' && event.data && !event.isComposing) {
    // Shown at once: until Trix draws its next frame, another letter would stand on a line of its own.
    event.preventDefault();
    event.stopPropagation();
    editor.editor.recordUndoEntry('Typing');
    editor.editor.insertString(event.data);
    return;
  }
  // The browser has counted the attachment into what is replaced; without ranges, Trix writes where its own caret is.
  Object.defineProperty(event, 'getTargetRanges', { value: () => [] });
}

function isCaption(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement;
}

/**
 * How the editor shows an attachment: pictures in place, documents as a named box.
 * @throws {Error} for a type that the editor does not take: it cannot have got in by any way that we know of
 */
export function attachmentKind(contentType: string): 'preview' | 'file' {
  if (previewableTypes.includes(contentType)) return 'preview';
  if (Object.hasOwn(documentTypes, contentType)) return 'file';
  throw new Error(`Unknown editor content type: ${contentType}`);
}
