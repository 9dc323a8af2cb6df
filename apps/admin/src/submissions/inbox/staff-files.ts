import { Hono, type Context } from 'hono';
import type { Payload } from 'payload';
import { mayReadSubmissions } from '../../platform/staff/access.ts';
import type { Upload } from '../../platform/payload/payload-types.ts';
import { recordEvent } from '../record/record-event.ts';
import { fileResponse, findClaimed } from '../../uploads/index.ts';
import { submissionLabels } from '../catalogue/index.ts';

/** Milliseconds. */
const sameLook = 10 * 60_000;

/** `GET /uploads/<id>`: a file that was sent, for the roles that answer its kind. Each look is recorded with who saw it. */
export function staffFiles(payload: () => Promise<Payload>): Hono {
  const app = new Hono();
  app.get('/:file', async (c) => answer(c, await payload()));
  app.all('*', (c) => refuse(c, 404));
  return app;
}

async function answer(c: Context, payload: Payload): Promise<Response> {
  const { user } = await payload.auth({ headers: c.req.raw.headers });
  if (!user) return refuse(c, 401);
  const upload = await findClaimed(c.req.param('file') ?? '', payload);
  if (!upload) return refuse(c, 404);
  if (!mayReadSubmissions(user, upload.kind)) return refuse(c, 403);
  const head = c.req.method === 'HEAD';
  const response = await fileResponse(upload, c.req.raw);
  if (!response) {
    payload.logger.error(`The file of upload ${upload.id} is not where uploads are.`);
    return refuse(c, 404);
  }
  // Before the first byte: what nobody could record, nobody sees.
  if (!head) await recordView(upload, user.id as number, response, payload);
  return response;
}

async function recordView(upload: Upload, actor: number, response: Response, payload: Payload): Promise<void> {
  const { relationTo, value } = upload.submission!;
  const submission = { relationTo, value: typeof value === 'object' ? value.id : value };
  const to = String(upload.id);
  try {
    if (await hasJustSeen(actor, to, payload)) return;
    await recordEvent({ submission, type: 'viewed_file', actor, to, note: upload.filename }, { payload });
  } catch (error) {
    await response.body?.cancel();
    throw error;
  }
}

/** One look at a submission asks for its pictures more than once. */
async function hasJustSeen(actor: number, file: string, payload: Payload): Promise<boolean> {
  const since = new Date(Date.now() - sameLook).toISOString();
  const { totalDocs } = await payload.count({
    collection: 'events',
    where: {
      type: { equals: 'viewed_file' },
      actor: { equals: actor },
      to: { equals: file },
      createdAt: { greater_than: since },
    },
    overrideAccess: true,
  });
  return totalDocs > 0;
}

const reasons = submissionLabels.staffFiles;
const texts = { 401: reasons.signIn, 403: reasons.forbidden, 404: reasons.missing };

function refuse(c: Context, status: keyof typeof texts): Response {
  const { ar, en } = texts[status];
  return c.text(`${en} / ${ar}`, status, { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
}
