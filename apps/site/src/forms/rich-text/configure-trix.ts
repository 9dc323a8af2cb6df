import Trix from 'trix/dist/trix.esm.js';
import type { EditorTexts } from './editor-texts.ts';
import { richConfig } from './sanitize-rich.ts';

/** Milliseconds within which what is typed is undone together. */
export const undoInterval = 5_000;

// This module is evaluated with Trix, which registers its elements only in the next task: they find all this set.
Trix.config.undo.interval = undoInterval;
Trix.config.attachments.preview.caption = { name: true, size: true };
Trix.config.attachments.file.caption = { name: true, size: true };
// Its own `data-trix-*` attributes stay inside the editor; it takes back a tree, not text.
delete Trix.config.dompurify.ADD_ATTR;
Object.assign(Trix.config.dompurify, richConfig, { RETURN_DOM: true });
giveDirections();

/** The words of the editor; those of its toolbar are written by `create-toolbar.ts`. */
export function setEditorTexts(texts: EditorTexts): void {
  Object.assign(Trix.config.lang, { captionPlaceholder: texts.caption, remove: texts.remove });
  Trix.config.fileSize.formatter = texts.size;
}

/**
 * Trix marks right-to-left paragraphs only, which suits a left-to-right page. Here every paragraph with letters has the
 * direction of its letters, and an empty one that of the page.
 */
function giveDirections(): void {
  const view = Trix.views.BlockView.prototype;
  const { createNodes, createContainerElement } = view;
  view.createNodes = function () {
    const nodes = createNodes.call(this);
    const [element] = nodes;
    if (nodes.length === 1 && element instanceof HTMLElement && element.localName === 'div')
      direct(element, this.block);
    return nodes;
  };
  view.createContainerElement = function (depth) {
    const element = createContainerElement.call(this, depth);
    if (depth === 0) direct(element, this.block);
    return element;
  };
}

function direct(element: HTMLElement, block: { isRTL(): boolean; toString(): string }): void {
  if (block.isRTL()) element.dir = 'rtl';
  else if (/\p{L}/u.test(block.toString())) element.dir = 'ltr';
}
