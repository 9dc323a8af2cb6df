import { locales, storable } from '@nasaq/contract';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { answerStaffError, idOf, refuseForeign, type StaffRequest } from '../../platform/staff/staff-action.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';
import { entityOf, type Target } from '../saving/newest.ts';
import { findOverruled, forgetOverruled } from '../saving/overruled.ts';
import { refuseUnlessReader, refuseUnlessWriter } from '../saving/rights.ts';
import { findSources } from '../translation/confirmed-sources.ts';
import { type ConfirmedSources, type DeskSave, memberHeader, type OverruledTexts } from './desk-api.ts';
import { followDesk, readDesk } from './open-desk.ts';
import { saveDesk } from './save-desk.ts';

/**
 * `GET …/desk` (`Desk`), `POST …/desk` (`DeskSave` → `DeskAnswer`) and `GET …/desk/sources?fingerprints=a,b`
 * (`ConfirmedSources`), `…/desk/overruled` (`OverruledTexts`): both languages of an entry, or of a page that exists once.
 */
export function deskEndpoints(of: { collection: string } | { global: string }): Endpoint[] {
  const path = 'collection' in of ? ('/:id/desk' as const) : ('/desk' as const);
  const targetOf = (req: PayloadRequest): Target => ('collection' in of ? { ...of, id: idOf(req) } : of);
  return [
    {
      method: 'get',
      path,
      handler: (req) =>
        answering(req, async () => {
          const target = targetOf(req);
          refuseOther(req);
          await refuseUnlessReader(req, target);
          return followDesk(req, target);
        }),
    },
    {
      method: 'post',
      path,
      handler: (req) =>
        answering(req, async () => {
          const target = targetOf(req);
          refuseForeign(req);
          refuseOther(req);
          await refuseUnlessWriter(req, target);
          return saveDesk(req as StaffRequest, target, await readSave(req));
        }),
    },
    {
      method: 'get',
      path: `${path}/sources`,
      handler: (req) =>
        answering(req, async () => {
          const target = targetOf(req);
          await refuseUnlessReader(req, target);
          return sourcesOf(req, target);
        }),
    },
    {
      method: 'get',
      path: `${path}/overruled`,
      handler: (req) =>
        answering(req, async () => {
          const target = targetOf(req);
          refuseOther(req);
          await refuseUnlessReader(req, target);
          return overruledOf(req, target);
        }),
    },
    {
      method: 'post',
      path: `${path}/overruled`,
      handler: (req) =>
        answering(req, async () => {
          const target = targetOf(req);
          refuseForeign(req);
          refuseOther(req);
          await refuseUnlessReader(req, target);
          const seen = z.object({ id: z.int() }).safeParse(await req.json?.().catch(() => null));
          if (!seen.success) throw new StaffError('invalid');
          await forgetOverruled(req, target, seen.data.id);
          return overruledOf(req, target);
        }),
    },
  ];
}

/** @throws {StaffError} where the desk is that of another member than the one who is signed in */
function refuseOther({ headers, user }: PayloadRequest): void {
  const member = headers.get(memberHeader);
  if (member !== null && member !== String(user?.id)) throw new StaffError('unauthorized');
}

const part = z.object({ values: z.record(z.string(), z.unknown()), base: z.record(z.string(), z.string()) });
const token = z.string().min(1).max(40);
const saveSchema = z.object({
  form: token,
  save: token.optional(),
  languages: z.partialRecord(z.enum(locales), part),
  shared: part.optional(),
  over: z.partialRecord(z.enum(locales), z.array(z.string().max(300)).max(1_000)).optional(),
  marks: z
    .array(
      z.object({
        locale: z.enum(locales),
        path: z.string().max(300),
        as: z.enum(['confirmed', 'machine', 'review', 'minor', 'none']),
        sourceWords: z.string(),
        target: z.string().max(40),
      }),
    )
    .max(5_000)
    .optional(),
  begun: z.enum(locales).optional(),
  source: z.enum(locales).optional(),
});

/** Of any length that the host lets in (see `platform/http/body-limit.ts`), without what the database cannot store. */
async function readSave(req: PayloadRequest): Promise<DeskSave> {
  const parsed = saveSchema.safeParse(storable(await req.json?.().catch(() => null)));
  if (parsed.success) return parsed.data as DeskSave;
  throw new StaffError('invalid', { fields: parsed.error.issues.map(({ path }) => path.join('.')) });
}

/** The words that something in this very entry was said of. */
async function sourcesOf(req: PayloadRequest, target: Target): Promise<ConfirmedSources> {
  const { record } = await readDesk(req, target);
  const said = new Set(locales.flatMap((locale) => Object.values(record.marks[locale]).map(({ source }) => source)));
  const asked = String(req.searchParams.get('fingerprints') ?? '').split(',');
  return {
    words: await findSources(
      req,
      asked.filter((print) => said.has(print)),
    ),
  };
}

async function overruledOf(req: PayloadRequest, target: Target): Promise<OverruledTexts> {
  const { docs } = await readDesk(req, target);
  return { overruled: await findOverruled(req, target, entityOf(req, target).flattenedFields, docs) };
}

async function answering(req: PayloadRequest, act: () => Promise<object>): Promise<Response> {
  try {
    return Response.json(await act(), { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    // What Payload refuses it tells by itself.
    if (error instanceof APIError) throw error;
    return answerStaffError(error, req);
  }
}
