import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from './until.ts';

/** PgBouncer in front of the database, which the product is started with where `PGBOUNCER` names its program. */
export interface Pooler {
  url: string;
  stop(): Promise<void>;
}

/** @param direct of the database, by its socket */
export async function startPooler(program: string, mode: string, port: number, direct: string): Promise<Pooler> {
  const { pathname, searchParams, username } = new URL(direct);
  const folder = await mkdtemp(path.join(tmpdir(), 'nasaq-pooler-'));
  await chmod(folder, 0o755);
  const file = path.join(folder, 'pgbouncer.ini');
  const host = searchParams.get('host') ?? '';
  const server = `host=${host} port=${searchParams.get('port') ?? 5432} user=${username}`;
  await writeFile(
    file,
    `[databases]
nasaq = ${server} dbname=${pathname.slice(1)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
max_client_conn = 400
default_pool_size = 60
`,
  );
  // It does not run as root, and the socket is open to the user of the server alone.
  const as = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn(program, [...as, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  await until(() => {
    if (child.exitCode !== null) throw new Error(`PgBouncer has ended:\n${said}`);
    return answers(port);
  }, 'PgBouncer answers');
  return {
    url: `postgres://${username}@127.0.0.1:${port}/nasaq`,
    async stop() {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
