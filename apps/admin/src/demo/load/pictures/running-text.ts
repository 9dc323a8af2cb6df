import type { TextLook } from './markup.ts';
import type { Sheet } from './sheet.ts';
import { lines, textWidth } from './text-width.ts';

interface Mark {
  /** Words that stand on one line of the text. */
  words: string;
  /** Behind the words. */
  fill?: string;
  /** Through the words. */
  strike?: string;
  /** Below the words. */
  under?: string;
}

interface Place {
  x: number;
  /** The first baseline. */
  y: number;
  width: number;
}

/** A paragraph in lines of at most `width`, with words that are marked as an editor or a search marks them. */
export function paragraph(s: Sheet, { x, y, width }: Place, text: string, look: TextLook, marks: Mark[] = []): string {
  const { size, weight = 400, leading = s.locale === 'ar' ? 1.65 : 1.45 } = look;
  const set = lines(text, width, size, weight);
  return set
    .map((line, index) => {
      const baseline = y + index * size * leading;
      const marked = marks.filter(({ words }) => line.includes(words));
      const spans = marked.map((mark) => ({
        mark,
        from: x + textWidth(line.slice(0, line.indexOf(mark.words)), size, weight),
        long: textWidth(mark.words, size, weight),
      }));
      return (
        spans
          .filter(({ mark }) => mark.fill)
          .map(({ mark, from, long }) =>
            s.rect(from - size * 0.16, baseline - size * 0.98, long + size * 0.32, size * 1.4, {
              fill: mark.fill!,
              radius: 3,
            }),
          )
          .join('') +
        s.text(x, baseline, line, look) +
        spans
          .map(
            ({ mark, from, long }) =>
              (mark.strike
                ? s.line(from - 4, baseline - size * 0.3, from + long + 4, baseline - size * 0.3, mark.strike, 4)
                : '') +
              (mark.under
                ? s.line(from, baseline + size * 0.3, from + long, baseline + size * 0.3, mark.under, 5)
                : ''),
          )
          .join('')
      );
    })
    .join('');
}
