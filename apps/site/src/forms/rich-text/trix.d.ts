/** The part of Trix that the rich-text field uses; the package has no types of its own. */
declare module 'trix' {
  const Trix: {
    config: {
      attachments: Record<'preview' | 'file', { presentation?: string; caption: { name?: boolean; size?: boolean } }>;
      dompurify: { ADD_ATTR?: string[] };
      fileSize: { formatter(bytes: number): string };
      lang: Record<string, string>;
      undo: { interval: number };
    };
  };
  export default Trix;
}
