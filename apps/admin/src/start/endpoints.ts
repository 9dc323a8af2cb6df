import { readColour } from '@nasaq/brand';
import { isTimeZone, parts } from '@nasaq/contract';
import type { Endpoint, PayloadRequest, TypedUser } from 'payload';
import { z } from 'zod';
import { contentLabels, hoursFaults, printedPhone } from '../content/index.ts';
import { queryIn, queryOn } from '../platform/database/query.ts';
import { hasRole } from '../platform/staff/access.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { type StaffRequest, staffPost, staffTransaction } from '../platform/staff/staff-action.ts';
import { startTexts } from './catalogue/index.ts';
import { homeForm, homeInput, saveHome } from './home-step.ts';
import { makeSkeletons } from './legal-skeleton.ts';
import { beginOwnCompany } from './own-company.ts';
import { brandForm, companyForm, hoursForm, partsForm, readDraftedSite } from './read-site.ts';
import { readSteps } from './read-steps.ts';
import { saveStep } from './save-step.ts';
import { saveBrand, saveCompany, saveHours, saveParts } from './save-steps.ts';
import { inBoth, text, written } from './text-rules.ts';
import { type CompanyForm, type HoursForm, type StartAnswer, weekdays } from './start-api.ts';
import { noteStart, readStart } from './state.ts';
import { sendTestMail } from './test-mail.ts';

const missing = { en: startTexts.en.wrong.missing, ar: startTexts.ar.wrong.missing };

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
  company: (found: CompanyForm) =>
    z.object({
      name: inBoth(written(120)),
      description: inBoth(written(400)),
      address: inBoth(text(400)),
      email: z
        .string()
        .trim()
        .refine(Boolean, { abort: true, params: { said: missing } })
        .pipe(z.email()),
      phone: z.string().transform((typed, context) => {
        const phone = printedPhone(typed, found.phone);
        if (phone) return phone;
        context.addIssue({ code: 'custom', params: { said: typed.trim() ? contentLabels.site.phoneWrong : missing } });
        return z.NEVER;
      }),
    }),
  hours: z.object({
    timeZone: z.string().refine(isTimeZone),
    days: z
      .record(z.enum(weekdays), z.array(z.object({ from: z.string(), to: z.string() })).max(10))
      .superRefine(soundHours),
    holidays: z
      .array(z.object({ id: z.string().regex(/^[\w-]{1,40}$/), date: day, label: inBoth(text(120)) }))
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
  parts: z.object({ wanted: z.record(z.enum(parts), z.boolean()) }),
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
    saveStep('company', {
      input: inputs.company,
      read: async (req) => companyForm(await readDraftedSite(req)),
      save: saveCompany,
    }),
    saveStep('hours', {
      input: () => inputs.hours,
      read: async (req) => {
        const { hours } = await readStart(await queryIn(req));
        return hoursForm(await readDraftedSite(req), hours === true);
      },
      save: saveHours,
    }),
    saveStep('brand', {
      input: () => inputs.brand,
      read: (req) => brandForm(req.payload, req),
      save: saveBrand,
    }),
    saveStep('parts', {
      input: () => inputs.parts,
      read: (req) => partsForm(req.payload, req),
      save: saveParts,
    }),
    saveStep('home', {
      input: () => homeInput,
      read: (req) => homeForm(req.payload, req),
      save: saveHome,
    }),
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

async function answer(req: StaffRequest, told?: string): Promise<StartAnswer> {
  return { ...(told && { told }), steps: await readSteps(req.payload, interfaceLanguage(req.i18n)) };
}

function soundHours(days: HoursForm['days'], context: z.RefinementCtx): void {
  const rows = weekdays.flatMap((weekday) => days[weekday].map((times, place) => ({ ...times, weekday, place })));
  for (const { edge, fault, place } of hoursFaults(rows)) {
    const row = rows[place]!;
    const said = contentLabels.openingHours[fault];
    context.addIssue({ code: 'custom', path: [row.weekday, row.place, edge], params: { said } });
  }
}
