import { entryPath, localePath, locales, type ContentType, type Locale } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { env } from '../../env.ts';
import type { PageGlobal } from '../../preview-token.ts';
import { completeLocales } from '../hooks/complete-locales.ts';
import { globalPaths } from '../preview-url.ts';
import { companyTimeZone, schedulesOf, type Target } from './find-schedules.ts';
import { languageStates } from './language-states.ts';
import type { LanguageState, Publication } from './publication.ts';

/** How every language of an entry or page stands, and what the clock will do. @returns null where there is none */
export async function publicationOf(
  req: PayloadRequest,
  target: Target,
): Promise<Omit<Publication, 'mayPublish'> | null> {
  const states = await languageStates(req.payload, target);
  if (!states) return null;
  const written = 'global' in target ? locales : await completeLocales(req, target.collection, target.id);
  const languages = Object.fromEntries(
    locales.map((locale): [Locale, LanguageState] => {
      const { isPublic, slug, waits } = states[locale];
      const url = isPublic ? addressOf(target, locale, slug) : null;
      return [locale, { isPublic, waits, written: written.includes(locale), url }];
    }),
  ) as Publication['languages'];
  return {
    timeZone: await companyTimeZone(req.payload),
    languages,
    schedules: (await schedulesOf(req.payload, target)).map(({ action, at, by, failed, id, locale }) => ({
      id,
      action,
      locale,
      at,
      by,
      failed,
    })),
  };
}

function addressOf(target: Target, locale: Locale, slug: string | null): string | null {
  const path =
    'global' in target
      ? globalPaths[target.global as PageGlobal]
      : slug && entryPath(target.collection as ContentType, slug);
  return path ? `${env.siteUrl}${localePath(locale, path)}` : null;
}
