import { type Locale, locales } from '@nasaq/contract';
import { bearsLanguage, type Doc } from '@nasaq/translation';
import type { Endpoint, GlobalSlug, PayloadRequest } from 'payload';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { innerRequest } from '../../platform/payload/inner-request.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { fieldsOf } from '../checks/document.ts';
import { publishedInLanguages } from '../saving/published-settings.ts';
import { takeBackGlobal } from '../saving/restore.ts';
import { changedIn, differencesOf, sharedIn } from './read-version.ts';
import { titlesIn } from './titles.ts';

/**
 * `GET /api/globals/<slug>/waiting` answers what a draft of settings has that readers have not; `POST …/take-back` gives it
 * up and answers the same. 403 for who may not read the settings, or may not change them.
 */
export function takeBackEndpoints(slug: GlobalSlug): Endpoint[] {
  return [
    {
      method: 'get',
      path: '/waiting',
      handler: async (req) => answer({ fields: await namesOfWaiting(req, slug) }),
    },
    {
      method: 'post',
      path: '/take-back',
      handler: async (req) => {
        const fields = await namesOfWaiting(req, slug);
        const { i18n, payload, t, user } = req;
        await inTransaction(payload, (inside) => takeBackGlobal(Object.assign(inside, { i18n, t, user }), slug));
        return answer({ fields });
      },
    },
  ];
}

/** The names are in the language of the menus. */
function answer(body: { fields: string[] }): Response {
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}

/** @throws {Forbidden} for who may not read the draft */
async function namesOfWaiting(req: PayloadRequest, slug: GlobalSlug): Promise<string[]> {
  const language = interfaceLanguage(req.i18n);
  const read = async (locale: Locale) =>
    (await req.payload.findGlobal({
      slug,
      locale,
      draft: true,
      fallbackLocale: false,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req: innerRequest(req),
    })) as unknown as Doc;
  const drafts = { en: await read('en'), ar: await read('ar') };
  const fields = fieldsOf(req.payload, { global: slug });
  const published = await publishedInLanguages(req, slug);
  const { languages, shared } = differencesOf(fields, published, drafts, await titlesIn(req, published, drafts));
  const own = locales.flatMap((locale) => changedIn(fields.filter(bearsLanguage), languages[locale]));
  return [...new Set([...own, ...sharedIn(fields, shared)].map((label) => label[language]))];
}
