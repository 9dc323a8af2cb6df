import { format } from 'node:util';
import { log } from './log.ts';

const levels = { log: 'info', info: 'info', debug: 'debug', warn: 'warn', error: 'error', trace: 'debug' } as const;

/** Node writes what is deprecated or experimental as an error. Nothing has failed then, so nobody is called for it. */
const warningOfNode = /^\(node:\d+\) /;

/** Payload throws it for a screen that its reader may not see, and answers 404: no fault of the host. */
const noScreen = 'not-found';

/**
 * What libraries, and code that browsers run too, write to the console becomes lines of the log.
 * @returns how to give the console back
 */
export function captureConsole(): () => void {
  const names = Object.keys(levels) as (keyof typeof levels)[];
  const before = names.map((name) => console[name]);
  for (const name of names)
    console[name] = (...values: unknown[]) => {
      const error = values.find((value) => value instanceof Error);
      // What hangs on an object may be what somebody sent.
      const rest = values
        .filter((value) => value !== error)
        .map((value) => (typeof value === 'object' && value !== null ? '[object]' : value));
      const sentence = (rest.length > 0 ? format(...rest) : (error?.message ?? '')).trim();
      const isOrdinary = error?.message === noScreen;
      log[isOrdinary ? 'info' : warningOfNode.test(sentence) ? 'warn' : levels[name]](
        sentence,
        error ? { error } : undefined,
      );
    };
  return () => names.forEach((name, place) => (console[name] = before[place]!));
}
