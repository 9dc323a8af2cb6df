import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '@nasaq/serving';

/** A user of the operating system by its numbers. */
export interface SystemUser {
  uid: number;
  gid: number;
}

const name = 'postgres';

/** Ways to create a system user: Debian and Red Hat have the first, Alpine the second. */
const creations: [string, string[]][] = [
  ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name]],
  ['adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', name]],
];

/** The user of this process. */
export function currentUser(): SystemUser {
  return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
}

/**
 * The user that the database server runs as. PostgreSQL refuses to run as root, so root hands it to the system user
 * `postgres`, which is created where it does not exist; everybody else runs it under their own name.
 * @throws {StartError} where root cannot create that user
 */
export function databaseUser(): SystemUser {
  const user = currentUser();
  if (user.uid !== 0) return user;
  return lookUp() ?? create();
}

function lookUp(): SystemUser | undefined {
  try {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })),
    );
    return uid && gid ? { uid, gid } : undefined;
  } catch {
    return undefined;
  }
}

function create(): SystemUser {
  for (const [command, args] of creations) {
    try {
      execFileSync(command, args, { stdio: 'ignore' });
    } catch {
      continue;
    }
    const user = lookUp();
    if (user) return user;
  }
  throw new StartError(
    `PostgreSQL does not run as root, and the system user "${name}" could not be created: create it, start as an ordinary user, or set DATABASE_URL.`,
  );
}

/** Whether `user` may enter `folder` and every folder above it, by their permission bits. Folders that do not exist yet do not count. */
export function canReach(folder: string, user: SystemUser): boolean {
  const above = path.dirname(folder);
  return canEnter(folder, user) && (above === folder || canReach(above, user));
}

function canEnter(folder: string, { uid, gid }: SystemUser): boolean {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats) return true;
  if (stats.uid === uid) return (stats.mode & 0o100) !== 0;
  if (stats.gid === gid) return (stats.mode & 0o010) !== 0;
  return (stats.mode & 0o001) !== 0;
}
