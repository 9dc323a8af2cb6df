import { Glossary, type Term, wordsOf } from '@nasaq/translation';
import { readText } from '@nasaq/translation/checks';
import { terms as agreed } from '../../../../demo/terms/index.ts';
import { type Found, type Kind, type Specimen, spotsOf } from './specimen.ts';
import type { Random } from './random.ts';

/** The glossary of the demo company. */
const terms = agreed.map(
  ({ alsoArabic = [], alsoEnglish = [], arabic, caseSensitive, english, keep, kind }, id): Term => ({
    id,
    accepted: { en: [english, ...alsoEnglish], ar: [...(arabic ? [arabic] : []), ...alsoArabic] },
    forbidden: { en: [], ar: [] },
    kind: kind ?? null,
    caseSensitive: caseSensitive ?? false,
    keep: keep ?? false,
  }),
);
const glossary = new Glossary(terms);

/** What a translator writes who does not know what was agreed: another word of everyday, which is no term. */
const everyday = ['شيء', 'بند', 'جزء', 'أمر', 'عنصر'];

/** The agreed word of an Arabic text, wherever it says it, becomes another one. */
export const termFaults: Kind[] = [
  {
    name: 'agreed term missing',
    plant(specimen: Specimen, random: Random): Found | null {
      const spot = random.pick(spotsOf(specimen).filter(({ locale }) => locale === 'ar'));
      // One paragraph, so that its other half is the one that the source says it in.
      if (!spot || readText(spot.unit.values.ar).length !== 1 || readText(spot.unit.values.en).length !== 1)
        return null;
      if (wordsOf(spot.unit.values.ar).trim() !== spot.text.trim()) return null;
      const named = new Set(glossary.find(spot.other, 'en').flatMap(({ agreed, term }) => (agreed ? [term.id] : [])));
      const said = glossary.find(spot.text, 'ar').filter(({ term }) => named.has(term.id));
      const chosen = random.pick(said)?.term;
      if (!chosen) return null;
      const places = said.filter(({ term }) => term.id === chosen.id).toReversed();
      const other = random.pick(everyday)!;
      let text = spot.text;
      for (const { end, start } of places) {
        const article = /^(?:[وفبكل]?ال|لل)/u.exec(text.slice(start, end))?.[0] ?? '';
        text = `${text.slice(0, start)}${article}${other}${text.slice(end)}`;
      }
      return { locale: 'ar', path: spot.path, docs: spot.with(text), note: `${chosen.accepted.ar[0]} → ${other}` };
    },
  },
];
