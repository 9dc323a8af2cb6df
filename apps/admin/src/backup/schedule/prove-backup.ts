import { embeddedServer, stopPostmaster } from '@nasaq/embedded-postgres';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Restored, restoreBackup, type StoredBackup } from '../restore-backup.ts';

/** It lives for a minute, and nobody misses it when the power goes. */
const settings = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_locks_per_transaction=256'];

/**
 * Restores a backup as a bare machine would: into an empty folder and an empty database of a server of its own, whatever
 * server the product uses. Everything is counted and compared, and removed again.
 * @param folder is emptied before and removed after; it needs as much disk as the installation takes
 * @throws where it cannot be restored
 */
export async function proveBackup(backup: StoredBackup, passphrase: string, folder: string): Promise<Restored> {
  await remove(folder);
  await mkdir(folder, { recursive: true, mode: 0o755 });
  try {
    return await restoreBackup(backup, passphrase, {
      dataDir: path.join(folder, 'data'),
      openDatabase: async () => {
        const server = await embeddedServer(folder);
        await server.start(settings);
        return { url: await server.createDatabase('nasaq'), close: () => server.stop() };
      },
    });
  } finally {
    await remove(folder);
  }
}

/** Also what a killed proof has left, whose server may still run. */
async function remove(folder: string): Promise<void> {
  const note = await readFile(path.join(folder, 'postgres-location.txt'), 'utf8').catch(() => undefined);
  // Where the database's user cannot enter the folder its files are elsewhere, and the folder says where.
  const base = note?.split('\n')[0] ?? path.join(folder, 'postgres');
  await stopPostmaster(path.join(base, 'cluster'));
  await rm(base, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}
