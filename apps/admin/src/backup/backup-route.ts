import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { Payload, PayloadRequest } from 'payload';
import { shortestPassphrase } from '../env/backup.ts';
import { queryOn } from '../platform/database/query.ts';
import { administrator } from '../platform/staff/administrator.ts';
import { recordAct } from '../platform/staff/audit/record-act.ts';
import { menuLanguage } from '../platform/staff/outage-refusals.ts';
import { refuseForeignOrigin } from '../platform/staff/staff-action.ts';
import { StaffError, staffErrorAnswer } from '../platform/staff/staff-error.ts';
import { makeBackup, type Made } from './make-backup.ts';
import { noteBackupState, readBackupState } from './schedule/state.ts';
import { backupName } from './target.ts';
import { thisInstallation } from './this-installation.ts';

/** `GET /backups`: moments of the last backup, and of the last attempt that failed. */
export interface LastBackup {
  made: { at: string; bytes: number } | null;
  failed: string | null;
}

interface Options {
  /** Refuses who has not shown the password of late. */
  prove: (req: PayloadRequest) => Promise<void>;
}

/**
 * For administrators. `POST /backups` with a form that holds `passphrase` answers with a sealed backup while it is made:
 * nothing of it stays on the host. `GET /backups` tells whoever downloads it what became of it.
 */
export function backupRoutes(payload: () => Promise<Payload>, { prove }: Options): Hono {
  const app = new Hono().onError((error, c) => {
    if (!(error instanceof StaffError)) throw error;
    return staffErrorAnswer(error, menuLanguage(c));
  });
  app.get('/', async (c) => {
    const req = await administrator(c, await payload());
    const { failed, made } = await readBackupState(queryOn(req.payload));
    const answer: LastBackup = { made: made ? { at: made.at, bytes: made.bytes } : null, failed: failed?.at ?? null };
    return c.json(answer, 200, { 'Cache-Control': 'no-store' });
  });
  app.post('/', async (c) => {
    refuseForeignOrigin(c.req.raw);
    const req = await administrator(c, await payload());
    await prove(req);
    const { passphrase } = await c.req.parseBody();
    if (typeof passphrase !== 'string' || passphrase.length < shortestPassphrase)
      throw new StaffError('invalid', { fields: ['passphrase'] });
    const name = backupName(new Date());
    // Before the first byte: what nobody could record, nobody gets.
    await recordAct({ act: 'exported', kind: 'backups', detail: name, actor: req.user }, req);
    const bytes = Readable.from(noted(name, passphrase, req.payload), { objectMode: false });
    return c.body(Readable.toWeb(bytes) as ReadableStream, 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
  });
  return app;
}

/** The bytes of a backup; what became of it is noted once all of them are taken. Who breaks off has none, and none failed. */
async function* noted(name: string, passphrase: string, payload: Payload): AsyncGenerator<Buffer> {
  const query = queryOn(payload);
  const result: { made?: Made } = {};
  let size = 0;
  try {
    for await (const piece of makeBackup(thisInstallation(), passphrase, (made) => (result.made = made))) {
      size += piece.length;
      yield piece;
    }
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The backup that an administrator downloads has failed.' });
    await noteBackupState(query, { failed: { at: new Date().toISOString(), reason: (error as Error).message } });
    throw error;
  }
  await noteBackupState(query, { made: { at: result.made!.head.moment, name, bytes: size }, failed: null });
}
