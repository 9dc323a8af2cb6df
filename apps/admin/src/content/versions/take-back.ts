import { type Locale, locales } from '@nasaq/contract';
import { bearsLanguage, type Doc } from '@nasaq/translation';
import type { Endpoint, GlobalSlug, PayloadRequest } from 'payload';
import { z } from 'zod';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { innerRequest } from '../../platform/payload/inner-request.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { fieldsOf } from '../checks/document.ts';
import { digest } from '../saving/digest.ts';
import { lockEntry } from '../saving/merge-hooks.ts';
import { publishedInLanguages } from '../saving/published-settings.ts';
import { takeBackGlobal } from '../saving/restore.ts';
import { changedIn, differencesOf, sharedIn } from './read-version.ts';
import { titlesIn } from './titles.ts';

/** What a draft of settings has that readers have not. */
interface Waiting {
  /** In the language of the menus. */
  fields: string[];
  /** What each of them says, by its name: who gives the draft up says what they were asked about. */
  seen: Record<string, string>;
}

/** It has changed since somebody was asked about it. */
interface AskedAgain extends Waiting {
  /** Those that they were not asked about, or not as they are now. */
  fresh: string[];
}

/**
 * `GET /api/globals/<slug>/waiting` answers what a draft of settings has that readers have not; `POST …/take-back` with what
 * was `seen` of it gives it up and answers the same. 409 with all of it where it says something else by now: nothing has
 * changed. 403 for who may not read the settings, or may not change them.
 */
export function takeBackEndpoints(slug: GlobalSlug): Endpoint[] {
  return [
    {
      method: 'get',
      path: '/waiting',
      handler: async (req) => answer(await waitingIn(req, slug)),
    },
    {
      method: 'post',
      path: '/take-back',
      handler: async (req) => {
        const asked = bodySchema.safeParse(await req.json?.().catch(() => null));
        const seen = asked.success ? asked.data.seen : {};
        const { i18n, payload, t, user } = req;
        return inTransaction(payload, async (inside) => {
          Object.assign(inside, { i18n, t, user });
          // Whoever saves meanwhile waits: what is named here is what goes.
          await lockEntry(inside, 'globals', slug);
          const waiting = await waitingIn(inside, slug);
          const fresh = waiting.fields.filter((name) => seen[name] !== waiting.seen[name]);
          if (fresh.length > 0) return answer({ ...waiting, fresh }, 409);
          await takeBackGlobal(inside, slug);
          return answer(waiting);
        });
      },
    },
  ];
}

const bodySchema = z.object({ seen: z.record(z.string(), z.string()) });

function answer(body: Waiting | AskedAgain, status = 200): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

/** @throws {Forbidden} for who may not read the draft */
async function waitingIn(req: PayloadRequest, slug: GlobalSlug): Promise<Waiting> {
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
  const names = [...new Set([...own, ...sharedIn(fields, shared)].map((label) => label[language]))];
  const saidIn = (label: string) => {
    const named = [...fields, ...shared].filter((one) => one.label[language] === label);
    const places = new Set(named.map((one) => ('field' in one ? one.field : one.name)));
    return digest(
      [...places].toSorted().map((name) => [drafts.en[name], drafts.ar[name]]),
      'value',
    );
  };
  return { fields: names, seen: Object.fromEntries(names.map((name) => [name, saidIn(name)])) };
}
