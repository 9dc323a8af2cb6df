import { type Locale, otherLocale } from '@nasaq/contract';
import { type Hit, nothing } from '../check.ts';
import type { TextParagraph } from '../reading/read-text.ts';
import type { Reading, WrittenText } from '../reading/reading.ts';
import { without } from './left-over.ts';
import { leadsNowhere, pathOfLink } from './links.ts';
import { saidDifferently } from './said-differently.ts';

/** What the two languages of a text do not say alike. */
export function differenceHits(reading: Reading): Hit[] {
  return reading.texts.ar
    .filter(({ other }) => other.some(({ text }) => text.trim() !== ''))
    .flatMap((text) => [
      ...saidDifferently(text),
      ...shapedDifferently(text),
      ...linkedDifferently(text, reading),
      ...ofOtherLength(text),
    ]);
}

function shapedDifferently(text: WrittenText): Hit[] {
  const { other: en, paragraphs: ar, path } = text;
  const headings = (paragraphs: readonly TextParagraph[]) =>
    paragraphs.filter(({ kind }) => kind.startsWith('h')).map(({ kind }) => kind);
  const strong = (paragraphs: readonly TextParagraph[]) =>
    paragraphs.reduce((sum, { emphasis }) => sum + emphasis.length, 0);
  const hits: Hit[] = [];
  if (headings(en).join() !== headings(ar).join())
    hits.push({
      check: 'headings-differ',
      locale: 'both',
      path,
      values: { en: String(headings(en).length), ar: String(headings(ar).length) },
    });
  if (strong(en) !== strong(ar))
    hits.push({
      check: 'emphasis-differs',
      locale: 'both',
      path,
      values: { en: String(strong(en)), ar: String(strong(ar)) },
    });
  return hits;
}

function linkedDifferently({ other, paragraphs, path }: WrittenText, reading: Reading): Hit[] {
  const targets = (texts: readonly TextParagraph[], locale: Locale) =>
    texts.flatMap(({ links }) => links.flatMap((link) => targetOf(link, locale, reading)));
  const [en, ar] = [targets(other, 'en'), targets(paragraphs, 'ar')];
  const alone = (from: Target[], others: Target[]) => {
    const missing = without(
      from.map(({ key }) => key),
      others.map(({ key }) => key),
    );
    const told = missing.map((key) => from.find((target) => target.key === key)!.told);
    return [...new Set(told)].join(' · ') || nothing;
  };
  const values = { en: alone(en, ar), ar: alone(ar, en) };
  return values.en === nothing && values.ar === nothing
    ? []
    : [{ check: 'links-differ', locale: 'both', path, values }];
}

interface Target {
  /** The same for both languages where it is the same page. */
  key: string;
  /** The page's title, or the address as its language has it. */
  told: string;
}

/** Nothing for a link without an address, which is told of by itself. */
function targetOf(
  { entry, url }: { entry: string | null; url: string | null },
  locale: Locale,
  { facts }: Reading,
): Target[] {
  if (entry) return [{ key: entry, told: titleOf(entry, locale, facts) }];
  const written = (url ?? '').trim();
  if (leadsNowhere(written)) return [];
  const path = pathOfLink(written, facts.siteUrl);
  if (path === null) return [{ key: written.replace(/\/$/u, '').toLowerCase(), told: written }];
  const address = facts.addresses[path];
  if (address?.is === 'entry') return [{ key: address.entry, told: path }];
  const own = path.replace(/^\/ar(?=\/|$)/u, '') || '/';
  // Slugs differ by language: without the host's word for it, a page is known by its section.
  const isKnown = address !== undefined || !/^\/[^/]+\/./u.test(own);
  return [{ key: isKnown ? own : `${own.split('/').slice(0, 2).join('/')}/…`, told: path }];
}

function titleOf(entry: string, locale: Locale, { entries }: Reading['facts']): string {
  const title = entries[entry]?.title;
  return title?.[locale] || title?.[otherLocale(locale)] || entry;
}

/** Either language says things in its own way; half of them is missing where one is not a third as long. */
function ofOtherLength({ other, paragraphs, path }: WrittenText): Hit[] {
  const letters = (texts: readonly TextParagraph[]) => texts.reduce((sum, { text }) => sum + text.trim().length, 0);
  const [en, ar] = [letters(other), letters(paragraphs)];
  if (Math.max(en, ar) < 80) return [];
  const locale: Locale = ar < en ? 'ar' : 'en';
  const share = locale === 'ar' ? ar / en : en / ar;
  if (share > (locale === 'ar' ? 0.4 : 0.5)) return [];
  return [
    {
      check: 'length-differs',
      locale,
      path,
      values: { share: String(Math.round(share * 100)), other: otherLocale(locale) },
    },
  ];
}
