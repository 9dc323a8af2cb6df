/** An attachment as the editor's events carry it. */
export interface TrixAttachment {
  id: number;
  file: File | null;
  getAttribute(name: string): unknown;
  setAttributes(attributes: Record<string, unknown>): void;
  setFile(file: File): void;
  setUploadProgress(percent: number): void;
  remove(): void;
}

export interface TrixEditor extends HTMLElement {
  /** The HTML without what is not serialised. */
  value: string;
  editor: {
    loadHTML(html: string): void;
    getDocument(): { toString(): string };
    /** Start and end; where an attachment is selected, on its two sides. */
    getSelectedRange(): [number, number] | undefined;
    setSelectedRange(position: number): void;
    /** In the place of what is selected; shown when it returns, as is a line break. */
    insertString(text: string): void;
    /** As the Backspace and Delete keys, and shown when it returns. */
    deleteInDirection(direction: 'backward' | 'forward'): void;
    /** As the Enter key: in a list, the next item. */
    insertLineBreak(): void;
    /** What comes is undone up to here; changes that are not typed do not say so themselves. */
    recordUndoEntry(description: string): void;
  };
}

export interface TrixEvents {
  'trix-change': Event;
  'trix-attributes-change': Event & { attributes: Record<string, unknown> };
  /** What is taken in can still be changed. */
  'trix-before-paste': Event & { paste: { html?: string } };
  'trix-file-accept': Event & { file: File };
  'trix-attachment-add': Event & { attachment: TrixAttachment };
  'trix-attachment-remove': Event & { attachment: TrixAttachment };
}

/** `addEventListener` with the editor's own events. */
export function listen<Name extends keyof TrixEvents>(
  element: HTMLElement,
  name: Name,
  listener: (event: TrixEvents[Name]) => unknown,
  signal: AbortSignal,
): void {
  element.addEventListener(name, listener as EventListener, { signal });
}
