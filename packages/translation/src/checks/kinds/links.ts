import { type Locale, locales } from '@nasaq/contract';
import type { Hit, TextRange } from '../check.ts';
import type { TextLink } from '../reading/read-text.ts';
import { hitAt, type Reading, type WrittenText } from '../reading/reading.ts';
import { vagueWords } from '../language/phrases.ts';

/** Links of rich texts: where they lead, and what they are called. */
export function linkHits(reading: Reading): Hit[] {
  return locales.flatMap((locale) =>
    reading.texts[locale].flatMap((text) =>
      text.paragraphs.flatMap(({ index, links, text: words }) =>
        links.flatMap((link) => {
          const range = { paragraph: index, from: link.from, to: link.to };
          return [...targetHits(text, link, range, reading), ...nameHits(text, words.slice(link.from, link.to), range)];
        }),
      ),
    ),
  );
}

/** An address within the site as a decoded path; null for others. */
export function pathOfLink(url: string, siteUrl: string): string | null {
  const trimmed = url.trim();
  const own =
    siteUrl !== '' && (trimmed === siteUrl || trimmed.startsWith(`${siteUrl}/`))
      ? trimmed.slice(siteUrl.length) || '/'
      : trimmed;
  if (!/^\/(?!\/)/u.test(own)) return null;
  const path = own.replace(/[?#].*$/su, '');
  return decoded(path.length > 1 ? path.replace(/\/$/u, '') : path).normalize('NFC');
}

/** Whether a link has no address, or only the beginning of one. */
export function leadsNowhere(url: string): boolean {
  return /^(?:#|https?:\/*|mailto:|tel:)?$/iu.test(url.trim());
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The language whose pages stand at a path. */
export function localeOfPath(path: string): Locale {
  return /^\/ar(?:\/|$)/u.test(path) ? 'ar' : 'en';
}

/** Files and answers for machines are the same for everybody. */
const noPage = /^\/(?:media|api|share|icons|fonts|assets)\//u;

function targetHits(text: WrittenText, { entry, url }: TextLink, range: TextRange, { facts }: Reading): Hit[] {
  if (entry) return entryHits(text, entry, range, facts);
  const target = (url ?? '').trim();
  if (leadsNowhere(target)) return [hitAt(text, 'link-empty', range)];
  const path = pathOfLink(target, facts.siteUrl);
  if (path === null) {
    const isBroken = !/^(?:https?:\/\/[^\s/]+\.[^\s]|mailto:\S+@|tel:|#)/iu.test(target) || isOwnMachine(target);
    return isBroken ? [hitAt(text, 'link-broken', range, { url: target })] : [];
  }
  if (noPage.test(path)) return [];
  const address = facts.addresses[path];
  if (address?.is === 'moved') return [hitAt(text, 'link-moved', range, { url: path, to: address.to })];
  if (localeOfPath(path) !== text.locale || (address?.is === 'entry' && address.locale !== text.locale))
    return [hitAt(text, 'link-language', range, { url: path })];
  if (path.startsWith('/admin') || address?.is === 'nothing') return [hitAt(text, 'link-broken', range, { url: path })];
  return address?.is === 'entry' ? entryHits(text, address.entry, range, facts) : [];
}

function isOwnMachine(url: string): boolean {
  return /^https?:\/\/(?:localhost|127\.|0\.0\.0\.0|192\.168\.|10\.|\[::1\])/iu.test(url);
}

function entryHits(text: WrittenText, entry: string, range: TextRange, facts: Reading['facts']): Hit[] {
  const linked = facts.entries[entry];
  if (!linked) return [];
  const title = linked.title[text.locale] || linked.title.en || linked.title.ar;
  if (!linked.open[text.locale]) return [hitAt(text, 'link-unpublished', range, { title })];
  return linked.closed ? [hitAt(text, 'job-closed', range, { title })] : [];
}

function nameHits(text: WrittenText, words: string, range: TextRange): Hit[] {
  const name = words.trim();
  if (name === '') return [hitAt(text, 'link-wordless', range)];
  return vagueWords[text.locale].test(name) ? [hitAt(text, 'link-vague', range, { words: name })] : [];
}
