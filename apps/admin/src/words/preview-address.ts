import { type Locale, localePath, locales, paths } from '@nasaq/contract';
import { env } from '../env.ts';
import { keyedHash } from '../platform/secrets/secret.ts';

/** What a preview's token is of that shows pages whose texts lead to their entries by a click. */
export const wordsPreview = 'words';

/** Milliseconds for which the site opens so. */
const lifetime = 12 * 60 * 60 * 1000;

/** The site's home in each language, where a click on a text leads to it here. */
export function clickableSite(): Record<Locale, string> {
  const body = `${wordsPreview}.0.${Date.now() + lifetime}`;
  const token = `${body}.${keyedHash('preview', body)}`;
  return Object.fromEntries(
    locales.map((locale) => [locale, `${env.siteUrl}${localePath(locale, paths.home)}?preview=${token}`]),
  ) as Record<Locale, string>;
}
