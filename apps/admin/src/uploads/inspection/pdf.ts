/** Where readers look for the beginning: mail and scanners leave something before it. */
export const pdfHeadLength = 4 * 1024;
const headerWithin = 1024;

/** Readers look for the end in the last kilobyte; some writers add a signature or blanks after it. */
export const pdfTailLength = 32 * 1024;

/**
 * What keeps readers from opening a PDF, by its first and last bytes; `null` for one that they open, also where they
 * have to look for its beginning or rebuild its table. For the forms of visitors and for the library of media, where
 * Payload has a stricter rule besides.
 * @param size of the whole file
 * @returns `content` for what is none, a page of the web before one as well; `incomplete` for one that was cut
 */
export function pdfFault(head: Buffer, tail: Buffer, size: number): 'content' | 'incomplete' | null {
  const begin = head.subarray(0, pdfHeadLength).toString('latin1');
  const at = begin.indexOf('%PDF-');
  if (at < 0 || at >= headerWithin || begin.slice(0, at).includes('<')) return 'content';
  if (!/%%EOF|startxref/.test(tail.toString('latin1'))) return 'incomplete';
  // One that is shown while it loads has an end of its first part near its beginning, and says how long it is.
  const [, said = ''] = begin.split('/Linearized', 2);
  const [, whole = 0] = /\/L[ \r\n]+(\d+)/.exec(said.split('>>', 1)[0]!) ?? [];
  return Number(whole) > size ? 'incomplete' : null;
}
