import { KeptApp } from './keep-running.mjs';
import { whenOrphaned } from './orphan.mjs';

/**
 * Runs apps side by side until a signal comes; then all of them are stopped, in reverse order. An app is started when the
 * one before it is healthy. One that ends later is started again while the others go on.
 * @param {{ app: string, script: string, health: string }[]} apps
 * @param {Record<string, string>} env added to the environment of each
 * @param {{ onReady: () => void, stillSeconds?: number }} options `onReady` is called when all are healthy; an app that
 *   answers nothing for `stillSeconds` is started anew, 0 = it may take its time
 * @returns {Promise<number>} exit code: 0 after a signal, else that of the app that could not be started (never 0)
 */
export async function runApps(apps, env, { onReady, stillSeconds = 0 }) {
  const kept = [];
  let stopping = false;
  let finish;
  const finished = new Promise((resolve) => (finish = resolve));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => finish(0));
  whenOrphaned(() => finish(0));
  void startAll();
  const code = await finished;
  stopping = true;
  for (const app of kept.toReversed()) await app.stop();
  return code;

  async function startAll() {
    for (const app of apps) {
      if (stopping) return;
      const next = new KeptApp(app, env, stillSeconds);
      kept.push(next);
      const exitCode = await next.start();
      if (exitCode !== null) return finish(exitCode);
    }
    onReady();
  }
}
