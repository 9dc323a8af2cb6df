/** A text without what stands isolated in it, letter for letter. */
export function withoutIsolated(text: string): string {
  return text.replaceAll(/[\u2066-\u2068][^\u2066-\u2069]*\u2069/gu, (run) => ' '.repeat(run.length));
}

/** A text without addresses of pages and mail, paths, and marks of a markup: words in them are no words. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(
    /https?:\/\/[^\s<>"«»“”،]+|[\w.+-]+@[a-z\d-]+\.[a-z\d.-]+|(?<![\p{L}\d])\/[\w/.-]+|<\/?[a-z][^>]{0,60}>|[\w-]+\.(?:com|org|net|example|eg|io|js|ts|css|json)(?![\p{L}\d])/giu,
    (run) => ' '.repeat(run.length),
  );
}
