/** Marks that set a direction or order of their own; one in a name would turn around what stands beside it. */
const directionMarks = /[\u202A-\u202E\u2066-\u2069]/g;

/** Somebody's own words inside a sentence of plain text: first strong isolate … pop, all on one line. */
export function isolated(words: string): string {
  return `\u2068${words
    .replace(directionMarks, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()}\u2069`;
}

/** A reference, code or address, which reads from left to right also within Arabic. */
export function isolatedLatin(code: string): string {
  return `\u2066${code.replace(directionMarks, '')}\u2069`;
}

export function withoutDirectionMarks(words: string): string {
  return words.replace(directionMarks, '');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}
