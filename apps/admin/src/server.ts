import { beginErrorCounts, ErrorQueue, rescueErrors, watchLog } from '@nasaq/error-reports';
import { captureConsole, keepSecret, log, openLog } from '@nasaq/logging';
import {
  cutSlowBodies,
  drain,
  endKeptConnections,
  observeAnswers,
  StartError,
  traced,
  trackSockets,
} from '@nasaq/serving';
import { observeProcess } from '@nasaq/metrics';
import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import manifest from '../package.json' with { type: 'json' };
import { ResponseCache } from './platform/http/response-cache.ts';
import { finishRestore, startBackups } from './backup/index.ts';
import { ChatLive, startChatClock } from './chat/index.ts';
import { notifySites } from './platform/changes/notify-sites.ts';
import { spreadChanges } from './platform/changes/spread-changes.ts';
import { exclusively } from './platform/database/advisory-locks.ts';
import { Notifier } from './platform/database/notifications.ts';
import { openDatabase } from './platform/database/open.ts';
import { followMaintenance } from './platform/database/maintenance.ts';
import { directUrl } from './platform/database/address.ts';
import { queryOn } from './platform/database/query.ts';
import { limitsIn } from './platform/database/shared-limits.ts';
import { shareLimits } from './platform/http/shared-limits.ts';
import { noteHost } from './platform/database/upgrade/index.ts';
import { filesOf, storageProblem } from './platform/storage/index.ts';
import { prepareContent } from './demo/index.ts';
import { env } from './env.ts';
import { observeErrorInbox, startErrorInbox } from './errors/index.ts';
import { observeHost } from './health/index.ts';
import { createApp, routeOf } from './http-app.ts';
import { answerStarting, fastAnswer, requestHandler } from './platform/http/request-handler.ts';
import { closeTimeout, listen } from './platform/http/listen.ts';
import { openNextScreens } from './app/next-screens.ts';
import { keepAvifCopies, startAdoption, startMemory, startNightlyChecks } from './content/index.ts';
import { startGapFigures } from './gaps/index.ts';
import { startMail } from './mail/index.ts';
import { inLanguageOfLink, sealAppsAnew } from './users/index.ts';
import { startRetention } from './privacy/index.ts';
import { closePayload, getPayloadInstance, startJobs } from './payload.ts';
import { acceptedSecrets, getSecret } from './platform/secrets/secret.ts';
import { secretsOf } from './platform/secrets/secret-settings.ts';
import { LiveIndex } from './search/index.ts';
import { followWords } from './words/index.ts';

openLog({ app: 'admin', level: env.logLevel, secrets: secretsOf(env) });
captureConsole();
const errors = new ErrorQueue(manifest.version);
watchLog(errors, 'admin');
rescueErrors(errors, 'admin', path.join(env.dataDir, 'errors-admin.json'));
if (env.metricsToken) observeProcess(manifest.version);

// Bodies are watched by their pace: a file over a slow network takes longer than any form may.
const server = createServer(
  // Only Next's own reloading, in development, speaks over WebSockets.
  { requestTimeout: 0, shouldUpgradeCallback: () => !env.production },
  traced(
    { routeOf, requests: env.logRequests, ...(env.metricsToken && { onAnswer: observeAnswers() }) },
    (request, response) => answer(request, response),
  ),
);
// As the site does, with some more time: what the site lets pass has to pass here.
cutSlowBodies(server, { grace: 90_000, bytesPerSecond: 4 * 1024 });
// The site keeps its connections: it has to be the one that closes them, or a form could go onto one that is just closed here.
server.keepAliveTimeoutBuffer = 30_000;
const sockets = trackSockets(server);
const notifier = new Notifier();
const chat = new ChatLive(getPayloadInstance, notifier);
let answer: RequestListener = answerStarting;

/** What has to be undone when the process stops; the last opened is closed first. */
const closings: (() => Promise<void>)[] = [];
let stopping = false;

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0));

try {
  await start();
} catch (error) {
  // Being stopped while still starting ends in errors of its own; they are not news.
  if (!stopping) sayFailure(error);
  await stop(1);
}

/** The port comes first: where it is taken, nothing else is touched. */
async function start(): Promise<void> {
  await listen(server);
  for (const secret of acceptedSecrets()) keepSecret(secret);
  if (env.traces) {
    const { sendTraces } = await import('@nasaq/logging/otlp');
    closings.push(sendTraces({ ...env.traces, version: manifest.version }));
  }
  const database = await openDatabase();
  closings.push(() => database.close());
  database.onLost(() => void fail('The database has ended; the admin host stops with it.'));
  closings.push(closePayload);
  // One that was cut off between its rows and its files.
  await finishRestore(env.dataDir, directUrl() ?? '');
  await exclusively(directUrl() ?? '', async () => {
    const payload = await getPayloadInstance();
    const problem = await storageProblem(queryOn(payload));
    if (problem) throw new StartError(problem);
    await prepareContent(payload);
  });
  shareLimits(limitsIn(queryOn(await getPayloadInstance())));
  closings.push(await followMaintenance(await getPayloadInstance(), notifier));
  closings.push(noteHost(await getPayloadInstance(), manifest.version));
  if (acceptedSecrets().length > 1) await sealAppsAnew(await getPayloadInstance());
  closings.push(await spreadChanges(database.url, notifier, notifySites(env.siteAddresses, getSecret())));
  const screens = await openNextScreens(server);
  closings.push(() => screens.close());
  closings.push(startErrorInbox(await getPayloadInstance(), errors));
  // Before anything is said to a visitor, by mail or by the API.
  closings.push(await followWords(await getPayloadInstance()));
  // Before anything can be submitted: what is stored must find the queue open.
  closings.push(await startMail(await getPayloadInstance()));
  const cache = new ResponseCache();
  const index = new LiveIndex(getPayloadInstance);
  closings.push(async () => index.close());
  answer = requestHandler(
    createApp(cache, notifier, chat, index, () => stopping, errors),
    { handle: inLanguageOfLink(screens.handle, getPayloadInstance) },
    fastAnswer(cache),
  );
  if (env.metricsToken) {
    observeHost({ payload: await getPayloadInstance(), cache, isSearchBuilt: () => index.isComplete });
    beginErrorCounts(['admin', 'job', 'staff', 'policy']);
    observeErrorInbox(await getPayloadInstance());
  }
  // Built behind the start, so that it does not delay it.
  void index.ready();
  closings.push(await startMemory(await getPayloadInstance(), notifier));
  await startJobs();
  closings.push(startRetention(await getPayloadInstance()));
  closings.push(startNightlyChecks(await getPayloadInstance()));
  closings.push(startGapFigures(await getPayloadInstance()));
  closings.push(startBackups(await getPayloadInstance()));
  closings.push(startChatClock(await getPayloadInstance()));
  closings.push(startAdoption(await getPayloadInstance()));
  closings.push(keepAvifCopies(filesOf('media')));
  log.info(`Admin host ready: ${env.adminUrl}/admin`);
}

function sayFailure(error: unknown): void {
  if (error instanceof StartError) log.error(error.message);
  else log.failure(error);
}

async function fail(message: string): Promise<void> {
  if (!stopping) log.error(message);
  await stop(1);
}

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  endKeptConnections(server);
  // Balancers are still to learn from /readyz that this host ends.
  if (code === 0) await wait(env.drainSeconds * 1000);
  // First the open event streams, which would not end by themselves.
  const closeAll = [
    () => chat.close(),
    () => notifier.close(),
    () => drain(server, sockets, closeTimeout),
    ...closings.toReversed(),
  ];
  for (const close of closeAll) await close().catch((error: unknown) => log.failure(error));
  process.exit(code);
}
