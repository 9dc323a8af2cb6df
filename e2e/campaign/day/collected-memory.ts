import type { App } from '../../faults/product/app.ts';
import { residentMegabytes } from '../../faults/product/memory.ts';
import { until } from '../../faults/product/until.ts';

/** What a host holds once its garbage was collected, 10^6 bytes. */
export interface Memory {
  /** Objects that are still reached, and buffers outside of V8's heap. */
  live: number;
  /** What V8 holds for its heap, used or not. */
  heap: number;
  /** Of the system. */
  resident: number;
}

/** For hosts whose memory is to be read: a port of its own for each inspector, which opens when the process is asked to. */
export const readable = { NODE_OPTIONS: '--inspect-port=0' };

/**
 * Reads a host's memory through its inspector. Its garbage is collected before: where memory is plenty V8 lets garbage
 * lie, and grows; what a day leaves behind is what cannot be collected.
 */
export async function openMemory(app: App): Promise<() => Promise<Memory>> {
  const address = () => /Debugger listening on (ws:\S+)\n/.exec(app.output)?.[1];
  process.kill(app.pid, 'SIGUSR1');
  await until(() => address() !== undefined, 'the inspector listens');
  return async () => {
    const socket = new WebSocket(address()!);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    try {
      await ask(socket, 'HeapProfiler.collectGarbage');
      const { result } = await ask<{ result: { value: string } }>(socket, 'Runtime.evaluate', {
        expression: 'JSON.stringify(process.memoryUsage())',
      });
      const { external, heapTotal, heapUsed } = JSON.parse(result.value) as NodeJS.MemoryUsage;
      return { live: (heapUsed + external) / 1e6, heap: heapTotal / 1e6, resident: residentMegabytes(app.pid) };
    } finally {
      socket.close();
    }
  };
}

function ask<T>(socket: WebSocket, method: string, params: object = {}): Promise<T> {
  return new Promise((resolve) => {
    socket.addEventListener('message', ({ data }) => resolve((JSON.parse(String(data)) as { result: T }).result), {
      once: true,
    });
    socket.send(JSON.stringify({ id: 1, method, params }));
  });
}
