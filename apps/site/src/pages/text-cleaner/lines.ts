/** Signs; shorter lines are titles, verses or addresses, and stay. */
const shortLine = 30;

/** A word that was parted at the end of a line: its second half begins with a small letter. */
export function joinHyphens(hyphen: string, index: number, text: string): string {
  return /\p{Ll}/u.test(text[index - 1] ?? '') && /\p{Ll}/u.test(text[index + 2] ?? '') ? '' : hyphen;
}

/** A line break inside a paragraph: the line is long, ends no sentence, and no item of a list follows. */
export function joinLines(lineBreak: string, index: number, text: string): string {
  const line = text.slice(text.lastIndexOf('\n', index - 1) + 1, index).trim();
  const end = text.indexOf('\n', index + 1);
  const next = text.slice(index + 1, end === -1 ? undefined : end).trim();
  const ends = /[.!?؟:؛…»”"]$/.test(line);
  const item = /^(?:[-–—•*▪]|[\d٠-٩]+[.)-])/.test(next);
  return line.length < shortLine || next === '' || ends || item ? lineBreak : ' ';
}

/** One plain space between words, none at the end of a line or before a mark; what indents a line stays, and tabs. */
export function tidySpaces(space: string, index: number, text: string): string {
  const [before, after] = [text[index - 1], text[index + space.length]];
  if (after === undefined || after === '\n') return '';
  if (before === undefined || before === '\n') return space.replace(/[^ \t]/g, ' ');
  if (/[،؛؟]/.test(after)) return '';
  const beyond = text[index + space.length + 1] ?? ' ';
  // Not of a drawn face.
  if (/[,;?!.:…]/.test(after) && /[\s»”"]/.test(beyond)) return '';
  return space.includes('\t') ? space : ' ';
}
