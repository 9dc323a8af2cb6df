import type { Hit } from '../check.ts';
import { allTexts, hitAt, type Reading } from '../reading/reading.ts';

/** Headings of a text: the first levels stand before the second, and each says something. */
export function structureHits(reading: Reading): Hit[] {
  return allTexts(reading).flatMap((text) => {
    let before = 1;
    return text.paragraphs.flatMap(({ index, kind, text: words }): Hit[] => {
      const level = /^h(\d)$/.exec(kind)?.[1];
      if (!level) return [];
      const range = { paragraph: index, from: 0, to: words.length };
      const hits: Hit[] = [];
      if (words.trim() === '') hits.push(hitAt(text, 'heading-empty', range));
      if (Number(level) > before + 1) hits.push(hitAt(text, 'heading-order', range, { heading: words.trim() || '–' }));
      before = Number(level);
      return hits;
    });
  });
}
