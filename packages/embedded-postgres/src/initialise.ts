import { spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '@nasaq/serving';
import type { Layout } from './layout.ts';
import { programEnvironment, type Programs } from './native.ts';
import { currentUser } from './system-user.ts';

/** The role that owns everything in the embedded server. */
export const databaseOwner = 'nasaq';

/**
 * PostgreSQL's own C.UTF-8: the same order and letter case on every machine and after every upgrade, which neither the
 * system's locales nor ICU promise. Ordering for readers is done by Intl, in their language.
 * Connections are trusted because the only door is a socket in a folder that no other user may enter.
 */
const initdbFlags = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--auth-local=trust',
  '--auth-host=reject',
  `--username=${databaseOwner}`,
];

/** Creates the cluster's files where there are none yet; a half-made cluster of a killed start is never used. */
export async function initialise(layout: Layout, { initdb, postgres }: Programs): Promise<void> {
  ownFolder(layout.socket, layout);
  if (existsSync(layout.cluster)) return checkVersion(layout.cluster, await majorVersion(postgres, layout));
  const partial = `${layout.cluster}.${process.pid}`;
  ownFolder(partial, layout);
  try {
    await run(initdb, [`--pgdata=${partial}`, ...initdbFlags], layout);
    renameSync(partial, layout.cluster);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(layout.cluster)) throw error;
  }
}

/** Makes `folder` private to the database user. */
function ownFolder(folder: string, { user }: Layout): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (currentUser().uid === 0) chownSync(folder, user.uid, user.gid);
  try {
    chmodSync(folder, 0o700);
  } catch (cause) {
    throw new StartError(
      `The folder ${folder} belongs to another user: start as that user, or set DATA_DIR to a folder of yours.`,
      { cause },
    );
  }
}

function checkVersion(cluster: string, program: string): void {
  const kept = readVersion(cluster);
  if (kept !== program) {
    throw new StartError(
      `The database in ${cluster} was made by PostgreSQL ${kept}, this is PostgreSQL ${program}: move the data with the pg_dump and pg_restore of these versions.`,
    );
  }
}

function readVersion(cluster: string): string {
  try {
    return readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (cause) {
    const denied = (cause as NodeJS.ErrnoException).code === 'EACCES';
    const reason = denied
      ? 'belong to another user: start as that user, or set DATA_DIR to a folder of yours'
      : 'are incomplete: restore them, or move the folder away to begin anew';
    throw new StartError(`The database files in ${cluster} ${reason}.`, { cause });
  }
}

/** `postgres (PostgreSQL) 18.4` → `18` */
async function majorVersion(postgres: string, layout: Layout): Promise<string> {
  return /\(PostgreSQL\) (\d+)/.exec(await run(postgres, ['--version'], layout))?.[1] ?? 'unknown';
}

function run(program: string, args: string[], { user }: Layout): Promise<string> {
  const asUser = currentUser().uid === 0 ? user : {};
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...asUser,
      cwd: '/',
      env: programEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else
        reject(
          new StartError(
            `${path.basename(program)} failed: ${output.trim().split('\n').at(-1) ?? `exit code ${code}`}`,
          ),
        );
    });
  });
}
