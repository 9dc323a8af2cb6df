import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserTabs, type Tabs } from './tabs.ts';

let opened: Tabs<string>[] = [];
/** Each test has a channel of its own. */
let count = 0;

beforeEach(() => void (count += 1));
afterEach(() => {
  for (const tabs of opened.splice(0)) tabs.close();
  vi.unstubAllGlobals();
});

function open(): Tabs<string> {
  const tabs = browserTabs<string>(`test-${count}`);
  opened.push(tabs);
  return tabs;
}

test('what one window tells, every other hears', async () => {
  const [one, two, three] = [open(), open(), open()];
  const heard: string[] = [];
  one.listen((news) => heard.push(`one ${news}`));
  two.listen((news) => heard.push(`two ${news}`));
  three.listen((news) => heard.push(`three ${news}`))();
  one.notify('news');
  two.notify('more');
  await vi.waitFor(() => expect(heard.toSorted()).toEqual(['one more', 'two news']), 20_000);
});

test('a task is run by one window at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const first = open().alone('send', () => {
    begun.resolve();
    return promise;
  });
  await begun.promise;
  const task = vi.fn<() => Promise<void>>(async () => {});
  expect(await open().alone('send', task)).toBe(false);
  expect(task).not.toHaveBeenCalled();
  expect(await open().alone('another', task)).toBe(true);
  resolve();
  expect(await first).toBe(true);
  expect(await open().alone('send', task)).toBe(true);
});

test('one window leads, and the next one when it goes', async () => {
  const leads = [vi.fn<() => void>(), vi.fn<() => void>()];
  const give = open().lead(leads[0]!);
  const giveToo = open().lead(leads[1]!);
  await vi.waitFor(() => expect(leads[0]).toHaveBeenCalledOnce(), 20_000);
  expect(leads[1]).not.toHaveBeenCalled();
  give();
  await vi.waitFor(() => expect(leads[1]).toHaveBeenCalledOnce(), 20_000);
  giveToo();
});

test('a window that waits to lead may be closed without an error', async () => {
  const error = vi.spyOn(console, 'error');
  const leads = vi.fn<() => void>();
  const give = open().lead(() => {});
  open().lead(leads)();
  give();
  await open().alone('lead', async () => {});
  expect(leads).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});

test('where browsers have no locks, each window leads and runs its own tasks', async () => {
  vi.stubGlobal('navigator', {});
  const leads = [vi.fn<() => void>(), vi.fn<() => void>()];
  for (const lead of leads) open().lead(lead);
  for (const lead of leads) expect(lead).toHaveBeenCalledOnce();
  const task = vi.fn<() => Promise<void>>(async () => {});
  expect(await open().alone('send', task)).toBe(true);
  expect(task).toHaveBeenCalledOnce();
});
