import type { BilingualText, Locale } from '@nasaq/contract';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { lockEntry } from '../content/index.ts';
import { hasRole } from '../platform/staff/access.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { type StaffRequest, staffPost, staffTransaction } from '../platform/staff/staff-action.ts';
import { StaffError } from '../platform/staff/staff-error.ts';
import { mergeChanges, pathById } from './merge-step.ts';
import { noteOverruled, readStored, writersOf } from './overruled-fields.ts';
import { readSteps } from './read-steps.ts';
import type { StepAnswer, StepForms } from './start-api.ts';
import { globalOfStep } from './stored-at.ts';
import { refuseWaitingDraft } from './waiting-draft.ts';

interface Step<Form> {
  /** What can be stored, beside what is. */
  input: (found: Form) => z.ZodType<Form>;
  /** What is stored, in the transaction of the request. */
  read: (req: StaffRequest) => Promise<Form>;
  /** @returns what its reader is to know where it is saved, and not on the site yet */
  save: (form: Form, req: StaffRequest) => Promise<string | void>;
}

const part = z.record(z.string(), z.unknown());
/** Whoever does not say what they began from changes exactly the fields that they name. */
const changes = z.object({ from: part.default({}), to: part, over: z.array(z.string().max(200)).max(200).default([]) });

/**
 * `POST /api/start/<name>` with `Changes`: what its reader has changed in a step, merged with what is stored by now, and
 * saved whole or not at all. Saves of the same follow each other, those of the CMS's own forms too.
 */
export function saveStep<Name extends keyof StepForms>(
  name: Name,
  { input, read, save }: Step<StepForms[Name]>,
): Endpoint {
  return staffPost({
    path: `/start/${name}`,
    input: changes,
    may: (user) => hasRole(user),
    answer: async (sent, req): Promise<StepAnswer<StepForms[Name]>> => {
      const saved = await staffTransaction(req, async (inner) => {
        await lockEntry(inner, 'globals', globalOfStep[name]);
        const found = await read(inner);
        const before = sent.over.length > 0 ? await readStored(name, inner) : null;
        let waits: string | void;
        try {
          await refuseWaitingDraft(name, inner, interfaceLanguage(req.i18n));
          waits = await save(valid(mergeChanges(sent, found), input(found), interfaceLanguage(req.i18n)), inner);
        } catch (error) {
          // What is refused is looked at beside what others have saved.
          if (!(error instanceof StaffError)) throw error;
          const by =
            error.code === 'both_changed' && (await writersOf(name, error.details['fields'] as string[], inner));
          throw new StaffError(error.code, { ...error.details, now: found, ...(by && { by }) });
        }
        if (before) await noteOverruled(name, { before, over: sent.over }, inner);
        return { found, now: await read(inner), ...(waits && { told: waits }) };
      });
      return { ...saved, steps: await readSteps(req.payload, interfaceLanguage(req.i18n)) };
    },
  });
}

/** @throws {StaffError} with the fields in dispute, or with those that cannot be stored and what their rules say of them */
function valid<Form extends object>(
  { disputes, form }: { disputes: readonly string[]; form: Form },
  input: z.ZodType<Form>,
  language: Locale,
): Form {
  if (disputes.length > 0) throw new StaffError('both_changed', { fields: disputes });
  const parsed = input.safeParse(form);
  if (parsed.success) return parsed.data;
  const refused = parsed.error.issues.map((issue) => ({
    field: pathById(form, issue.path.join('.')),
    sentence: issue.code === 'custom' ? (issue.params?.said as BilingualText | undefined)?.[language] : undefined,
  }));
  const said = refused.flatMap(({ field, sentence }) => (sentence ? [[field, sentence] as const] : []));
  throw new StaffError('invalid', {
    fields: [...new Set(refused.map(({ field }) => field))],
    ...(said.length > 0 && { said: Object.fromEntries(said) }),
  });
}
