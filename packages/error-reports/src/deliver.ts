import { gatheredErrorSchema, type GatheredError } from '@nasaq/contract';
import { log, messageOf } from '@nasaq/logging';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { countDropped, type ErrorQueue } from './error-queue.ts';

/** Milliseconds in which errors gather. */
const gatherFor = 5_000;
/** Milliseconds for the last of them, while a process ends. */
const lastFor = 2_000;

interface Delivery {
  /** Writes or sends what has gathered. */
  now(): Promise<void>;
  /** Once more, then no more. */
  close(): Promise<void>;
}

/**
 * Writes or sends what gathers in a queue, every few seconds; what did not get through goes back and waits for the next
 * time, within the bounds of the queue. It says so in a warning: an error would come back into the queue.
 * @param send rejects where it should be tried again; `false` = nobody wants it
 */
export function deliver(queue: ErrorQueue, send: (errors: GatheredError[]) => Promise<boolean>): Delivery {
  let sending: Promise<void> | null = null;
  let isAway = false;
  const timer = setInterval(() => void now(), gatherFor);
  timer.unref();

  function now(): Promise<void> {
    return (sending ??= once().finally(() => (sending = null)));
  }

  async function once(): Promise<void> {
    const errors = queue.take();
    if (errors.length === 0) return;
    try {
      if (!(await send(errors))) countDropped('unsent', sum(errors));
      isAway = false;
    } catch (error) {
      queue.add(errors);
      if (!isAway) log.warn('Errors wait for the inbox.', { reason: error instanceof Error ? messageOf(error) : '' });
      isAway = true;
    }
  }

  return {
    now,
    async close() {
      clearInterval(timer);
      await sending;
      const late = new Promise<void>((resolve) => void setTimeout(resolve, lastFor).unref());
      await Promise.race([now(), late]);
      if (queue.size > 0) countDropped('unsent', sum(queue.take()));
    },
  };
}

function sum(errors: readonly GatheredError[]): number {
  return errors.reduce((total, { count }) => total + count, 0);
}

/**
 * An error that ends the process is noted, and with what still waits it outlives it in a file, which the next one reads.
 * @param file belongs to this process alone
 */
export function rescueErrors(queue: ErrorQueue, source: 'site' | 'admin', file: string): void {
  try {
    const left = z.array(gatheredErrorSchema).safeParse(JSON.parse(readFileSync(file, 'utf8')));
    rmSync(file);
    if (left.success) queue.add(left.data);
  } catch {
    // There is none.
  }
  process.once('uncaughtExceptionMonitor', (error) => {
    queue.note({ source, name: error.name, message: messageOf(error), stack: error.stack });
    try {
      writeFileSync(file, JSON.stringify(queue.take()), { mode: 0o600 });
    } catch {
      // It stands in the log.
    }
  });
}
