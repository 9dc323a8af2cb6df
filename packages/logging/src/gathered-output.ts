import { writeSync } from 'node:fs';
import { destination, type DestinationStream } from 'pino';

/** Milliseconds that a line waits for others: nobody who reads along sees them. */
const patience = 50;
/** Characters that do not wait: as many as a pipe takes at once, so that none are under way when the process ends. */
const enough = 16_384;

/**
 * Standard output for lines that may be thousands in a second. Each write wakes a thread, which costs more than the line:
 * lines go out together, after a moment or once they are many. What waits at the end of the process goes out then.
 */
export function gatheredOutput(): DestinationStream {
  // While its reader is slow, it gathers as well.
  const output = destination({ dest: 1, sync: false });
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    const lines = waiting;
    waiting = '';
    if (!lines) return;
    try {
      output.write(lines);
    } catch {
      // It has ended, because nothing was left to do.
      writeSync(1, lines);
    }
  }

  // Before the output's own listeners, which write what it holds.
  process.prependListener('beforeExit', send);
  process.prependListener('exit', send);
  return {
    write(line: string) {
      waiting += line;
      if (waiting.length >= enough) send();
      else timer ??= setTimeout(send, patience).unref();
    },
  };
}
