import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPayload, type TestPayload } from './testing/open-payload.ts';

let opened: TestPayload;
beforeAll(async () => {
  opened = await openTestPayload();
});
afterAll(() => opened.close());

test('where Payload could not be opened, whoever asks next has it opened', async () => {
  const { databaseUrl, setDatabaseUrl } = await import('./platform/database/address.ts');
  const { getPayloadInstance } = await import('./payload.ts');
  const there = databaseUrl()!;
  delete (globalThis as { nasaqPayload?: unknown }).nasaqPayload;
  setDatabaseUrl('postgresql://nobody@127.0.0.1:1/none');
  await expect(getPayloadInstance()).rejects.toThrow('ECONNREFUSED');
  setDatabaseUrl(there);
  await expect(getPayloadInstance()).resolves.toBe(opened.payload);
});
