import { log } from '@nasaq/logging';
import { setTimeout as wait } from 'node:timers/promises';
import { ended, spawnScript } from './app-process.mjs';

/** The first start loads the demo company and draws its pictures; a later one may migrate. */
const startPatience = 10 * 60_000;
const stopPatience = 15_000 + (Number(process.env.DRAIN_SECONDS) || 0) * 1000;
/**
 * Milliseconds before an app that ended is started again: doubled with each time, until it has been well for a while.
 * A start takes a few seconds of a processor, which the longest pause leaves to the others; readers wait for no more.
 */
const pauses = { first: 1000, most: 15_000 };
const wellAfter = 60_000;
/** Times that a standing app is asked before it is taken for one. */
const questions = 3;

/**
 * An app that is kept running: once it has been healthy, it is started again whenever it ends or its event loop stands
 * still. One that never becomes healthy has ended for good, and has said why.
 */
export class KeptApp {
  #app;
  #env;
  #stillSeconds;
  #child;
  #end;
  #stopping = new AbortController();

  /**
   * @param {{ app: string, script: string, health: string }} app any answer at `health` says that it lives, one below
   *   500 that it is ready
   * @param {Record<string, string>} env added to its environment
   * @param {number} stillSeconds how long it may answer nothing before it is killed; 0 = it is never asked
   */
  constructor(app, env, stillSeconds) {
    this.#app = app;
    this.#env = env;
    this.#stillSeconds = stillSeconds;
  }

  /**
   * Starts it and waits until it is healthy; from then on it is kept running.
   * @returns {Promise<number | null>} `null` once it is healthy; the exit code (never 0) where it will not be
   */
  async start() {
    const { app, health } = this.#app;
    const taken = (await answer(health)) !== undefined;
    if (this.#stopping.signal.aborted) return 1;
    this.#spawn();
    // Somebody else answers at this port: the app finds that out and says so; nothing is started on top of it.
    if (!taken && (await this.#isHealthy())) {
      void this.#keep();
      return null;
    }
    if (!taken && this.#isRunning()) {
      log.error(`apps/${app} does not answer at ${health}.`);
      return 1;
    }
    return (await this.#end) || 1;
  }

  /** Ends it for good; it may finish what it does. */
  async stop() {
    this.#stopping.abort();
    if (!this.#child) return;
    this.#child.kill('SIGTERM');
    const late = setTimeout(() => this.#child.kill('SIGKILL'), stopPatience);
    await this.#end;
    clearTimeout(late);
  }

  #spawn() {
    const { app, script } = this.#app;
    this.#child = spawnScript(app, script, this.#env);
    this.#end = ended(this.#child);
  }

  async #keep() {
    const { signal } = this.#stopping;
    let pause = pauses.first;
    let isHealthy = true;
    let since = Date.now();
    for (;;) {
      if (isHealthy) void this.#watch(this.#child);
      else if (this.#isRunning()) this.#kill('did not become ready');
      await this.#end;
      if (signal.aborted) return;
      if (isHealthy && Date.now() - since >= wellAfter) pause = pauses.first;
      const { signalCode, exitCode } = this.#child;
      this.#say(`ended (${signalCode ?? `code ${exitCode}`}) and is started again in ${pause / 1000} s`);
      await wait(pause, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      pause = Math.min(pause * 2, pauses.most);
      this.#spawn();
      isHealthy = await this.#isHealthy();
      since = Date.now();
      if (isHealthy) this.#say('is back');
    }
  }

  /**
   * A watchdog: whose event loop stands still answers nothing, and does not hear a signal that asks it to end. It begins
   * with the moment the app is healthy: before, loading and migrating may hold the loop for long on a busy machine; and
   * an app may stand still from its first answer on.
   */
  async #watch(child) {
    if (this.#stillSeconds === 0) return;
    // A timeout takes whole milliseconds only.
    const patience = Math.ceil((this.#stillSeconds * 1000) / questions);
    const isCurrent = () => child === this.#child && this.#isRunning() && !this.#stopping.signal.aborted;
    let unanswered = 0;
    while (isCurrent()) {
      const asked = performance.now();
      const isAlive = (await answer(this.#app.health, patience)) !== undefined;
      unanswered = isAlive ? 0 : unanswered + 1;
      if (unanswered >= questions && isCurrent()) return this.#kill(`has answered nothing for ${this.#stillSeconds} s`);
      await wait(Math.max(0, patience - (performance.now() - asked)), undefined, { ref: false });
    }
  }

  #kill(why) {
    this.#say(`${why} and is ended`);
    this.#child.kill('SIGKILL');
  }

  #say(what) {
    log.warn(`apps/${this.#app.app} ${what}.`);
  }

  #isRunning() {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async #isHealthy() {
    const deadline = Date.now() + startPatience;
    while (Date.now() < deadline && this.#isRunning() && !this.#stopping.signal.aborted) {
      const status = await answer(this.#app.health);
      if (status !== undefined && status < 500) return this.#isRunning();
      await wait(50);
    }
    return false;
  }
}

/**
 * By HEAD: the site then answers for itself alone, and does not wait for an admin host that stands still.
 * @returns {Promise<number | undefined>} the status; `undefined` = none came
 */
async function answer(address, patience = 5000) {
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(address, { method: 'HEAD', signal }).catch(() => undefined);
  await response?.body?.cancel().catch(() => {});
  return response?.status;
}
