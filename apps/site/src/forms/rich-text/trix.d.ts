/** The part of Trix that the rich-text field uses; the package has no types of its own. */
declare module 'trix/dist/trix.esm.js' {
  interface Block {
    isRTL(): boolean;
    toString(): string;
  }

  interface BlockView {
    block: Block;
    createNodes(): Node[];
    createContainerElement(depth: number): HTMLElement;
  }

  const Trix: {
    config: {
      attachments: Record<'preview' | 'file', { presentation?: string; caption: { name?: boolean; size?: boolean } }>;
      dompurify: { ADD_ATTR?: string[] };
      fileSize: { formatter(bytes: number): string };
      lang: Record<string, string>;
      undo: { interval: number };
    };
    views: { BlockView: { prototype: BlockView } };
  };
  export default Trix;
}
