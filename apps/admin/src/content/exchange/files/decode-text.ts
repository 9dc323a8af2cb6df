import { FileError } from '@nasaq/translation/exchange';

/**
 * The letters of a text file: by its byte order mark, by what its XML declares, else UTF-8.
 * @throws {FileError} where they are in none of these
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = marked(bytes) ?? 'utf-8';
  try {
    return checked(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    return checked(declared(bytes));
  }
}

function marked([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // XML and tables begin with a letter that needs one byte.
  if (first === 0 && second !== 0) return 'utf-16be';
  return first !== 0 && second === 0 ? 'utf-16le' : null;
}

function declared(bytes: Uint8Array): string {
  const begin = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const encoding = /^<\?xml[^>]*encoding=["']([\w.:-]+)["']/u.exec(begin)?.[1];
  if (encoding === undefined || /^utf-?8$/iu.test(encoding)) throw new FileError('encoding');
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new FileError('encoding');
  }
}

/** A text has no zeros: what has them was read in the wrong way. */
function checked(text: string): string {
  if (text.includes('\u0000')) throw new FileError('encoding');
  return text;
}
