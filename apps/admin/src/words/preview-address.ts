import { type Locale, localePath, locales, paths } from '@nasaq/contract';
import { env } from '../env.ts';
import { isKeyedHash, keyedHash } from '../platform/secrets/secret.ts';

/** What a preview's token is of that shows pages whose texts lead to their entries by a click. */
export const wordsPreview = 'words';

/** Whether a token shows what is about to be said. What is malformed, not ours or expired shows what everybody reads. */
export function previewsWords(token: string | undefined): boolean {
  const { body, expires, signature } =
    /^(?<body>words\.0\.(?<expires>\d{1,15}))\.(?<signature>[\w-]{43})$/.exec(token ?? '')?.groups ?? {};
  return Boolean(signature) && Number(expires) > Date.now() && isKeyedHash(signature!, 'preview', body!);
}

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
