import { readColour } from '@nasaq/brand';
import { parts } from '@nasaq/contract';
import type { Endpoint, PayloadRequest, TypedUser } from 'payload';
import { z } from 'zod';
import { queryOn } from '../platform/database/query.ts';
import { hasRole } from '../platform/staff/access.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { type StaffRequest, staffPost, staffTransaction } from '../platform/staff/staff-action.ts';
import { startTexts } from './catalogue/index.ts';
import { homeInput, saveHome } from './home-step.ts';
import { makeSkeletons } from './legal-skeleton.ts';
import { beginOwnCompany } from './own-company.ts';
import { readSteps } from './read-steps.ts';
import { saveBrand, saveCompany, saveHours, saveParts } from './save-steps.ts';
import type { StartAnswer } from './start-api.ts';
import { noteStart } from './state.ts';
import { sendTestMail } from './test-mail.ts';

const both = (least: number, most: number) => {
  const text = z.string().trim().min(least).max(most);
  return z.object({ en: text, ar: text });
};
/** `24:00` ends a day. */
const clock = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/);
const day = z.iso.date();
const colour = z
  .string()
  .trim()
  .max(40)
  .refine((text) => text === '' || readColour(text) !== null);

const logo = z
  .object({
    file: z.string().regex(/^[\da-f]{32}$/),
    name: z.string().max(200),
    type: z.enum(['svg', 'png']),
    width: z.number().positive().optional(),
    height: z.number().positive().optional(),
  })
  .nullable();

const inputs = {
  company: z.object({
    name: both(1, 120),
    description: both(1, 400),
    address: both(0, 400),
    email: z.email(),
    phone: z.string().trim().min(3).max(40),
  }),
  hours: z.object({
    timeZone: z.string().refine(isTimeZone),
    days: z.array(z.object({ weekday: z.string().regex(/^[0-6]$/), from: clock, to: clock })).max(40),
    holidays: z
      .array(z.object({ id: z.string().max(40), date: day, label: both(0, 120) }))
      .max(100)
      .superRefine((rows, context) => {
        rows.forEach(({ date }, place) => {
          if (rows.findIndex((row) => row.date === date) < place)
            context.addIssue({ code: 'custom', path: [place, 'date'] });
        });
      }),
  }),
  brand: z
    .object({
      mark: z.enum(['house', 'rosette', 'file']),
      logo,
      logoDark: logo,
      logoHasName: z.boolean(),
      colour,
      accent: colour,
    })
    .refine((form) => form.mark !== 'file' || form.logo, { path: ['logo'] }),
  parts: z.object({ wanted: z.array(z.enum(parts)) }),
  nothing: z.object({}),
  board: z.object({ putAway: z.boolean() }),
  own: z.object({ sure: z.literal(true) }),
};

const may = (user: TypedUser) => hasRole(user);

/**
 * `POST /api/start/<step>` of `start-api.ts`, for administrators: each step is saved by itself.
 * @param prove refuses who has not shown the password of late
 */
export function startEndpoints(prove: (req: PayloadRequest) => Promise<void>): Endpoint[] {
  return [
    saves('company', inputs.company, saveCompany),
    saves('hours', inputs.hours, saveHours),
    saves('brand', inputs.brand, saveBrand),
    saves('parts', inputs.parts, saveParts),
    saves('home', homeInput, saveHome),
    staffPost({
      path: '/start/legal',
      input: inputs.nothing,
      may,
      answer: async (_, req) => {
        const made = await staffTransaction(req, makeSkeletons);
        const texts = startTexts[interfaceLanguage(req.i18n)];
        return answer(req, made > 0 ? texts.legalMade : texts.legalThere);
      },
    }),
    staffPost({
      path: '/start/mail',
      input: inputs.nothing,
      may,
      answer: async (_, req) => answer(req, await sendTestMail(req)),
    }),
    staffPost({
      path: '/start/words',
      input: inputs.nothing,
      may,
      answer: async (_, req) => {
        await noteStart(queryOn(req.payload), { read: new Date().toISOString() });
        return answer(req, startTexts[interfaceLanguage(req.i18n)].wordsRead);
      },
    }),
    staffPost({
      path: '/start/board',
      input: inputs.board,
      may,
      answer: async ({ putAway }, req) => {
        await noteStart(queryOn(req.payload), { putAway });
        return answer(req);
      },
    }),
    staffPost({
      path: '/start/own',
      input: inputs.own,
      may,
      answer: async (_, req) => {
        await prove(req);
        return beginOwnCompany(req);
      },
    }),
  ];
}

/** A form of the assistant: it is stored, and the steps are told as they stand then. */
function saves<Form>(name: string, input: z.ZodType<Form>, save: (form: Form, req: StaffRequest) => Promise<void>) {
  return staffPost({
    path: `/start/${name}`,
    input,
    may,
    answer: async (form: Form, req) => {
      await save(form, req);
      return answer(req);
    },
  });
}

async function answer(req: StaffRequest, told?: string): Promise<StartAnswer> {
  return { ...(told && { told }), steps: await readSteps(req.payload) };
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
