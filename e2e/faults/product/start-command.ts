import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from './places.ts';
import { until } from './until.ts';

/** The README's own command, which keeps both hosts running. */
export class StartCommand {
  readonly #child: ChildProcess;
  #output = '';

  constructor(env: Record<string, string>) {
    this.#child = spawn(process.execPath, ['bin/start.mjs'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    for (const stream of [this.#child.stdout!, this.#child.stderr!])
      stream.on('data', (chunk) => (this.#output += String(chunk)));
  }

  /** What it and both hosts have printed. */
  get output(): string {
    return this.#output;
  }

  /**
   * Until it has printed this since `position` of its output.
   * @throws {Error} that names the last lines it has printed instead, in one line: the summary of a run shows no more
   */
  async says(text: string, position = 0): Promise<void> {
    const said = () => this.#output.slice(position);
    await until(
      () => said().includes(text) || this.#child.exitCode !== null,
      () =>
        `it says "${text}", but ${said()
          .trim()
          .split(/\s*\n\s*/)
          .slice(-12)
          .join(' | ')}`,
      { patience: 120_000 },
    );
    if (!said().includes(text)) throw new Error(`npm start ended without "${text}":\n${said()}`);
  }

  /** The process that a host has now; `undefined` while it has none. */
  pid(app: 'admin' | 'site'): number | undefined {
    const folder = path.join(root, 'apps', app);
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .find((pid) => parentOf(pid) === this.#child.pid && folderOf(pid) === folder);
  }

  /** Until it has ended by itself. */
  async ended(): Promise<number | null> {
    if (this.#child.exitCode === null) await once(this.#child, 'close');
    return this.#child.exitCode;
  }

  /** It ends both hosts first. */
  async stop(): Promise<number | null> {
    this.#child.kill('SIGTERM');
    return this.ended();
  }
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

function folderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}
