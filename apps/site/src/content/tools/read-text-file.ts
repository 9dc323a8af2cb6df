import { parseUnseen } from '@nasaq/trusted-types';
import { policies } from '../../trusted-types.ts';

/** Bytes; beyond it the browser would stand still while it counts. */
export const maxFileBytes = 5 * 1024 * 1024;
export const acceptedFiles = '.txt,.md,.csv,.srt,.vtt,.html,.htm,.docx,text/*';

export type FileProblem = 'too_large' | 'not_text';

/** The text of a file, read in this browser only. */
export async function readTextFile(file: File): Promise<{ text: string } | { problem: FileProblem }> {
  if (file.size > maxFileBytes) return { problem: 'too_large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    if (isZip(bytes)) return { text: await docxText(bytes) };
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    if (text.includes('\0')) return { problem: 'not_text' };
    return { text: /\.html?$/i.test(file.name) ? htmlText(text) : text };
  } catch {
    return { problem: 'not_text' };
  }
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/** By the byte order mark; without one, UTF-8. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

async function docxText(bytes: Uint8Array): Promise<string> {
  const { unzipSync, strFromU8 } = await import('fflate');
  const main = 'word/document.xml';
  // A bomb of a few kilobytes must not fill the memory: the unpacked size is known before unpacking.
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => name === main && originalSize < 8 * maxFileBytes,
  });
  const xml = parseUnseen(policies, strFromU8(files[main]!), 'application/xml');
  return [...xml.getElementsByTagName('w:p')]
    .map((paragraph) => [...paragraph.getElementsByTagName('w:t')].map((run) => run.textContent).join(''))
    .join('\n');
}

function htmlText(html: string): string {
  const { body } = parseUnseen(policies, html, 'text/html');
  for (const hidden of body.querySelectorAll('script, style, template')) hidden.remove();
  for (const block of body.querySelectorAll('p, li, h1, h2, h3, h4, h5, h6, tr, br, div')) block.append('\n');
  return body.textContent
    .replace(/[ \t]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
