import { createServer } from 'node:http';
import { exclusively } from './database/exclusively.ts';
import { openDatabase } from './database/open.ts';
import { prepareContent } from './demo/load.ts';
import { env } from './env.ts';
import { createApp } from './http/app.ts';
import { listen, stopListening, trackSockets } from './http/listen.ts';
import { openNextScreens } from './http/next-screens.ts';
import { requestHandler } from './http/request-handler.ts';
import { closePayload, getPayloadInstance, startJobs } from './payload.ts';
import { StartError } from './start-error.ts';

/** What has to be undone when the process stops, last opened first. */
const closings: (() => Promise<void>)[] = [];
let stopping = false;

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0));

try {
  await start();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  await stop(1);
}

async function start(): Promise<void> {
  const database = await openDatabase();
  closings.push(() => database.close());
  database.onLost(() => fail('The database has ended; the admin host stops with it.'));
  closings.push(closePayload);
  await exclusively(database.url, async () => prepareContent(await getPayloadInstance()));

  const server = createServer();
  const sockets = trackSockets(server);
  const screens = await openNextScreens(server);
  closings.push(() => screens.close());
  server.on('request', requestHandler(createApp(), screens));
  await listen(server);
  closings.push(() => stopListening(server, sockets));
  await startJobs();
  console.log(`Admin host ready: ${env.adminUrl}/admin`);
}

function fail(message: string): void {
  console.error(message);
  void stop(1);
}

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const close of closings.toReversed()) {
    await close().catch((error: unknown) => console.error(error));
  }
  process.exit(code);
}
