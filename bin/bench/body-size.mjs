import http from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/**
 * Bytes of an answer's body as they travel.
 * @param {string} url
 * @param {string} [encoding] accept-encoding header
 * @returns {Promise<{ bytes: number, body: Buffer, encoding: string | undefined }>}
 */
export async function bodySize(url, encoding) {
  const headers = encoding ? { 'accept-encoding': encoding } : {};
  const answer = await new Promise((resolve, reject) => http.get(url, { headers }, resolve).on('error', reject));
  const body = Buffer.concat(await answer.toArray());
  return { bytes: body.length, body, encoding: answer.headers['content-encoding'] };
}

/** Bytes of a text file in brotli: as the server sends it, or compressed here, at the highest level, where it sends no brotli. */
export async function brotliSize(url) {
  const { bytes, body, encoding } = await bodySize(url, 'br');
  return encoding === 'br' ? bytes : brotliCompressSync(body).length;
}
