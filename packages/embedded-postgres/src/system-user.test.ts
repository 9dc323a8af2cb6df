import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { canReach, currentUser } from './system-user.ts';

const base = mkdtempSync(path.join(tmpdir(), 'nasaq-reach-'));
const inside = path.join(base, 'closed/inside');
mkdirSync(inside, { recursive: true });
const stranger = { uid: 64_321, gid: 64_321 };

afterAll(() => rmSync(base, { recursive: true, force: true }));

test('every folder above may be entered → reachable', () => {
  chmodSync(base, 0o755);
  chmodSync(path.join(base, 'closed'), 0o711);
  expect(canReach(inside, stranger)).toBe(true);
});

test('one folder above is closed to others → not reachable, but for its owner', () => {
  chmodSync(path.join(base, 'closed'), 0o700);
  expect(canReach(inside, stranger)).toBe(false);
  expect(canReach(inside, currentUser())).toBe(true);
});

test.runIf(currentUser().uid === 0)("a folder open to the user's group → reachable", () => {
  chmodSync(path.join(base, 'closed'), 0o710);
  chownSync(path.join(base, 'closed'), 0, stranger.gid);
  expect(canReach(inside, stranger)).toBe(true);
  expect(canReach(inside, { ...stranger, gid: 64_322 })).toBe(false);
});

test('a folder that does not exist yet → as reachable as the ones above it', () => {
  chmodSync(path.join(base, 'closed'), 0o755);
  expect(canReach(path.join(inside, 'new/newer'), stranger)).toBe(true);
});
