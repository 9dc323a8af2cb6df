import type { FieldUploads } from '../files/field-uploads.ts';
import { keepSelectedAttachment, leaveAttachment, restoreAttachments } from './attachments.ts';
import {
  breakLinesAtOnce,
  readSelectionBeforeShortcuts,
  sanitizePasted,
  sanitizeRich,
  setEditorTexts,
} from './configure-trix.ts';
import { createToolbar } from './create-toolbar.ts';
import { EditorAttachments, type Refused } from './editor-attachments.ts';
import type { EditorTexts } from './editor-texts.ts';
import { PendingDrawing } from './pending-drawing.ts';
import { isBlank, isHtml, textToHtml } from './rich-value.ts';
import { makeToolbarAccessible } from './toolbar-keys.ts';
import { listen, type TrixEditor, type TrixEvents } from './trix-element.ts';
import './editor.css';
import './editor-text.css';

interface Options {
  /** Of the element that is written into. */
  id: string;
  label: string;
  /** Of the element that says which files may be attached. */
  limitsId: string;
  texts: EditorTexts;
  uploads: FieldUploads;
  /** The form's value: HTML, or what was typed into a textarea. */
  read: () => string;
  /** Sanitised HTML; empty for a text without words and pictures. */
  write: (html: string) => void;
  /** Calls back whenever the form has changed, its files among it. */
  subscribe: (listener: () => void) => () => void;
  onLeave: () => void;
  onRefuse: (refused: Refused) => void;
}

export interface RichEditor {
  /** With the caret behind the last letter. */
  focus(): void;
  describe(state: { invalid: boolean; required: boolean; describedBy: string | undefined; disabled: boolean }): void;
  destroy(): void;
}

/** Puts the editor into an element that nobody else touches, and keeps it and the form equal. */
export async function createEditor(host: HTMLElement, options: Options): Promise<RichEditor> {
  await customElements.whenDefined('trix-editor');
  const { id, label, limitsId, texts, uploads, read, write, subscribe, onLeave, onRefuse } = options;
  const stop = new AbortController();
  const { signal } = stop;
  const attachments = new EditorAttachments(uploads, onRefuse);
  setEditorTexts(texts);

  const toolbar = createToolbar(`${id}-toolbar`, texts, limitsId);
  const editor = document.createElement('trix-editor') as TrixEditor;
  editor.id = id;
  editor.className = 'rich__text control';
  editor.setAttribute('toolbar', toolbar.id);
  editor.setAttribute('aria-label', label);
  editor.setAttribute('aria-multiline', 'true');
  host.replaceChildren(toolbar, editor);

  makeToolbarAccessible(toolbar, editor, texts, signal);
  keepSelectedAttachment(editor, signal);
  breakLinesAtOnce(editor, signal);
  readSelectionBeforeShortcuts(editor, signal);
  sanitizePasted(editor, signal);
  listen(editor, 'trix-file-accept', acceptFile, signal);
  listen(editor, 'trix-attachment-add', ({ attachment }) => attachments.add(attachment), signal);
  listen(editor, 'trix-attachment-remove', ({ attachment }) => attachments.remove(attachment), signal);
  listen(editor, 'trix-change', noteChange, signal);
  host.addEventListener('focusout', leave, { signal });

  const drawing = new PendingDrawing(editor, signal);
  let leaving = false;

  /** The form's value that stands in the editor, and how the editor writes it. */
  let held = '';
  let loaded = { value: '', html: '' };
  load(read());
  const unsubscribe = subscribe(() => {
    // A draft, or an emptied form; before the files, which then are others too.
    if (read() !== held) load(read());
    attachments.follow();
  });

  function load(value: string): void {
    const html = isHtml(value) ? sanitizeRich(value) : textToHtml(value);
    held = value;
    attachments.exchange(() => editor.editor.loadHTML(restoreAttachments(html, uploads.items())));
    loaded = { value, html: storedHtml(editor) };
  }

  /** Another way to write the same text is no input: the draft and the key of its submission stay as they are. */
  function noteChange(): void {
    if (attachments.exchanging || drawing.finishing) return;
    const html = storedHtml(editor);
    held = html === loaded.html ? loaded.value : html;
    write(held);
  }

  /** What Trix draws later takes the focus for it, and a quick hand has gone on by then: what was typed is drawn now. */
  function leave({ relatedTarget }: FocusEvent): void {
    if (leaving || host.contains(relatedTarget as Node | null)) return;
    const goOn = () => (relatedTarget instanceof HTMLElement ? relatedTarget.focus() : editor.blur());
    if (drawing.waits) {
      leaving = true;
      drawing.finish();
      goOn();
      leaving = false;
    }
    onLeave();
    const before = held;
    // What others have put into the text (spelling aids), Trix reads and draws after this.
    requestAnimationFrame(() => {
      if (signal.aborted || held === before) return;
      onLeave();
      if (document.hasFocus() && host.contains(document.activeElement)) goOn();
    });
  }

  function acceptFile(event: TrixEvents['trix-file-accept']): void {
    if (attachments.accepts(event.file)) leaveAttachment(editor);
    else event.preventDefault();
  }

  return {
    focus() {
      editor.focus();
      const { editor: model } = editor;
      model.setSelectedRange(model.getDocument().toString().length - 1);
    },
    describe({ invalid, required, describedBy, disabled }) {
      setOrRemove(editor, 'aria-invalid', invalid ? 'true' : undefined);
      setOrRemove(editor, 'aria-required', required ? 'true' : undefined);
      setOrRemove(editor, 'aria-describedby', describedBy);
      setOrRemove(editor, 'aria-busy', disabled ? 'true' : undefined);
    },
    destroy() {
      stop.abort();
      unsubscribe();
      host.replaceChildren();
    },
  };
}

/** What is still going up is not in it: Trix leaves that out. */
function storedHtml(editor: TrixEditor): string {
  const html = sanitizeRich(editor.value);
  return isBlank(html) ? '' : html;
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
