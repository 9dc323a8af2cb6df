import type { Patience } from './patience.ts';

export interface MeteredBody {
  stream: ReadableStream<Uint8Array>;
  /** Whether it was ended because it is too long. */
  exceeded: () => boolean;
  /** Reads what nobody will take, as far as it keeps coming. */
  discard: () => Promise<void>;
}

/** Bytes of a refused body that are still read. */
const maxDiscarded = 64 * 1024 * 1024;
/** Milliseconds after which a silent visitor is taken to wait for the answer. */
const maxIdle = 1_000;

/**
 * A visitor's body on its way to the admin host, piece by piece: the next is read when the last was taken, so that none
 * is kept. The admin host is waited for with patience, the visitor is not: a slow network may take its time.
 */
export function meteredBody(body: ReadableStream<Uint8Array>, limit: number, patience: Patience): MeteredBody {
  const reader = body.getReader();
  let size = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        patience.pause();
        const { done, value } = await reader.read();
        patience.wait();
        if (done) return controller.close();
        size += value.length;
        if (size > limit) throw new Error('The body is too large.');
        controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, exceeded: () => size > limit, discard: () => discard(reader).catch(() => {}) };
}

async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  for (let bytes = 0; bytes <= maxDiscarded;) {
    const piece = await unlessIdle(reader.read());
    if (!piece || piece.done) return;
    bytes += piece.value.length;
  }
}

async function unlessIdle<T>(reading: Promise<T>): Promise<T | null> {
  const idle = Promise.withResolvers<null>();
  const timer = setTimeout(() => idle.resolve(null), maxIdle);
  try {
    return await Promise.race([reading, idle.promise]);
  } finally {
    clearTimeout(timer);
  }
}
