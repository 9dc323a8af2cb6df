import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { wordsOf } from './words.ts';

/**
 * A short text that is equal for equal words: blind to formatting, to spaces and to the kind of paragraph. Empty where
 * there are no words. The same in browsers and on the server.
 * @returns 20 hexadecimal digits of a SHA-256
 */
export function fingerprint(value: unknown): string {
  return fingerprintOfWords(wordsOf(value));
}

export function fingerprintOfWords(words: string): string {
  return words === '' ? '' : bytesToHex(sha256(utf8ToBytes(words.normalize('NFC')))).slice(0, 20);
}
