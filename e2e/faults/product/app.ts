import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from './places.ts';
import { until } from './until.ts';

/** One of the product's two processes, as built. */
export class App {
  #child: ChildProcess | undefined;
  #output = '';
  readonly #name: 'admin' | 'site';
  readonly #health: string;
  readonly #env: () => Record<string, string>;
  readonly #release: string;

  /** @param release the folder of the checkout whose build it is */
  constructor(name: 'admin' | 'site', health: string, env: () => Record<string, string>, release = root) {
    this.#name = name;
    this.#health = health;
    this.#env = env;
    this.#release = release;
  }

  get pid(): number {
    if (!this.#child?.pid) throw new Error(`The ${this.#name} does not run.`);
    return this.#child.pid;
  }

  /** What it has printed since its first start. */
  get output(): string {
    return this.#output;
  }

  /** Until it answers. */
  async start(): Promise<void> {
    const file = this.#name === 'admin' ? 'dist/server.mjs' : 'dist/server/main.js';
    const child = spawn(process.execPath, [file], {
      cwd: path.join(this.#release, 'apps', this.#name),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...this.#env() },
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (this.#output += String(chunk)));
    this.#child = child;
    await until(
      async () => {
        if (child.exitCode !== null || child.signalCode) throw new Error(`${this.#name} ended:\n${this.#output}`);
        const answer = await fetch(this.#health, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
        await answer?.body?.cancel();
        return answer !== undefined && answer.status < 500;
      },
      `the ${this.#name} answers`,
      // Its first start draws the demo company's pictures, for minutes on a busy machine; tests have times of their own.
      { patience: 600_000 },
    );
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode) return;
    const ended = once(child, 'close');
    child.kill(signal);
    await ended;
  }

  async restart(): Promise<void> {
    await this.kill();
    await this.start();
  }

  /** It takes connections as the system does for it, and does nothing. */
  pause(): void {
    process.kill(this.pid, 'SIGSTOP');
  }

  resume(): void {
    process.kill(this.pid, 'SIGCONT');
  }
}
