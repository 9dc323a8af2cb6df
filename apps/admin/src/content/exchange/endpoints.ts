import { locales } from '@nasaq/contract';
import { FileError } from '@nasaq/translation/exchange';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { writesContent } from '../../platform/staff/access.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import {
  answerStaffError,
  readInput,
  refuseForeign,
  refuseForeignOrigin,
  type StaffRequest,
} from '../../platform/staff/staff-action.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';
import { collect } from './collect.ts';
import { exchangeHeaders, exportedStates } from './exchange-api.ts';
import { readFile } from './files/read-file.ts';
import { writeFile } from './files/write-file.ts';
import { preview } from './preview.ts';
import { faultText } from './sentences.ts';
import { take } from './take.ts';

/** `POST /api/exchange/out`, `…/preview` and `…/in`: see `exchange-api.ts`. */
export const exchangeEndpoints: Endpoint[] = [
  {
    method: 'post',
    path: '/exchange/out',
    handler: (req) =>
      answering(req, async () => {
        refuseForeign(req);
        const order = await readInput(req, orderSchema);
        const { bundle, leftOut } = await collect(req, order);
        const texts = bundle.entries.reduce(
          (sum, { units }) => sum + units.filter(({ translate }) => translate).length,
          0,
        );
        const told = { [exchangeHeaders.texts]: String(texts), [exchangeHeaders.leftOut]: String(leftOut) };
        if (texts === 0) return new Response(null, { status: 204, headers: told });
        const { bytes, extension, type } = writeFile(bundle, order.kind);
        const day = new Date().toISOString().slice(0, 10);
        return new Response(bytes, {
          headers: {
            ...told,
            'Content-Type': type,
            'Content-Disposition': `attachment; filename="translation-${order.from}-${order.to}-${day}.${extension}"`,
            'X-Content-Type-Options': 'nosniff',
            'Cache-Control': 'no-store',
          },
        });
      }),
  },
  {
    method: 'post',
    path: '/exchange/preview',
    handler: (req) =>
      answering(req, async () => {
        const { delivery } = await uploaded(req);
        return Response.json(await preview(req, delivery, interfaceLanguage(req.i18n)));
      }),
  },
  {
    method: 'post',
    path: '/exchange/in',
    handler: (req) =>
      answering(req, async (inside) => {
        const { delivery, form } = await uploaded(req);
        const taking = takingSchema.safeParse(parsed(form.get('taking')));
        if (!taking.success) throw new StaffError('invalid');
        return Response.json(await take(inside, delivery, taking.data));
      }),
  },
];

const orderSchema = z
  .object({
    from: z.enum(locales),
    to: z.enum(locales),
    kind: z.enum(['xliff', 'docx', 'csv']),
    states: z.array(z.enum(exportedStates)).max(exportedStates.length),
    entries: z
      .array(
        z.object({
          collection: z.string().max(40),
          ids: z.array(z.number().int().positive()).max(2_000).optional(),
          listed: z.boolean().optional(),
        }),
      )
      .max(40),
    globals: z.array(z.string().max(40)).max(20),
  })
  .refine(({ from, to }) => from !== to);

const takingSchema = z.object({
  choices: z.record(z.string(), z.record(z.string(), z.string())),
  confirm: z.boolean(),
});

/** The file of a form, which other pages could send as well as ours. */
async function uploaded(req: PayloadRequest) {
  refuseForeignOrigin(req);
  const form = await req.formData?.().catch(() => null);
  const file = form?.get('file');
  if (!form || !(file instanceof Blob)) throw new StaffError('invalid');
  return { form, delivery: await readFile(new Uint8Array(await file.arrayBuffer())) };
}

function parsed(json: unknown): unknown {
  try {
    return JSON.parse(String(json)) as unknown;
  } catch {
    return null;
  }
}

async function answering(req: PayloadRequest, act: (req: StaffRequest) => Promise<Response>): Promise<Response> {
  try {
    const { user } = req;
    if (!user) throw new StaffError('unauthorized');
    // Whoever writes any content; which of it, each entry says.
    if (!writesContent(user)) throw new StaffError('forbidden');
    const answer = await act(Object.assign(req, { user }));
    answer.headers.set('Cache-Control', 'no-store');
    return answer;
  } catch (error) {
    if (error instanceof APIError) throw error;
    if (!(error instanceof FileError)) return answerStaffError(error, req);
    const message = faultText(error, interfaceLanguage(req.i18n));
    return Response.json({ error: { code: error.fault, message } }, { status: 422 });
  }
}
