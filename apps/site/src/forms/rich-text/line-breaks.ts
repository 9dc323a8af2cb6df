import { undoInterval } from './configure-trix.ts';
import type { TrixEditor } from './trix-element.ts';

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
