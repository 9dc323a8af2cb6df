import { type Locale, otherLocale } from '@nasaq/contract';
import { correspondence, type Docs, type Place } from '@nasaq/translation';
import {
  type Finding,
  pathOfLink,
  readText,
  type TextParagraph,
  type TextRange,
  valueAt,
} from '@nasaq/translation/checks';

/** What a finding says of a place, so far as it leads there; a dispute or a field knows no more than where it is. */
export type Leading = Pick<Finding, 'locale' | 'path' | 'range'> & Partial<Pick<Finding, 'check' | 'values'>>;

type FoundPlace = Place & { range?: TextRange };

/**
 * Where a finding leads. What is about both languages leads into the translation: to its words where it has them, else
 * into the paragraph that answers the one of the source which alone has them.
 * @param source the language that is translated from
 */
export function placeOfFinding(finding: Leading, docs: Docs, source: Locale): FoundPlace {
  const { check, path, range } = finding;
  const locale = finding.locale === 'both' ? otherLocale(source) : finding.locale;
  const isExact = check === undefined || (finding.locale !== 'both' && check !== 'term-missing');
  if (isExact) return { locale, path, ...(range && { range }) };
  const texts = {
    own: readText(valueAt(docs[locale], path)),
    other: readText(valueAt(docs[otherLocale(locale)], path)),
  };
  const found = differingIn(finding, locale, texts);
  return { locale, path, ...(found && { range: found }) };
}

/** As the checks say that a language has none of them. */
const nothing = '–';

interface Texts {
  own: readonly TextParagraph[];
  other: readonly TextParagraph[];
}

function differingIn({ check, range, values = {} }: Leading, locale: Locale, texts: Texts): TextRange | undefined {
  const { other, own } = texts;
  const near = range?.paragraph;
  if (check === 'term-missing') return answering(said(other, [values.source ?? ''], near), texts);
  if (check === 'headings-differ') return shapedApart(texts, isHeading);
  if (check === 'emphasis-differs') return spansApart(texts, ({ emphasis }) => emphasis);
  const words = (one: Locale) => (values[one] ?? '').split(' · ');
  const otherWords = words(otherLocale(locale));
  if (check === 'links-differ')
    return (
      linked(own, other, words(locale)) ??
      answering(linked(other, own, otherWords), texts) ??
      spansApart(texts, ({ links }) => links)
    );
  return said(own, words(locale), near) ?? answering(said(other, otherWords, near), texts);
}

/** The first place at which any of some words stand, first in the paragraph that is told. */
function said(texts: readonly TextParagraph[], words: readonly string[], near?: number): TextRange | undefined {
  const first = texts.filter(({ index }) => index === near);
  for (const one of words.filter((word) => /[\p{L}\p{N}]/u.test(word)))
    for (const { index, text } of [...first, ...texts]) {
      const from = placeOf(one, text);
      if (from >= 0) return { paragraph: index, from, to: from + one.length };
    }
  return undefined;
}

/** Of whole words and figures before others: 35 is not said in 135. */
function placeOf(words: string, text: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const around = `${text.slice(0, at).at(-1) ?? ' '}${text.charAt(at + words.length) || ' '}`;
    const isWhole = /\p{N}/u.test(words) ? !/\p{N}/u.test(around) : !/\p{L}/u.test(around);
    if (isWhole) return at;
  }
  return text.indexOf(words);
}

/** The first link that is told of: by its address, or as an entry that the other language does not lead to. */
function linked(texts: readonly TextParagraph[], others: readonly TextParagraph[], told: readonly string[]) {
  const known = new Set(others.flatMap(({ links }) => links.map(({ entry }) => entry)));
  const isTold = ({ entry, url }: TextParagraph['links'][number]) =>
    entry === null ? told.includes(url?.trim() ?? '') || told.includes(pathOf(url ?? '')) : !known.has(entry);
  for (const { index, links } of told.includes(nothing) ? [] : texts) {
    const link = links.find(isTold);
    if (link) return { paragraph: index, from: link.from, to: link.to };
  }
  return undefined;
}

/** The address without the site that it is of, as the checks tell it. */
function pathOf(url: string): string {
  return pathOfLink(url.trim().replace(/^https?:\/\/[^/]+(?=\/)/u, ''), '') ?? '';
}

function isHeading({ kind }: TextParagraph): boolean {
  return /^h\d$/u.test(kind);
}

/** The first paragraph of some kind that has none of its own in the other language. */
function shapedApart(texts: Texts, isMeant: (paragraph: TextParagraph) => boolean): TextRange | undefined {
  const { other, own } = texts;
  const partners = partnersOf(texts);
  const alone = own.find((one) => isMeant(one) && !partners.some(([mine]) => mine === one.index));
  if (alone) return { paragraph: alone.index, from: 0, to: alone.text.length };
  const lacking = other.find((one) => isMeant(one) && !partners.some(([, theirs]) => theirs === one.index));
  return lacking && answering({ paragraph: lacking.index, from: 0, to: 0 }, texts);
}

/** The first paragraph in which more or less is marked than in its own of the other language. */
function spansApart(
  texts: Texts,
  spansOf: (paragraph: TextParagraph) => readonly { from: number; to: number }[],
): TextRange | undefined {
  const { other, own } = texts;
  for (const [mine, theirs] of partnersOf(texts)) {
    const spans = spansOf(own[mine]!);
    if (spans.length === spansOf(other[theirs]!).length) continue;
    const { from, to } = spans[0] ?? { from: 0, to: 0 };
    return { paragraph: mine, from, to };
  }
  return undefined;
}

/**
 * The paragraph that answers one of the other language: its beginning; of one without any, behind the last that answers
 * what stands before it.
 */
function answering(theirs: TextRange | undefined, texts: Texts): TextRange | undefined {
  if (!theirs) return undefined;
  const before = partnersOf(texts).filter(([, other]) => other <= theirs.paragraph);
  const [mine, other] = before.at(-1) ?? [];
  if (mine === undefined) return undefined;
  const at = other === theirs.paragraph ? 0 : texts.own[mine]!.text.length;
  return { paragraph: mine, from: at, to: at };
}

function partnersOf({ other, own }: Texts) {
  const kinds = (texts: readonly TextParagraph[]) => texts.map(({ kind }) => kind);
  return correspondence(kinds(own), kinds(other));
}
