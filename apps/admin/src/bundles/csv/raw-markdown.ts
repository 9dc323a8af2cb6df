/** What Markdown may have that the editor does not read: it would stand in the text as it is written. */
export type RawMarkdown = 'code' | 'html' | 'picture' | 'table';

interface Node {
  children?: Node[];
  format?: unknown;
  root?: Node;
  text?: string;
  type?: string;
}

/** As the editor marks a text that is code, in which anything may stand. */
const codeFormat = 16;
const picture = /!\[[^[\]]*\]/u;
const html = /<(?:\/?[a-z][a-z\d-]*\/?(?:\s[^<>]*)?>|!--)/iu;

/** What is left of Markdown in a text that was made of it, each once. @param made a state of the editor */
export function rawIn(made: object): RawMarkdown[] {
  const all = textOf((made as Node).root ?? {});
  const text = withoutFences(all);
  return [
    ...(hasTable(text) ? ['table' as const] : []),
    ...(picture.test(text) ? ['picture' as const] : []),
    ...(html.test(text) ? ['html' as const] : []),
    ...(text === all ? [] : ['code' as const]),
  ];
}

/** Lines and blocks apart from each other; without what is marked as code. */
function textOf({ children, format, text = '', type }: Node): string {
  if (!children) return type === 'linebreak' ? '\n' : Number(format) & codeFormat ? '' : text;
  const inside = children.map(textOf).join('');
  return type === 'link' || type === 'autolink' || type === 'root' ? inside : `${inside}\n\n`;
}

/** Without blocks of code, the last of which may have no end. */
function withoutFences(text: string): string {
  let isInside = false;
  const lines = text.split('\n').filter((line) => {
    const isFence = /^(?:```|~~~)/u.test(line.trimStart());
    if (isFence) isInside = !isInside;
    return !isFence && !isInside;
  });
  return lines.join('\n');
}

/** By the row under its head, as `--- | :--:` or `|---|`; the rows of a table may stand on one line by now. */
function hasTable(text: string): boolean {
  const none = { row: '', bars: 0, columns: 0, dashes: 0 };
  let found = none;
  for (const word of text.split(/\s+/u)) {
    let { bars, columns, dashes } = found;
    for (const sign of word) {
      if (sign === '|') bars += 1;
      dashes = sign === '-' ? dashes + 1 : 0;
      if (dashes === 2) columns += 1;
    }
    found = /^[:|-]+$/u.test(word) ? { row: found.row + word, bars, columns, dashes } : none;
    const isOneColumn = found.bars === 2 && word.endsWith('|') && /^\|:?-+:?\|$/u.test(found.row);
    if (isOneColumn || (found.bars > 0 && found.columns > 1)) return true;
  }
  return false;
}
