import { discardBody } from '@nasaq/serving';
import type { IncomingMessage } from 'node:http';

interface MeteredBody {
  pieces: AsyncGenerator<Uint8Array>;
  /** Whether it was ended because it is too long. */
  exceeded: () => boolean;
  /** Reads what nobody will take, as far as it keeps coming. */
  discard: () => Promise<void>;
}

/** Bytes of a refused body that are still read. */
const maxDiscarded = 64 * 1024 * 1024;

/**
 * A visitor's body on its way to the admin host, piece by piece: the next is read when the last was taken, so that none
 * is kept. The idle timeout is the admin host's, not the visitor's: a slow network may take its time.
 */
export function meteredBody(request: IncomingMessage, limit: number, timeout: IdleTimeout): MeteredBody {
  // One reader for both: what the admin host no longer takes is discarded from where it left off.
  const reader = request.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Uint8Array>;
  let size = 0;
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (;;) {
      timeout.pause();
      const { done, value } = await reader.next();
      timeout.wait();
      if (done) return;
      size += value.length;
      if (size > limit) throw new Error('The body is too large.');
      yield value;
    }
  }
  return {
    pieces: pieces(),
    exceeded: () => size > limit,
    discard: () => discardBody(() => reader.next(), maxDiscarded),
  };
}

/** An idle timeout: gives up when somebody lets us wait too long, and counts only while the waiting is theirs. */
export class IdleTimeout {
  private readonly limit: number;
  private readonly giveUp: () => void;
  private timer: NodeJS.Timeout | undefined;
  private over = false;

  /** @param limit milliseconds of one wait; the first begins at once */
  constructor(limit: number, giveUp: () => void) {
    this.limit = limit;
    this.giveUp = giveUp;
    this.wait();
  }

  wait(): void {
    this.pause();
    if (!this.over) this.timer = setTimeout(this.giveUp, this.limit);
  }

  pause(): void {
    clearTimeout(this.timer);
  }

  /** They have answered: what is still on its way to them ends nothing. */
  end(): void {
    this.over = true;
    this.pause();
  }
}
