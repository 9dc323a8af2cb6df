/** Milliseconds after which a silent sender is taken to wait for the answer. */
const maxIdle = 1_000;

/**
 * Reads what is left of a body that nobody wants, and keeps nothing of it: a browser reads no answer before it has sent
 * its file, and closing the connection in the middle would show its user a broken one instead of the reason. Ends with
 * the body, after `maxBytes` of it, or when its sender falls silent; what goes wrong on the way is nobody's concern.
 */
export async function discardBody(read: () => Promise<Piece>, maxBytes: number): Promise<void> {
  try {
    for (let bytes = 0; bytes <= maxBytes;) {
      const piece = await unlessIdle(read());
      if (!piece || piece.done) return;
      bytes += piece.value.length;
    }
  } catch {
    // The connection is gone, and its body with it.
  }
}

/** Of a stream's reader or an iterator. */
type Piece = { done?: false; value: Uint8Array } | { done: true; value?: unknown };

async function unlessIdle<T>(reading: Promise<T>): Promise<T | null> {
  const idle = Promise.withResolvers<null>();
  const timer = setTimeout(() => idle.resolve(null), maxIdle);
  try {
    return await Promise.race([reading, idle.promise]);
  } finally {
    clearTimeout(timer);
  }
}
