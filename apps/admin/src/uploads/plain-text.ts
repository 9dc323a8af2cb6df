/**
 * The editor's HTML begins with one of its blocks, perhaps behind its comments; anything else was typed into a textarea,
 * tags or not. Each character is looked at once: one expression over a whole row of comments took exponential time.
 */
export function isRich(value: string): boolean {
  let start = 0;
  while (value.startsWith('<!--', start)) {
    const end = value.indexOf('-->', start + 4);
    if (end === -1 || end - start - 4 > longestComment) return false;
    spaces.lastIndex = end + 3;
    spaces.test(value);
    start = spaces.lastIndex;
  }
  blockTag.lastIndex = start;
  return blockTag.test(value);
}

/** Characters within a comment of the editor, `<!--block-->`, with room. */
const longestComment = 40;
const spaces = /\s*/y;
const blockTag = /<(?:div|p|h[1-6]|blockquote|pre|ul|ol|figure)(?:\s[^>]*)?>/iy;

/** Text as HTML: an empty line parts paragraphs, a line end is one. */
export function paragraphsOf(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => `<p>${escapeText(paragraph.trim()).replaceAll('\n', '<br />')}</p>`)
    .join('');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
