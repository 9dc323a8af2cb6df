import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const installed = '/usr/lib/postgresql';

/** The newest PostgreSQL that the system's own packages have brought. */
export function systemMajor(): number | undefined {
  const majors = existsSync(installed) ? readdirSync(installed) : [];
  return majors
    .filter((major) => existsSync(path.join(installed, major, 'bin/initdb')))
    .map(Number)
    .toSorted((one, other) => other - one)[0];
}

/** A server of that version with an empty cluster, which goes when it is closed. */
export function openSystemServer(major: number): { url: string; close: () => void } {
  const cluster = mkdtempSync(path.join(tmpdir(), 'nasaq-system-postgres-'));
  const owner = databaseUser();
  if (owner) chownSync(cluster, owner.uid, owner.gid);
  chmodSync(cluster, 0o700);
  const run = (program: string, ...rest: string[]) =>
    execFileSync(path.join(installed, String(major), 'bin', program), ['-D', cluster, ...rest], {
      ...owner,
      cwd: '/',
      stdio: 'ignore',
    });
  const close = () => {
    run('pg_ctl', 'stop', '-w', '-m', 'immediate');
    rmSync(cluster, { recursive: true, force: true });
  };
  run('initdb', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  // Reached by its socket, so that it needs no port.
  run('pg_ctl', 'start', '-w', '-l', path.join(cluster, 'log'), '-o', `-c listen_addresses='' -k ${cluster} -F`);
  return { url: `postgresql://postgres@localhost:5432/postgres?host=${cluster}`, close };
}

/** PostgreSQL refuses to be run by root. */
function databaseUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
