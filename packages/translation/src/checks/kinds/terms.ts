import { type Locale, otherLocale } from '@nasaq/contract';
import { Glossary } from '../../glossary/glossary.ts';
import { isSaidOtherwise } from '../../glossary/said-otherwise.ts';
import { termFindings } from '../../glossary/term-findings.ts';
import type { Term } from '../../glossary/term.ts';
import type { Hit } from '../check.ts';
import type { TextParagraph } from '../reading/read-text.ts';
import { allTexts, hitAt, type Reading, type WrittenText } from '../reading/reading.ts';

/** Words that the glossary forbids, and agreed ones that a translation does not use. */
export function termHits(reading: Reading): Hit[] {
  const { terms } = reading.facts;
  if (terms.length === 0) return [];
  const glossary = glossaryOf(terms);
  const source = reading.record?.source ?? 'en';
  return allTexts(reading).flatMap((text) => [
    ...forbidden(text, glossary),
    ...(text.locale === source ? [] : missing(text, source, glossary)),
  ]);
}

const glossaries = new WeakMap<readonly Term[], Glossary>();

/** Made once for the same terms: it knows every inflection of them. */
function glossaryOf(terms: readonly Term[]): Glossary {
  const known = glossaries.get(terms) ?? new Glossary(terms);
  glossaries.set(terms, known);
  return known;
}

function forbidden(text: WrittenText, glossary: Glossary): Hit[] {
  return text.paragraphs.flatMap(({ index, text: words }) => {
    const found = glossary.find(words, text.locale);
    return found
      .filter((one) => one.forbidden && !found.some((other) => other.start === one.start && !other.forbidden))
      .map(({ end, start, term }) =>
        hitAt(
          text,
          'term-forbidden',
          { paragraph: index, from: start, to: end },
          {
            found: words.slice(start, end),
            term: termName(term, text.locale),
          },
        ),
      );
  });
}

function missing(text: WrittenText, source: Locale, glossary: Glossary): Hit[] {
  return pairsOf(text).flatMap(({ mine, theirs }) =>
    termFindings(glossary, source, theirs.text, mine.text).flatMap((finding) => {
      if (finding.kind !== 'missing') return [];
      const [start, end] = finding.source[0]!;
      const said = theirs.text.slice(start, end);
      if (isSaidOtherwise(finding.term, { said, text: mine.text, to: text.locale })) return [];
      return [
        hitAt(
          text,
          'term-missing',
          { paragraph: mine.index, from: 0, to: mine.text.length },
          {
            source: said,
            term: termName(finding.term, text.locale),
          },
        ),
      ];
    }),
  );
}

function termName({ accepted }: Term, locale: Locale): string {
  return accepted[locale][0] ?? accepted[otherLocale(locale)][0] ?? '';
}

/** Paragraph by paragraph where both are divided alike, else as a whole at the first. */
function pairsOf({ other, paragraphs }: WrittenText): { mine: TextParagraph; theirs: TextParagraph }[] {
  if (other.length === 0) return [];
  if (other.length === paragraphs.length) return paragraphs.map((mine, place) => ({ mine, theirs: other[place]! }));
  const whole = (texts: readonly TextParagraph[]) => ({ ...texts[0]!, text: texts.map(({ text }) => text).join('\n') });
  return [{ mine: whole(paragraphs), theirs: whole(other) }];
}
