/** The editor's HTML begins with one of its blocks; anything else was typed into a textarea, tags or not. */
export function isRich(value: string): boolean {
  return /^(<!--.{0,40}?-->\s*)*<(div|p|h[1-6]|blockquote|pre|ul|ol|figure)(\s[^>]*)?>/i.test(value);
}

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
