import { locales } from '@nasaq/contract';
import { wordsOf } from '@nasaq/translation';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { env } from '../../env.ts';
import { Limit } from '../../platform/http/shared-limits.ts';
import { writesContent } from '../../platform/staff/access.ts';
import { staffPost } from '../../platform/staff/staff-action.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';
import { loadTerms } from '../terms/load-terms.ts';
import { draftTexts } from './draft-texts.ts';
import { TranslatorError, type TranslatorSettings } from './translator.ts';

/** Letters that are sent at once at most: each of them may cost its owner something. */
const mostLetters = 40_000;
/** Calls of one member of staff within a minute. */
const mostCalls = 30;

const input = z.object({
  from: z.enum(locales),
  texts: z
    .array(z.object({ path: z.string().max(300), value: z.unknown() }))
    .min(1)
    .max(100),
});

/** The machine that the owner has named; `null` = none, and nobody is offered a draft. */
export function translatorOf({ translator }: Pick<typeof env, 'translator'>): TranslatorSettings | null {
  return translator ?? null;
}

/**
 * `POST /api/machine-drafts {from, texts: [{path, value}]}` answers `{drafts: MachineDraft[]}` to staff who write. Nothing
 * is stored: the desk saves what it takes, and says that a machine wrote it.
 */
export function machineDrafts(settings = () => translatorOf(env)): Endpoint[] {
  const calls = new Limit('machine drafts', mostCalls, 60);
  const draft = staffPost({
    path: '/machine-drafts',
    input,
    may: mayDraft,
    answer: async ({ from, texts }, req) => {
      const translator = settings();
      if (!translator) throw new StaffError('machine_off');
      if (texts.reduce((sum, { value }) => sum + wordsOf(value).length, 0) > mostLetters)
        throw new StaffError('too_long');
      if ((await calls.take(String(req.user.id))) > 0) throw new StaffError('machine_busy');
      const terms = await loadTerms(req.payload);
      try {
        return {
          drafts: await draftTexts(translator, {
            from,
            texts: texts.map(({ path, value }) => ({ path, value })),
            terms,
          }),
        };
      } catch (error) {
        if (error instanceof TranslatorError) throw new StaffError(error.code);
        throw error;
      }
    },
  });
  return [draft, { method: 'get', path: '/machine-drafts', handler: (req) => tellAvailable(req, settings() !== null) }];
}

/** `GET /api/machine-drafts` answers `{available}`: whether screens offer drafts to this member of staff. */
function tellAvailable({ user }: PayloadRequest, isSet: boolean): Response {
  const available = isSet && mayDraft(user);
  return Response.json({ available }, { headers: { 'Cache-Control': 'no-store' } });
}

function mayDraft(user: unknown): boolean {
  return writesContent(user);
}
