import { openLog } from '@nasaq/logging';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countedRefusals, noteAnswer, noteRefusal } from './refusals.ts';

// Other files that run in this process refuse something too.
beforeEach(() => void vi.stubGlobal('nasaqRefusals', undefined).stubGlobal('nasaqLogger', undefined));
afterEach(() => void vi.unstubAllGlobals());

test('a thousand refusals of a kind within a minute → one line, the next a minute later says how many; all are counted', () => {
  const lines: string[] = [];
  openLog({ app: 'test', level: 'info', write: (line) => void lines.push(line) });
  for (let turn = 0; turn < 1000; turn += 1) noteRefusal('unavailable', new Error('No space left on device'), turn);
  noteRefusal('storage_full', undefined, 1000);
  noteRefusal('unavailable', undefined, 60_000);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', refused: 'unavailable', since: 1, reason: 'No space left on device' },
    { refused: 'storage_full', since: 1 },
    { refused: 'unavailable', since: 1000 },
  ]);
  expect(countedRefusals()).toEqual({ unavailable: 1001, storage_full: 1 });
});

test('of answers, those are counted by which a host says that it could not or did not want to; a failure has its line already', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const status of [200, 304, 401, 403, 404, 422, 429, 500, 503, 503, 507]) noteAnswer(status);
  expect(said).toHaveBeenCalledTimes(3);
  said.mockRestore();
  expect(countedRefusals()).toEqual({ too_many_requests: 1, internal: 1, unavailable: 2, storage_full: 1 });
});
