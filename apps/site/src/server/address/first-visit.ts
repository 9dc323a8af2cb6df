import { defaultLocale, isLocale, localePath, type Locale } from '@nasaq/contract';
import { readLocaleCookie } from '../../locale/locale-cookie.ts';

/** What an address carries that means its very page: `?lang=en`, as the admin host links it, and a preview. */
const meant = /[?&](?:lang=en|preview=[^&]+)(?:&|$)/;

/**
 * The language to which a first visit to `/` is led, or `null` to stay in English.
 * A reader who comes to `/` from one of our own pages has chosen it: without this, the switch to English
 * would bounce off the cookie where JavaScript is off.
 * @param target path and query
 */
export function firstVisitRedirect(target: string, headers: Pick<Headers, 'get'>, siteUrl: string): string | null {
  if (!/^\/(?:\?|$)/.test(target) || meant.test(target) || comesFromOurPages(headers, siteUrl)) return null;
  const locale = readLocaleCookie(headers.get('cookie') ?? '') ?? preferredLocale(headers.get('accept-language') ?? '');
  return locale === defaultLocale ? null : localePath(locale, '/');
}

function comesFromOurPages(headers: Pick<Headers, 'get'>, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const referrer = headers.get('referer') ?? '';
  return referrer === siteUrl || referrer.startsWith(`${siteUrl}/`);
}

/** Browsers of one kind and language send the same header, and it is asked for with every first visit. */
const known = new Map<string, Locale>();
const maxKnown = 500;

/** The best of our languages in an `Accept-Language` header, by quality and then by order. */
export function preferredLocale(header: string): Locale {
  const before = known.get(header);
  if (before) return before;
  const preferred = choose(header);
  if (known.size >= maxKnown) known.clear();
  known.set(header, preferred);
  return preferred;
}

function choose(header: string): Locale {
  const wishes = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return {
        language: tag.trim().toLowerCase().split('-')[0] ?? '',
        quality: quality ? Number(quality.trim().slice(2)) : 1,
      };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { language } of wishes) if (isLocale(language)) return language;
  return defaultLocale;
}
