import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Hono, type Context } from 'hono';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { administrator } from '../platform/staff/administrator.ts';
import { recordAct } from '../platform/staff/audit/record-act.ts';
import { menuLanguage } from '../platform/staff/outage-refusals.ts';
import { refuseForeignOrigin } from '../platform/staff/staff-action.ts';
import { StaffError, staffErrorAnswer } from '../platform/staff/staff-error.ts';
import { type OpenBundle, openBundle } from './archive/read-bundle.ts';
import { bundleName } from './archive/write-bundle.ts';
import type { BundleTaken } from './bundle-api.ts';
import { BundleError } from './bundle-error.ts';
import { tableAsBundle } from './csv/table-as-bundle.ts';
import { exportBundle, importBundle, planBundle } from './bundles.ts';
import { openKept } from './kept-bundles.ts';
import { reportOf } from './report.ts';

interface Options {
  dataDir: string;
  /** Refuses who has not shown the password of late. */
  prove: (req: PayloadRequest) => Promise<void>;
}

/** Bytes that come in by the admin host; more come by the command line. */
const mostBytes = 4 * 1024 ** 3;
const longestLine = 8 * 1024 * 1024;
const mostTable = 32 * 1024 * 1024;

/**
 * `GET /bundles/out?only=…&related=1`, `GET /bundles/kept/…`, `POST /bundles/preview` and `POST /bundles/in`: see `bundle-api.ts`. For
 * administrators, who have shown their password of late.
 */
export function bundleRoutes(payload: () => Promise<Payload>, { dataDir, prove }: Options): Hono {
  const app = new Hono().onError((error, c) => answerError(error, c));
  app.get('/out', async (c) => {
    const req = await administrator(c, await payload());
    await prove(req);
    const only = c.req.queries('only') ?? [];
    const choice = { only: only.slice(0, 5000), related: c.req.query('related') === '1' };
    const { bytes, manifest } = await exportBundle(req.payload, choice);
    // Before the first byte: what nobody could record, nobody gets.
    await recordAct({ act: 'exported', kind: 'bundles', detail: only.join(', '), actor: req.user }, req);
    return c.body(...download(Readable.from(bytes), bundleName(new Date(manifest.made))));
  });
  app.get('/kept/:name', async (c) => {
    const req = await administrator(c, await payload());
    await prove(req);
    const name = c.req.param('name');
    const kept = await openKept(dataDir, name);
    if (!kept) throw new StaffError('not_found');
    await recordAct({ act: 'exported', kind: 'bundles', detail: name, actor: req.user }, req);
    return c.body(...download(kept.bytes, name, { 'Content-Length': String(kept.length) }));
  });
  app.post('/preview', async (c) => {
    refuseForeignOrigin(c.req.raw);
    const req = await administrator(c, await payload());
    return withUpload(c, dataDir, false, async (bundle) => {
      const plan = await planBundle(req.payload, bundle);
      return c.json(reportOf(req, plan, bundle, menuLanguage(c)), 200, { 'Cache-Control': 'no-store' });
    });
  });
  app.post('/in', async (c) => {
    refuseForeignOrigin(c.req.raw);
    const req = await administrator(c, await payload());
    await prove(req);
    return withUpload(c, dataDir, true, async (bundle, line) => {
      const taking = takingSchema.safeParse(line);
      if (!taking.success) throw new StaffError('invalid');
      const { meanwhile, taken, waiting } = await importBundle(req.payload, bundle, { ...taking.data, by: req.user });
      const answer: BundleTaken = { taken: taken.length, names: taken, meanwhile, waiting };
      return c.json(answer, 200, { 'Cache-Control': 'no-store' });
    });
  });
  app.post('/csv/preview', async (c) => {
    refuseForeignOrigin(c.req.raw);
    const req = await administrator(c, await payload());
    const { bytes } = await table(c, false);
    const read = await tableAsBundle(req, c.req.query('kind') ?? '', bytes);
    const report = reportOf(req, await planBundle(req.payload, read.bundle), read.bundle, menuLanguage(c));
    const rows = report.rows.map((row) => ({
      ...row,
      line: read.lines.get(row.name),
      lacks: read.lacks.get(row.name),
    }));
    return c.json({ ...report, rows, table: read.table }, 200, { 'Cache-Control': 'no-store' });
  });
  app.post('/csv/in', async (c) => {
    refuseForeignOrigin(c.req.raw);
    const req = await administrator(c, await payload());
    await prove(req);
    const { bytes, line } = await table(c, true);
    const taking = takingSchema.safeParse(line);
    if (!taking.success) throw new StaffError('invalid');
    const { bundle } = await tableAsBundle(req, c.req.query('kind') ?? '', bytes);
    const { meanwhile, taken, waiting } = await importBundle(req.payload, bundle, { ...taking.data, by: req.user });
    const answer: BundleTaken = { taken: taken.length, names: taken, meanwhile, waiting };
    return c.json(answer, 200, { 'Cache-Control': 'no-store' });
  });
  return app;
}

/** A bundle as it is downloaded. */
function download(bytes: Readable, name: string, more: Record<string, string> = {}) {
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...more,
  };
  return [Readable.toWeb(bytes) as ReadableStream, 200, headers] as const;
}

/** A table is read as a whole. */
async function table(c: Context, hasLine: boolean): Promise<{ bytes: Buffer; line: unknown }> {
  const { body } = c.req.raw;
  if (!body) throw new StaffError('invalid');
  const told: { line: unknown } = { line: null };
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of limited(Readable.fromWeb(body as never), hasLine, (line) => (told.line = line))) {
    pieces.push(piece);
    length += piece.length;
    if (length > mostTable) throw new BundleError('longTable', { most: '20 000' });
  }
  return { bytes: Buffer.concat(pieces), line: told.line };
}

const takingSchema = z.object({
  publish: z.boolean(),
  decisions: z.record(
    z.string(),
    z.object({ mark: z.string(), take: z.boolean(), overwrite: z.array(z.string()).max(2000) }),
  ),
});

/** The bundle of a request, on disk while it is read; with the line before it where one is asked for. */
async function withUpload(
  c: Context,
  dataDir: string,
  hasLine: boolean,
  work: (bundle: OpenBundle, line: unknown) => Promise<Response>,
): Promise<Response> {
  const { body } = c.req.raw;
  if (!body) throw new StaffError('invalid');
  const folder = path.join(dataDir, 'bundle-work');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, randomUUID());
  try {
    const told: { line: unknown } = { line: null };
    await pipeline(
      limited(Readable.fromWeb(body as never), hasLine, (line) => (told.line = line)),
      createWriteStream(file, { mode: 0o600 }),
    );
    const bundle = await openBundle(file);
    return await work(bundle, told.line).finally(() => bundle.close());
  } finally {
    await rm(file, { force: true });
  }
}

/** @throws {BundleError} where more comes than this host takes */
async function* limited(
  source: AsyncIterable<Buffer>,
  hasLine: boolean,
  tell: (line: unknown) => void,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  let line: Buffer | null = hasLine ? Buffer.alloc(0) : null;
  for await (const piece of source) {
    bytes += piece.length;
    if (bytes > mostBytes) throw new BundleError('tooLarge', { most: String(mostBytes / 1024 ** 3) });
    if (line === null) {
      yield piece;
      continue;
    }
    line = Buffer.concat([line, piece]);
    const end = line.indexOf(10);
    if (end < 0 && line.length > longestLine) throw new StaffError('invalid');
    if (end < 0) continue;
    tell(jsonOf(line.subarray(0, end).toString('utf8')));
    yield line.subarray(end + 1);
    line = null;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function answerError(error: Error, c: Context): Response {
  const language = menuLanguage(c);
  if (error instanceof StaffError) return staffErrorAnswer(error, language);
  if (!(error instanceof BundleError)) throw error;
  return c.json({ error: { code: error.fault, message: error.in(language) } }, 422, { 'Cache-Control': 'no-store' });
}
