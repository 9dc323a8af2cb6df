import { wordsOf } from './break-lines.ts';
import { measureText, type TextStyle } from './set-text.ts';

const sample = 100;

/**
 * Measures every word of a text once, and answers the width of any line of them at any size.
 *
 * @returns a function from line and size to pixels.
 */
export async function wordWidths(text: string, style: Pick<TextStyle, 'locale' | 'face'>) {
  const known = new Map<string, number>();
  const measure = (line: string) => measureText(line, { ...style, size: sample });
  for (const word of new Set([...wordsOf(text), '…'])) known.set(word, await measure(word));
  // A letter that does not join the next, in each script.
  const letter = style.locale === 'ar' ? 'و' : 'n';
  const gap = (await measure(`${letter} ${letter}`)) - (await measure(letter + letter));
  const widthOf = (word: string) => known.get(word) ?? (known.get(word.replace(/…$/, '')) ?? 0) + (known.get('…') ?? 0);
  return (line: string, size: number): number => {
    const words = line.split(' ');
    return ((words.reduce((sum, word) => sum + widthOf(word), 0) + (words.length - 1) * gap) * size) / sample;
  };
}
