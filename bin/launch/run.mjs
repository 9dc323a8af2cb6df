import { setTimeout as wait } from 'node:timers/promises';
import { ended, spawnScript } from './app-process.mjs';
import { whenOrphaned } from './orphan.mjs';

/** The first start loads the demo company and draws its pictures. */
const startPatience = 10 * 60_000;
const stopPatience = 15_000;

/**
 * Runs apps side by side until one ends or a signal comes; then all of them are stopped, in reverse order.
 * An app is started when the one before it is healthy.
 * @param {{ app: string, script: string, health: string }[]} apps
 * @param {Record<string, string>} env added to the environment of each
 * @param {() => void} onReady called when all are healthy
 * @returns {Promise<number>} exit code: 0 after a signal, else that of the app that ended first (never 0)
 */
export async function runApps(apps, env, onReady) {
  const running = [];
  let stopping = false;
  let finish;
  const finished = new Promise((resolve) => (finish = resolve));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => finish(0));
  whenOrphaned(() => finish(0));
  void startAll();
  const code = await finished;
  stopping = true;
  for (const { child, end } of running.toReversed()) await stop(child, end);
  return code;

  async function startAll() {
    for (const { app, script, health } of apps) {
      const taken = await answers(health);
      if (stopping) return;
      const child = spawnScript(app, script, env);
      const isRunning = () => child.exitCode === null && child.signalCode === null;
      const end = ended(child);
      running.push({ child, end });
      void end.then((exitCode) => finish(exitCode || 1));
      // Somebody else answers at this port: the app finds that out and says so; nothing is started on top of it.
      if (taken) return;
      if (!(await healthy(health, isRunning))) {
        if (isRunning()) console.error(`apps/${app} does not answer at ${health}.`);
        return finish(1);
      }
    }
    onReady();
  }
}

async function healthy(address, isRunning) {
  const deadline = Date.now() + startPatience;
  while (Date.now() < deadline && isRunning()) {
    if (await answers(address)) return isRunning();
    await wait(50);
  }
  return false;
}

/** Any answer below 500 counts. */
async function answers(address) {
  const response = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  return response !== undefined && response.status < 500;
}

async function stop(child, end) {
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), stopPatience);
  await end;
  clearTimeout(late);
}
