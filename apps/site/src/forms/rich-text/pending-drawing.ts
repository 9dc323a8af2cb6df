import { listen, type TrixEditor } from './trix-element.ts';

/** Joins words: whatever stands beside it is neither broken nor shaped in another way. */
const passing = '\u2060';

/**
 * What is typed is in Trix's document at once, and drawn by it with the next frame. Where the page cannot wait for that,
 * a change of the document by a program is drawn at once: a letter comes and goes, and with it what waited is drawn.
 */
export class PendingDrawing {
  readonly #editor: TrixEditor;
  #waits = false;
  #finishing = false;

  constructor(editor: TrixEditor, signal: AbortSignal) {
    this.#editor = editor;
    // Before Trix's own listener. A caption's field is within the editor, and none of its text.
    const note = ({ target }: Event) => (this.#waits ||= target === editor);
    editor.addEventListener('beforeinput', note, { capture: true, signal });
    listen(editor, 'trix-change', () => (this.#waits = false), signal);
  }

  /** Something was typed that has not been drawn. */
  get waits(): boolean {
    return this.#waits;
  }

  /** The text is not the writer's for this moment. */
  get finishing(): boolean {
    return this.#finishing;
  }

  /** The selection is in the editor afterwards, and the focus with it. */
  finish(): void {
    const { editor: model } = this.#editor;
    const [, end] = model.getSelectedRange() ?? [0, 0];
    this.#finishing = true;
    model.setSelectedRange(end);
    model.insertString(passing);
    this.#finishing = false;
    model.deleteInDirection('backward');
  }
}
