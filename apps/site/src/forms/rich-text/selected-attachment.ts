import type { TrixEditor } from './trix-element.ts';

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
  // The browser has counted the attachment into what is replaced; without ranges, Trix writes where its own caret is.
  Object.defineProperty(event, 'getTargetRanges', { value: () => [] });
}

function isCaption(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement;
}
