import { entryPath, localePath, locales, type ContentType, type Locale } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { env } from '../../env.ts';
import { globalPaths } from '../entry/preview.ts';
import type { PageGlobal } from '../entry/previewed.ts';
import { completeLocales } from '../entry/hooks/complete-locales.ts';
import type { Doc } from '../saving/merge.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { subjectOf, withdrawnLanguages } from '../review/index.ts';
import { isOnSite, languageState } from '../saving/language-state.ts';
import type { Target } from '../saving/newest.ts';
import { companyTimeZone } from '../entry/company-time-zone.ts';
import { schedulesOf } from './find-schedules.ts';
import { rowsOf } from './language-states.ts';
import type { Publication } from './publication.ts';
import { whyStopped } from './why-stopped.ts';

/** How every language of an entry or page stands, and what the clock will do. @returns null where there is none */
export async function publicationOf(
  req: PayloadRequest,
  target: Target,
): Promise<Omit<Publication, 'mayPublish'> | null> {
  const rows = await rowsOf(req.payload, target);
  if (!rows) return null;
  const written = 'global' in target ? locales : await completeLocales(req, target.collection, target.id);
  const withdrawn = await withdrawnLanguages(req, subjectOf(target));
  const languages = Object.fromEntries(
    locales.map((locale): [Locale, Publication['languages'][Locale]] => {
      const state = languageState(rows, locale);
      const url = isOnSite(state) ? addressOf(target, locale, rows.stored) : null;
      return [
        locale,
        {
          state,
          written: written.includes(locale),
          // Of old, it may be back on the site without a word in the history.
          withdrawn: !isOnSite(state) && withdrawn.includes(locale),
          url,
        },
      ];
    }),
  ) as Publication['languages'];
  return {
    timeZone: await companyTimeZone(req.payload),
    languages,
    schedules: await Promise.all(
      (await schedulesOf(req.payload, target, interfaceLanguage(req.i18n))).map(
        async ({ action, at, by, failed, id, locale }) => ({
          id,
          action,
          locale,
          at,
          by,
          failed,
          ...(failed &&
            action === 'publish' && {
              stoppedBy: await whyStopped(req, target, locale, interfaceLanguage(req.i18n)),
            }),
        }),
      ),
    ),
  };
}

function addressOf(target: Target, locale: Locale, { slug }: Doc): string | null {
  const own = (slug as Partial<Record<Locale, string | null>> | null | undefined)?.[locale];
  const path =
    'global' in target
      ? globalPaths[target.global as PageGlobal]
      : own && entryPath(target.collection as ContentType, own);
  return path ? `${env.siteUrl}${localePath(locale, path)}` : null;
}
