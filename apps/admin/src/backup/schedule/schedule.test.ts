import { describe, expect, test } from 'vitest';
import { parseEnv } from '../../env.ts';
import { newestSlot } from './clock.ts';
import { superfluous } from './rotation.ts';
import { type BackupState, isDue, verdictOn } from './state.ts';

describe('the newest time of day that has come', () => {
  test.each([
    ['03:00', '2026-11-23T00:59Z', 'Africa/Cairo', '2026-11-22T03:00'],
    ['03:00', '2026-11-23T01:00Z', 'Africa/Cairo', '2026-11-23T03:00'],
    ['03:00', '2026-01-01T00:10Z', 'UTC', '2025-12-31T03:00'],
    ['03:00,15:30', '2026-11-23T15:29Z', 'UTC', '2026-11-23T03:00'],
    ['15:30,03:00', '2026-11-23T23:59Z', 'UTC', '2026-11-23T15:30'],
  ])('of %s at %s in %s is %s', (times, now, zone, slot) => {
    expect(newestSlot(parsed({ BACKUP_SCHEDULE: times }).times, zone, new Date(now))).toBe(slot);
  });

  test('comes once a day, also where clocks are turned back over it, or forward past it', () => {
    for (const [from, until, days] of [
      ['2026-10-24T20:00Z', '2026-10-26T20:00Z', ['2026-10-24', '2026-10-25', '2026-10-26']],
      ['2026-03-28T20:00Z', '2026-03-30T20:00Z', ['2026-03-28', '2026-03-29', '2026-03-30']],
    ] as const) {
      let state: BackupState = {};
      const made: string[] = [];
      for (let at = Date.parse(from); at < Date.parse(until); at += 10 * 60_000) {
        const slot = newestSlot(['02:30'], 'Europe/Berlin', new Date(at));
        if (!isDue(state, slot, new Date(at))) continue;
        made.push(slot);
        state = { made: { at: new Date(at).toISOString(), name: '', bytes: 0, slot } };
      }
      expect(made).toEqual(days.map((day) => `${day}T02:30`));
    }
  });
});

function parsed(given: Record<string, string>) {
  return parseEnv({ BACKUP_PASSPHRASE: 'long enough for this', ...given }).backup;
}

test.each([
  [{ BACKUP_SCHEDULE: '3 o’clock' }, 'BACKUP_SCHEDULE must be times of day'],
  [{ BACKUP_SCHEDULE: '24:00' }, 'BACKUP_SCHEDULE must be times of day'],
  [{ BACKUP_KEEP: 'all' }, 'BACKUP_KEEP must be like 7d,4w,12m'],
  [{ BACKUP_KEEP: '0d' }, 'BACKUP_KEEP must be like 7d,4w,12m'],
  [{ BACKUP_PASSPHRASE: 'short' }, 'BACKUP_PASSPHRASE must have at least 12 characters'],
  [{ BACKUP_SCHEDULE: '03:00', BACKUP_PASSPHRASE: '' }, 'BACKUP_SCHEDULE needs BACKUP_PASSPHRASE'],
])('%o → refused at the start', (given, sentence) => {
  expect(() => parsed(given as Record<string, string>)).toThrow(sentence);
});

const names = (from: string, days: number, clock = '030000') =>
  Array.from({ length: days }, (_, day) => {
    const date = new Date(Date.parse(from) + day * 24 * 60 * 60_000).toISOString().slice(0, 10);
    return `nasaq-${date}T${clock}Z.backup`;
  });

describe('what is kept no longer', () => {
  const keep = parsed({}).keep;
  const stays = (all: string[], how = keep) => {
    const goes = new Set(superfluous(all, how));
    return all.filter((name) => !goes.has(name));
  };

  test('after two years of days: seven days, four weeks, twelve months, each by its newest', () => {
    const all = names('2025-01-01', 730);
    const left = stays(all).map((name) => name.slice(6, 16));
    expect(left.map((day) => day.slice(2)).join(' ')).toBe(
      '26-01-31 26-02-28 26-03-31 26-04-30 26-05-31 26-06-30 26-07-31 26-08-31 26-09-30 26-10-31 26-11-30 ' +
        '26-12-13 26-12-20 26-12-25 26-12-26 26-12-27 26-12-28 26-12-29 26-12-30 26-12-31',
    );
  });

  test('day by day the same stays as all at once, so that nothing goes which is kept later', () => {
    let kept: string[] = [];
    for (const name of names('2025-01-01', 730)) kept = stays([...kept, name]);
    expect(kept.length).toBeGreaterThan(15);
    expect(kept).toEqual(stays(names('2025-01-01', 730)));
  });

  test('the newest of all stays, whatever else; of two of one day the later one', () => {
    const two = [...names('2026-11-23', 1, '010000'), ...names('2026-11-23', 1, '150000')];
    expect(stays(two, { days: 1, weeks: 0, months: 0 })).toEqual([two[1]]);
    expect(superfluous([], keep)).toEqual([]);
  });
});

const now = new Date('2026-11-23T04:00Z');
const slot = '2026-11-23T03:00';
const before = (hours: number) => new Date(now.getTime() - hours * 60 * 60_000).toISOString();
const made = (hours: number, of = slot) => ({ at: before(hours), name: 'new', bytes: 1, slot: of });

test.each([
  ['nothing was ever made', {}, true],
  ['it was made', { begun: { slot, at: before(0.5) }, made: made(0.4) }, false],
  [
    'yesterday’s was made',
    { begun: { slot: '2026-11-22T03:00', at: before(24) }, made: made(24, '2026-11-22T03:00') },
    true,
  ],
  ['a host is at it', { begun: { slot, at: before(0.5) } }, false],
  ['it has just failed', { begun: { slot, at: before(0.5) }, failed: { at: before(0.4), reason: '' } }, false],
  ['it failed an hour ago', { begun: { slot, at: before(1) }, failed: { at: before(0.9), reason: '' } }, true],
  ['the one before failed', { begun: { slot, at: before(1) }, failed: { at: before(20), reason: '' } }, false],
  ['who was at it has died', { begun: { slot, at: before(3) } }, true],
  ['somebody made one by hand', { made: { ...made(0.1), slot: undefined } }, true],
] as [string, BackupState, boolean][])('%s → due or not', (_, state, due) => {
  expect(isDue(state, slot, now)).toBe(due);
});

const proven = { at: before(1), name: 'new', rows: 1, files: 1 };
test.each([
  ['made and proven', { made: made(2), proven }, true, 'good'],
  ['made, not proven yet', { made: made(2), proven: { ...proven, name: 'old' } }, true, 'unproven'],
  ['made, and not to be restored', { made: made(2), refuted: { at: '', name: 'new', reason: '' } }, true, 'refuted'],
  [
    'an older one could not be restored',
    { made: made(2), proven, refuted: { at: '', name: 'old', reason: '' } },
    true,
    'good',
  ],
  ['the last attempt failed', { made: made(2), proven, failed: { at: '', reason: '' } }, true, 'failed'],
  ['none for 27 hours', { made: made(27.1), proven }, true, 'overdue'],
  ['none yet', {}, true, 'waiting'],
  ['no schedule, whatever was made by hand', { made: made(2), proven }, false, 'unscheduled'],
] as [string, BackupState, boolean, string][])('%s → the dashboard says so', (_, state, isScheduled, verdict) => {
  expect(verdictOn(state, isScheduled, now)).toBe(verdict);
});
