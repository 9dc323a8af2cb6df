import { createServer, type RequestListener } from 'node:http';
import { exclusively } from './database/exclusively.ts';
import { openDatabase } from './database/open.ts';
import { prepareContent } from './demo/load.ts';
import { env } from './env.ts';
import { createApp } from './http/app.ts';
import { listen, stopListening, trackSockets } from './http/listen.ts';
import { openNextScreens } from './http/next-screens.ts';
import { answerStarting, requestHandler } from './http/request-handler.ts';
import { closePayload, getPayloadInstance, startJobs } from './payload.ts';
import { StartError } from './start-error.ts';

const server = createServer((request, response) => answer(request, response));
const sockets = trackSockets(server);
let answer: RequestListener = answerStarting;

/** What has to be undone when the process stops; the last opened is closed first. */
const closings: (() => Promise<void>)[] = [];
let stopping = false;

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0));

try {
  await start();
} catch (error) {
  // Being stopped while still starting ends in errors of its own; they are not news.
  if (!stopping) console.error(error instanceof StartError ? error.message : error);
  await stop(1);
}

/** The port comes first: where it is taken, nothing else is touched. */
async function start(): Promise<void> {
  await listen(server);
  const database = await openDatabase();
  closings.push(() => database.close());
  database.onLost(() => void fail('The database has ended; the admin host stops with it.'));
  closings.push(closePayload);
  await exclusively(database.url, async () => prepareContent(await getPayloadInstance()));
  const screens = await openNextScreens(server);
  closings.push(() => screens.close());
  answer = requestHandler(createApp(), screens);
  await startJobs();
  console.log(`Admin host ready: ${env.adminUrl}/admin`);
}

async function fail(message: string): Promise<void> {
  if (!stopping) console.error(message);
  await stop(1);
}

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  const closeAll = [() => stopListening(server, sockets), ...closings.toReversed()];
  for (const close of closeAll) await close().catch((error: unknown) => console.error(error));
  process.exit(code);
}
