/** A text with one count in it, taken apart so that each of its forms can be written by itself. */
export interface PluralParts {
  before: string;
  name: string;
  forms: readonly (readonly [form: string, text: string])[];
  after: string;
}

const opening = /\{\s*(\w+)\s*,\s*plural\s*,/;

/** `null` where the text has no count, several, or one within another: then it is written as a whole. */
export function splitPlural(text: string): PluralParts | null {
  const found = opening.exec(text);
  if (!found || text.includes("'{")) return null;
  const end = closingOf(text, found.index);
  if (end === -1) return null;
  const [before, after] = [text.slice(0, found.index), text.slice(end + 1)];
  const forms = formsIn(text.slice(found.index + found[0].length, end));
  if (!forms || opening.test(after) || forms.some(([, form]) => opening.test(form))) return null;
  return { before, name: found[1]!, forms, after };
}

export function joinPlural({ after, before, forms, name }: PluralParts): string {
  return `${before}{${name}, plural, ${forms.map(([form, text]) => `${form} {${text}}`).join(' ')}}${after}`;
}

function formsIn(text: string): [string, string][] | null {
  const forms: [string, string][] = [];
  let rest = text.trim();
  while (rest !== '') {
    const name = /^(=?\w+)\s*\{/.exec(rest);
    const end = name ? closingOf(rest, name[0].length - 1) : -1;
    if (!name || end === -1) return null;
    forms.push([name[1]!, rest.slice(name[0].length, end)]);
    rest = rest.slice(end + 1).trim();
  }
  return forms.length > 0 ? forms : null;
}

/** Where the brace that opens at `start` closes. */
function closingOf(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}
