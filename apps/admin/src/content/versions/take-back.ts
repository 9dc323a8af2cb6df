import { type Locale, locales } from '@nasaq/contract';
import { bearsLanguage, type Doc } from '@nasaq/translation';
import type { Endpoint, GlobalSlug, PayloadRequest } from 'payload';
import { z } from 'zod';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { innerRequest } from '../../platform/payload/inner-request.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { fieldsOf } from '../checks/document.ts';
import { publishedInLanguages, takeBackGlobal } from '../saving/restore.ts';
import { changedIn, differencesOf, sharedIn } from './read-version.ts';
import { titlesIn } from './titles.ts';

/** Of a draft that is given up: the names of the fields that readers have differently, in the language of the menus. */
export const takenBack = z.object({ fields: z.array(z.string()) });

/**
 * `GET /api/globals/<slug>/waiting` answers what a draft of settings has that readers have not; `POST …/take-back` gives it
 * up. Both: 403 for who may not change the settings.
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

function answer(body: z.infer<typeof takenBack>): Response {
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
