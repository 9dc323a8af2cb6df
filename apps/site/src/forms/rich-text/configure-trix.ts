import purify, { type Config } from 'dompurify';
import Trix from 'trix';
import { policies } from '../../trusted-types.ts';
import type { EditorTexts } from './editor-texts.ts';
import { listen, type TrixEditor } from './trix-element.ts';

/** The only attributes that stay. */
const allowedAttributes = ['style', 'href', 'src', 'width', 'height', 'class'];
/** With their content. A style element would also be refused by the policy of the page. */
const droppedElements = ['script', 'iframe', 'form', 'noscript', 'style', 'object', 'embed', 'svg', 'math'];

/** Of addresses, those that a link can need; `javascript:` and `data:` are none of them. */
const allowedAddresses = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/iu;

const richConfig: Config = {
  ALLOWED_ATTR: allowedAttributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  FORBID_TAGS: droppedElements,
  FORBID_CONTENTS: droppedElements,
  ALLOWED_URI_REGEXP: allowedAddresses,
  // What is parsed to be sanitised never meets the page.
  TRUSTED_TYPES_POLICY: policies.own as Config['TRUSTED_TYPES_POLICY'],
};

/** Milliseconds within which what is typed is undone together. */
const undoInterval = 5_000;

// This module is evaluated with Trix, which registers its elements only in the next task: they find all this set.
Trix.config.undo.interval = undoInterval;
Trix.config.attachments.preview.caption = { name: true, size: true };
Trix.config.attachments.file.caption = { name: true, size: true };
// Its own `data-trix-*` attributes stay inside the editor; it takes back a tree, not text.
delete Trix.config.dompurify.ADD_ATTR;
Object.assign(Trix.config.dompurify, richConfig, { RETURN_DOM: true });

/** The words of the editor; those of its toolbar are written by `create-toolbar.ts`. */
export function setEditorTexts(texts: EditorTexts): void {
  Object.assign(Trix.config.lang, { captionPlaceholder: texts.caption, remove: texts.remove });
  Trix.config.fileSize.formatter = texts.size;
}

/**
 * A new line is there at once. Trix lets the browser break the line in its own way and writes its own over it with the
 * next frame; a key that comes before (fast typists, input tools) stands in elements that Trix does not know, on a line
 * of its own. Only breaks are taken over: letters within a frame stand where they belong, and spelling aids need them.
 */
export function breakLinesAtOnce(editor: TrixEditor, signal: AbortSignal): void {
  const { editor: model } = editor;
  let typedAt = -Infinity;

  function onInput(event: InputEvent): void {
    // A caption's field is within the editor, and breaks its lines itself.
    if (event.target !== editor) return;
    const isBreak = event.inputType === 'insertParagraph' || event.inputType === 'insertLineBreak';
    const now = performance.now();
    if (isBreak && !event.isComposing) {
      event.preventDefault();
      event.stopPropagation();
      // It is undone with what was typed before it, as letters are with each other.
      if (now - typedAt > undoInterval) model.recordUndoEntry('Typing');
      if (event.inputType === 'insertParagraph') model.insertLineBreak();
      else model.insertString('\n');
    }
    if (isBreak || event.inputType === 'insertText') typedAt = now;
  }

  // Before Trix's own listener, which is on the editor.
  editor.addEventListener('beforeinput', onInput, { capture: true, signal });
}

/**
 * A shortcut means what is selected when it is pressed. The browser tells of a selection with its next frame, which a
 * quick hand does not wait for: Trix is told before it acts.
 */
export function readSelectionBeforeShortcuts(editor: TrixEditor, signal: AbortSignal): void {
  const onKey = ({ ctrlKey, metaKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey) document.dispatchEvent(new Event('selectionchange'));
  };
  editor.addEventListener('keydown', onKey, { capture: true, signal });
}

/** What the editor gives out, as it is kept and sent; the server applies the same rule again. */
export function sanitizeRich(html: string): string {
  return purify.sanitize(html, richConfig);
}

/** By which Trix knows an attachment again that was copied within a text. */
const ownAttributes = ['data-trix-attachment', 'data-trix-attributes', 'data-trix-content-type'];

/** As the editor holds it: attachments keep by what it knows them. */
function sanitizeOwn(html: string): string {
  return purify.sanitize(html, { ...richConfig, ADD_ATTR: ownAttributes });
}

// Its own drawing puts elements together; where it hands text to the browser, this is what comes of it.
policies.sanitizeTextOfLibraries(sanitizeOwn);

/** Trix brings a sanitiser of its own, which follows its releases: what comes from outside passes ours before. */
export function sanitizePasted(editor: TrixEditor, signal: AbortSignal): void {
  const onPaste = ({ paste }: { paste: { html?: string } }) => {
    if (paste.html !== undefined) paste.html = sanitizeOwn(paste.html);
  };
  listen(editor, 'trix-before-paste', onPaste, signal);
}
