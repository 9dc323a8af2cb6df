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
const fence = /^ *(?:```|~~~)[\s\S]*?(?:^ *(?:```|~~~) *$|$(?![\s\S]))/gmu;
const marks: readonly [RawMarkdown, RegExp][] = [
  // Lines of a paragraph may stand on one by now.
  ['table', /^ *\|?(?: *:?-+:? *\|)+(?: *:?-+:?)? *$|\s:?-{2,}:? *\|(?: *:?-{2,}:?(?: *\||\s))/mu],
  ['picture', /!\[[^\]]*\]/u],
  ['html', /<(?:\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?|!--[\s\S]*?--)>/iu],
];

/** What is left of Markdown in a text that was made of it, each once. @param made a state of the editor */
export function rawIn(made: object): RawMarkdown[] {
  const all = textOf((made as Node).root ?? {});
  const text = all.replaceAll(fence, '');
  const found = marks.flatMap(([kind, mark]) => (mark.test(text) ? [kind] : []));
  return text === all ? found : [...found, 'code'];
}

/** Lines and blocks apart from each other; without what is marked as code. */
function textOf({ children, format, text = '', type }: Node): string {
  if (!children) return type === 'linebreak' ? '\n' : Number(format) & codeFormat ? '' : text;
  const inside = children.map(textOf).join('');
  return type === 'link' || type === 'autolink' || type === 'root' ? inside : `${inside}\n\n`;
}
