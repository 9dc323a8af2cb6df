import { embeddedServer } from '@nasaq/embedded-postgres';
import { until } from './until.ts';

/** A PostgreSQL of its own beside the admin host (`DATABASE_URL`), so that it can be taken away from under it. */
export interface DatabaseServer {
  url: string;
  start(): Promise<void>;
  /** As an administrator restarts it: open connections are ended. */
  stop(): Promise<void>;
  /** The machine's memory ran out: the server and everything that it started are gone at once. */
  kill(): Promise<void>;
}

export async function openDatabaseServer(dataDir: string): Promise<DatabaseServer> {
  const server = await embeddedServer(dataDir);
  await server.start();
  return {
    url: await server.createDatabase('nasaq'),
    start: () => server.start(),
    stop: () => server.stop(),
    async kill() {
      if (server.signal('SIGKILL') !== undefined) await until(() => !server.isRunning(), 'PostgreSQL is gone');
    },
  };
}
