import { chmodSync, globSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { programEnvironment } from '../../packages/embedded-postgres/src/native.ts';

/** The wall clock of processes that are started with `env`, and their timers with it. */
export interface MovedClock {
  env: Record<string, string>;
  now(): Date;
  /** Forward to a moment, in all of them at once; one that has passed changes nothing. Between two jumps time runs as it does. */
  forwardTo(moment: Date): void;
}

/**
 * By libfaketime (`apt-get install faketime`), which stands between a process and the system's clocks: timers whose time
 * has come within a jump fire at its end, once, as on a machine that has slept. The embedded PostgreSQL of this process
 * follows, too.
 *
 * Jumps, since a clock that only runs faster shortens every patience, too: at 240 times five seconds for an answer are 21
 * milliseconds, and the admin host does not start, because its database "does not answer".
 */
export function openMovedClock(folder: string, begin: Date): MovedClock {
  const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
  if (!library) throw new Error('The clock is moved by libfaketime: apt-get install faketime.');
  const place = path.join(folder, 'clock');
  mkdirSync(place, { recursive: true });
  // PostgreSQL reads it as another user.
  chmodSync(place, 0o755);
  const file = path.join(place, 'offset');
  let ahead = 0;
  const clock: MovedClock = {
    env: { LD_PRELOAD: library, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: '1' },
    now: () => new Date(Date.now() + ahead * 1_000),
    forwardTo(moment) {
      ahead = Math.max(ahead, Math.ceil((moment.getTime() - Date.now()) / 1_000));
      // Whole or not at all: it is read at every look at the clock, and an empty one would say the true time.
      writeFileSync(`${file}.next`, `+${ahead}\n`);
      renameSync(`${file}.next`, file);
    },
  };
  clock.forwardTo(begin);
  Object.assign(programEnvironment, clock.env);
  onTestFinished(() => {
    for (const name of Object.keys(clock.env)) delete programEnvironment[name];
  });
  return clock;
}
