import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { canReach, currentUser, databaseUser, type SystemUser } from './system-user.ts';

/** Where one embedded database server lives, and as whom it runs. */
export interface Layout {
  /** PostgreSQL's own data folder. */
  cluster: string;
  /** Folder of the Unix socket, the server's only door: whoever may enter it may connect. */
  socket: string;
  /** The server's log file. */
  log: string;
  user: SystemUser;
}

/** Root's place for what cannot stay below a folder that only root may enter. */
export const sharedHome = '/var/lib/nasaq';

/** A socket's address has room for 107 bytes on Linux and 103 on macOS. */
const longestSocketFolder = 103 - '/.s.PGSQL.5432'.length;

/**
 * Decides where the server of `dataDir` lives: in `dataDir/postgres`, or, where the database user cannot get there
 * (a checkout in root's home), below /var/lib/nasaq, with a note in `dataDir` that says so.
 */
export function clusterLayout(dataDir: string, home = sharedHome): Layout {
  mkdirSync(dataDir, { recursive: true });
  const user = databaseUser();
  const note = path.join(dataDir, 'postgres-location.txt');
  let base = path.join(dataDir, 'postgres');
  if (existsSync(note)) {
    base = readFileSync(note, 'utf8').split('\n')[0] ?? base;
  } else if (!canReach(dataDir, user)) {
    base = path.join(home, shortHash(dataDir));
    writeFileSync(
      note,
      `${base}\nThe database of this folder is kept there, because the user that runs PostgreSQL cannot enter this folder.\n`,
    );
  }
  mkdirSync(base, { recursive: true, mode: 0o755 });
  const cluster = path.join(base, 'cluster');
  return { cluster, socket: socketFolder(base), log: path.join(base, 'postgres.log'), user: ownerOf(cluster) ?? user };
}

/** Root follows the owner of files that exist already, for example those of an ordinary user who started it first. */
function ownerOf(cluster: string): SystemUser | undefined {
  const stats = statSync(cluster, { throwIfNoEntry: false });
  return currentUser().uid === 0 && stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : undefined;
}

function socketFolder(base: string): string {
  const beside = path.join(base, 'socket');
  return Buffer.byteLength(beside) <= longestSocketFolder ? beside : path.join(tmpdir(), `nasaq-${shortHash(base)}`);
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
