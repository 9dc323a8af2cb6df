import { withoutPrivate } from '@nasaq/logging';

const longest = 400;

/**
 * The message of an error as it may be kept and compared: two that differ by a value are the same, and a value may be
 * what somebody wrote. What stands in quotes goes, but for names out of the code; so do numbers, addresses and ids.
 */
export function withoutValues(message: string): string {
  const clean = withoutPrivate(message.slice(0, longest * 4))
    .replace(/https?:\/\/[^\s"'`)>]+/g, 'https://…')
    .replace(quoted, (whole: string, before: string, mark: string, value: string, at: number, text: string) =>
      isName(value, text.slice(Math.max(0, at - 20), at)) ? whole : `${before}${mark}…${closing[mark] ?? mark}`,
    )
    .replace(/[\p{L}\p{M}\p{N}_:.-]+/gu, withoutNumber)
    .replace(/\s+/g, ' ')
    .trim();
  return clean.length > longest ? `${clean.slice(0, longest - 1)}…` : clean;
}

/** What stands before a quotation (an apostrophe within a word begins none), its mark, and what it quotes. */
const quoted = /(^|[\s(=:,[{])(["'`“‘«])([^"'`”’»\n]{0,300})["'`”’»]/g;
const closing: Record<string, string> = { '“': '”', '‘': '’', '«': '»' };

/** What engines and databases say before the name of something in the code: `reading 'title'`, `constraint "users_pkey"`. */
const beforeNames = /(?:reading|setting|execute|constraint|relation|column|table|module|package|directive)$/;

function isName(value: string, before: string): boolean {
  return /^[\w$./-]{1,60}$/.test(value) && beforeNames.test(before);
}

/** Numbers and what holds one, as ids and addresses of machines do; short names of the code may end in one. */
function withoutNumber(word: string): string {
  if (word.length > 40) return '#';
  if (!/\p{Nd}/u.test(word)) return word;
  return /^[A-Za-z]{2,12}\d$/.test(word) ? word : '#';
}
