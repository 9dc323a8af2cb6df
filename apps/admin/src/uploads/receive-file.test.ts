import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { receiveFile } from './receive-file.ts';
import { UploadStore } from './upload-store.ts';

const base = mkdtempSync(path.join(tmpdir(), 'nasaq-receive-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const reason = (name: string) => expect.objectContaining({ details: { reason: name } });

function stream(...pieces: (Uint8Array | Error)[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      const piece = pieces.shift();
      if (piece instanceof Error) controller.error(piece);
      else if (piece) controller.enqueue(piece);
      else controller.close();
    },
  });
}

const arriving = (store: UploadStore) => readdirSync(path.join(store.folder, 'incoming'));

test('a disk that is full in the middle of a file → 507, nothing left of it, and the next small file is kept', async () => {
  const folder = path.join(base, 'small');
  const fixture = path.join(import.meta.dirname, 'testing/small-disk.fixture.ts');
  // Blocks are of 512 or 1024 bytes: 2 or 4 MB for each file. The process gets EFBIG, as it gets ENOSPC of a full disk.
  const child = spawn('sh', ['-c', 'ulimit -f 4096; exec "$0" "$@"', process.execPath, fixture, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [output] = (await once(child.stdout, 'data')) as [Buffer];
    const send = async (size: number) => {
      const url = `http://127.0.0.1:${Number(output.toString())}/`;
      return (await fetch(url, { method: 'POST', body: new Uint8Array(size) })).text();
    };
    expect(await Promise.all([send(9_000_000), send(9_000_000), send(1_000)])).toEqual([
      'storage_full storage_full',
      'storage_full storage_full',
      'kept 1000',
    ]);
    expect(await send(100_000)).toBe('kept 100000');
    expect(readdirSync(folder)).toHaveLength(3);
    expect(readdirSync(path.join(folder, 'incoming'))).toEqual([]);
  } finally {
    child.kill();
  }
});

test('a disk whose last reserve would be used → refused before a byte is written', async () => {
  const store = new UploadStore(path.join(base, 'reserve'), { reserve: Number.MAX_SAFE_INTEGER / 2 });
  await expect(receiveFile(stream(new Uint8Array(10)), store)).rejects.toEqual(reason('storage_full'));
  expect(arriving(store)).toEqual([]);
});

test('a body that breaks, or is shorter than was said → incomplete, nothing left', async () => {
  const store = new UploadStore(path.join(base, 'cut'));
  const piece = new Uint8Array(1_000);
  await expect(receiveFile(stream(piece, new Error('reset')), store)).rejects.toEqual(reason('incomplete'));
  await expect(receiveFile(stream(piece), store, 2_000)).rejects.toEqual(reason('incomplete'));
  expect(arriving(store)).toEqual([]);
});

test('the next piece is asked for when the last one is written', async () => {
  const store = new UploadStore(path.join(base, 'slow'));
  let asked = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        asked += 1;
        if (asked > 100) controller.close();
        else controller.enqueue(new Uint8Array(65_536));
      },
    },
    { highWaterMark: 0 },
  );
  const { file, handle } = await store.openIncoming(1);
  const prototype = Object.getPrototypeOf(handle) as typeof handle;
  await handle.close();
  rmSync(file);
  const write = prototype.appendFile;
  const ahead: number[] = [];
  let written = 0;
  prototype.appendFile = async function appendFile(...args) {
    await write.apply(this, args);
    written += 1;
    ahead.push(asked - written);
  };
  try {
    expect((await receiveFile(body, store)).size).toBe(100 * 65_536);
  } finally {
    prototype.appendFile = write;
  }
  expect(new Set(ahead)).toEqual(new Set([0]));
});
