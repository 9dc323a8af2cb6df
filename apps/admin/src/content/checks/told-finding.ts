import { type Bilingual, type Docs, excerpt, type FieldSpec } from '@nasaq/translation';
import { type Finding, markOf, readText, valueAt } from '@nasaq/translation/checks';
import type { Dismissal } from './check-facts.ts';
import { labelOf } from './label.ts';

/** A finding with what a screen says of it. */
export interface ToldFinding extends Finding {
  /** One for each finding of a document, and the same as long as it is about the same words. */
  key: string;
  /** For a dismissal. */
  mark: string;
  /** The field, with the row that it stands in. */
  label: Bilingual;
  /** The words that are meant, with a few around them. */
  excerpt: { before: string; words: string; after: string } | null;
}

/** So many letters are shown on either side of what is meant. */
const around = 28;
/** Of what is meant itself. */
const most = 60;

/** What is to be mended, as screens tell it. Pure; of long texts it takes its time. */
export function tellFindings(findings: readonly Finding[], fields: readonly FieldSpec[], docs: Docs): ToldFinding[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const mark = markOf(finding, docs);
    const about = findingKey({ ...finding, mark });
    const before = seen.get(about) ?? 0;
    seen.set(about, before + 1);
    return {
      ...finding,
      mark,
      key: before === 0 ? about : `${about}\n${before}`,
      label: labelOf(fields, docs, finding.path),
      excerpt: excerptOf(finding, docs),
    };
  });
}

/** What a finding and its dismissal have in common. */
export function findingKey({
  check,
  locale,
  mark,
  path,
}: Pick<Finding, 'check' | 'locale' | 'path'> & { mark: string }) {
  return [check, locale, path, mark].join('\n');
}

/** What nobody has dismissed. What stops cannot be. */
export function openTold({
  dismissals,
  findings,
}: {
  dismissals: readonly Pick<Dismissal, 'check' | 'locale' | 'mark' | 'path'>[];
  findings: readonly ToldFinding[];
}): ToldFinding[] {
  const keys = new Set(dismissals.map(findingKey));
  return findings.filter((finding) => finding.level === 'stops' || !keys.has(findingKey(finding)));
}

function excerptOf({ locale, path, range }: Finding, docs: Docs): ToldFinding['excerpt'] {
  if (!range || locale === 'both') return null;
  const text = readText(valueAt(docs[locale], path)).find(({ index }) => index === range.paragraph)?.text;
  // Of a whole paragraph there is nothing to point at.
  if (text === undefined || (range.from === 0 && range.to >= text.length)) return null;
  const from = wordStart(text, range.from);
  const to = wordEnd(text, range.to);
  const words = text.slice(range.from, range.to);
  return {
    before: `${from > 0 ? '…' : ''}${text.slice(from, range.from)}`,
    words: excerpt(words, most),
    after: words.length > most ? '' : `${text.slice(range.to, to)}${to < text.length ? '…' : ''}`,
  };
}

/** Of the first whole word that is near enough to what is meant: half an Arabic word would begin with the wrong letter. */
function wordStart(text: string, at: number): number {
  const furthest = at - around;
  if (furthest <= 0) return 0;
  const gap = text.slice(furthest - 1, at).search(/\s\S/u);
  return gap < 0 ? at : furthest + gap;
}

/** Of the last one behind it. */
function wordEnd(text: string, at: number): number {
  const furthest = at + around;
  if (furthest >= text.length) return text.length;
  let end = furthest;
  while (end > at && !/\s/u.test(text.charAt(end))) end -= 1;
  return end;
}
