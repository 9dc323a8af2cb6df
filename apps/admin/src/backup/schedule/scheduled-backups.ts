import { once } from 'node:events';
import path from 'node:path';
import type { Payload } from 'payload';
import { companyTimeZone } from '../../content/index.ts';
import { env } from '../../env.ts';
import { lockInTransaction } from '../../platform/database/advisory-locks.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { queryIn, queryOn } from '../../platform/database/query.ts';
import { repeat } from '../../platform/payload/repeat.ts';
import { type Made, makeBackup } from '../make-backup.ts';
import { readPassphrase } from '../passphrase.ts';
import { chosenTarget } from '../chosen-target.ts';
import { backupName, type BackupTarget } from '../target.ts';
import { thisInstallation } from '../this-installation.ts';
import { newestSlot } from './clock.ts';
import { proveBackup } from './prove-backup.ts';
import { superfluous } from './rotation.ts';
import { isDue, noteBackupState, readBackupState } from './state.ts';

/** How often it is looked whether a time of day has come. */
const interval = 2 * 60_000;

/**
 * Makes a backup at the times of `BACKUP_SCHEDULE`, on whichever host looks first, then removes what is kept no longer
 * and restores the newest elsewhere for a proof. A host that was off at the time makes up for it.
 * @returns the function that ends it; a backup that is being made is begun anew some hours later
 */
export function startBackups(payload: Payload): () => Promise<void> {
  if (env.backup.times.length === 0) return async () => {};
  return repeat(payload, {
    job: 'backups',
    every: interval,
    now: true,
    failed: 'Whether a backup is due could not be looked up; it is looked again in two minutes.',
    run: async (signal) => {
      const now = new Date();
      const slot = newestSlot(env.backup.times, await companyTimeZone(payload), now);
      if (!(await takeTurn(payload, slot, now))) return;
      // Whoever stops the host does not wait for it.
      await Promise.race([backUp(payload, slot), once(signal, 'abort')]);
    },
  });
}

/** Of several hosts one does it. @returns whether it is this one */
export function takeTurn(payload: Payload, slot: string, now: Date): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    await lockInTransaction(req, 'backups');
    const query = await queryIn(req);
    if (!isDue(await readBackupState(query), slot, now)) return false;
    await noteBackupState(query, { begun: { slot, at: now.toISOString() } });
    return true;
  });
}

/** Makes one, removes what is kept no longer, and proves it; what became of it is noted, whatever it was. */
export async function backUp(payload: Payload, slot: string, target: BackupTarget = chosenTarget()): Promise<void> {
  const query = queryOn(payload);
  const at = () => new Date().toISOString();
  let name: string;
  try {
    name = await make(slot, target, payload);
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The backup has failed; it is tried again in an hour.' });
    return noteBackupState(query, { failed: { at: at(), reason: (error as Error).message } });
  }
  try {
    for (const old of superfluous(await target.list(), env.backup.keep)) await target.remove(old);
    const folder = path.join(env.dataDir, 'backup-proof');
    const { manifest } = await proveBackup(target.open(name), await readPassphrase(env.backup), folder);
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    const proven = { at: at(), name, rows, files: Object.keys(manifest.files).length };
    await noteBackupState(query, { proven, refuted: null });
  } catch (error) {
    payload.logger.error({ err: error, msg: `The backup ${name} could not be restored for a proof.` });
    await noteBackupState(query, { refuted: { at: at(), name, reason: (error as Error).message } });
  }
}

async function make(slot: string, target: BackupTarget, payload: Payload): Promise<string> {
  const name = backupName(new Date());
  const result: { made?: Made } = {};
  const bytes = makeBackup(thisInstallation(), await readPassphrase(env.backup), (made) => (result.made = made));
  const { size } = await target.write(name, bytes);
  const made = { at: result.made!.head.moment, name, bytes: size, slot };
  await noteBackupState(queryOn(payload), { made, failed: null });
  payload.logger.info(`A backup was made: ${name}, ${size} bytes.`);
  return name;
}
