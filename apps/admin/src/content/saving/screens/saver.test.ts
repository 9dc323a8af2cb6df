import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Doc } from '../merge.ts';
import type { Pauses, SavedForm, Trouble } from './saved-form.ts';
import { Saver } from './saver.ts';

const pauses = { typing: 1_500, retry: { first: 2_000, longest: 60_000 } };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A form, a server and a browser around a saver. */
function openForm(more: Partial<Pauses> = {}) {
  let values: Doc = { title: 'Old', updatedAt: '1' };
  let modified = false;
  const form = {
    stored: [] as unknown[],
    kept: null as Doc | null,
    trouble: null as Trouble | null,
    signedOut: null as Trouble | null,
    conflicts: false,
    busy: false,
    refused: false,
    typing: false,
    isForgetful: false,
    during: () => {},
    saver: new Saver({ ...pauses, ...more }),
    writes: 0,
    /** How long the browser takes for it. */
    writing: 0,
    type(title: string) {
      values = { ...values, title };
      modified = true;
      form.saver.changed();
    },
    /** As Payload's form does when it was answered, whatever the answer. */
    forgets() {
      form.isForgetful = true;
      modified = false;
      form.saver.changed();
    },
    fill(title: string) {
      values = { ...values, title };
      modified = false;
      form.saver.changed();
    },
  };
  const send = async (sent: Doc) => {
    await Promise.resolve();
    if (form.trouble) return form.trouble;
    form.stored.push(sent.title);
    return null;
  };
  const saved: SavedForm = {
    values: () => values,
    isModified: () => modified,
    isRefused: () => form.refused,
    isTyping: () => form.typing,
    settle: async () => {
      await Promise.resolve();
      form.typing = false;
      form.type('From the editor');
    },
    hasConflicts: () => form.conflicts,
    isBusy: () => form.busy,
    save: async () => {
      const sent = values;
      modified = false;
      const trouble = await send(sent);
      form.during();
      form.during = () => {};
      if (trouble) modified = !form.isForgetful;
      else values = { ...values, updatedAt: String(form.stored.length) };
      return trouble;
    },
    send,
    checkSession: async () => form.signedOut,
    keep: (kept) => {
      form.kept = kept;
      form.writes += 1;
      vi.setSystemTime(Date.now() + form.writing);
    },
  };
  form.saver.attach(saved, [values]);
  return form;
}

test('a form is saved once nobody has typed for a while, and keeps nothing then', async () => {
  const form = openForm();
  form.type('O');
  await vi.advanceTimersByTimeAsync(1_000);
  form.type('On');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(form.stored).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(form.stored).toEqual(['On']);
  expect(form.kept).toBeNull();
  expect(form.saver.isUnsaved()).toBe(false);
});

test('a tab that is killed without a word has kept all but the last moment, without a write for every key', async () => {
  const form = openForm({ keeping: 150 });
  for (let keys = 1; keys <= 20; keys += 1) {
    form.type('x'.repeat(keys));
    expect(form.kept?.title ?? '').not.toHaveLength(keys);
    await vi.advanceTimersByTimeAsync(50);
  }
  await vi.advanceTimersByTimeAsync(100);
  expect(form.stored).toEqual([]);
  expect(form.kept).toMatchObject({ title: 'x'.repeat(20) });
  expect(form.writes).toBeLessThan(10);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(form.stored).toEqual(['x'.repeat(20)]);
  expect(form.kept).toBeNull();
});

test('what takes long to keep is kept less often', async () => {
  const form = openForm({ keeping: 150 });
  form.writing = 50;
  for (let keys = 1; keys <= 40; keys += 1) {
    form.type('x'.repeat(keys));
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(form.writes).toBeLessThan(5);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(form.kept).toMatchObject({ title: 'x'.repeat(40) });
});

test('what is typed while a save is under way follows it', async () => {
  const form = openForm();
  form.type('One');
  form.during = () => form.type('Two');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(form.stored).toEqual(['One']);
  expect(form.saver.isUnsaved()).toBe(true);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(form.stored).toEqual(['One', 'Two']);
});

test('who leaves before the pause is over takes what was typed along, once', async () => {
  const form = openForm();
  form.type('At once');
  expect(await form.saver.flush()).toBeNull();
  expect(form.stored).toEqual(['At once']);
  form.saver.leave();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(form.stored).toEqual(['At once']);
  expect(form.kept).toBeNull();
});

test('what is typed while a form is filled anew is saved, though the form is drawn with it before it says so', async () => {
  const form = openForm();
  form.saver.awaitTyped();
  // The rendering that shows it, and the one that says that something was typed.
  form.fill('Typed while it loaded');
  form.type('Typed while it loaded');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(form.stored).toEqual(['Typed while it loaded']);
  // From then on, what it is filled with counts as stored again.
  form.fill('Theirs');
  form.type('Theirs');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(form.stored).toEqual(['Typed while it loaded']);
});

test('a key that the editor has not told yet is waited for', async () => {
  const form = openForm();
  form.typing = true;
  expect(form.saver.isUnsaved()).toBe(true);
  expect(await form.saver.flush()).toBeNull();
  expect(form.stored).toEqual(['From the editor']);
});

test('what is not saved is told, kept and tried again in growing pauses, until it is saved', async () => {
  const form = openForm();
  form.trouble = { kind: 'offline' };
  form.type('Cut');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(form.saver.state()).toEqual({ busy: false, trouble: { kind: 'offline' } });
  form.type('Cut off');
  expect(form.kept).toMatchObject({ title: 'Cut off' });
  expect(await form.saver.flush()).toEqual({ kind: 'offline' });

  form.trouble = null;
  await vi.advanceTimersByTimeAsync(3_999);
  expect(form.stored).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(new Set(form.stored)).toEqual(new Set(['Cut off']));
  expect(form.saver.state()).toEqual({ busy: false, trouble: null });
  expect(form.kept).toBeNull();
});

test('a browser that is online again does not wait for the pause', async () => {
  const form = openForm();
  form.trouble = { kind: 'offline' };
  form.type('Cut');
  await vi.advanceTimersByTimeAsync(1_500);
  form.trouble = null;
  form.saver.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(form.stored).toContain('Cut');
  expect(form.saver.isUnsaved()).toBe(false);
});

test('what is gone is told once: nothing is asked before somebody asks, and what is typed is kept', async () => {
  const form = openForm();
  form.trouble = { kind: 'gone', message: 'Deleted.' };
  form.type('Too late');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(form.saver.state()).toEqual({ busy: false, trouble: { kind: 'gone', message: 'Deleted.' } });
  form.trouble = null;
  form.type('Later still');
  form.saver.retryByItself();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(form.stored).toEqual([]);
  expect(form.kept).toMatchObject({ title: 'Later still' });
  // It is there again, and somebody asks.
  form.saver.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(form.stored).toContain('Later still');
  expect(form.kept).toBeNull();
});

test('after the end of a session nothing is saved in the name of somebody else', async () => {
  const form = openForm();
  form.trouble = { kind: 'session' };
  form.signedOut = { kind: 'session' };
  form.type('Mine');
  await vi.advanceTimersByTimeAsync(1_500);
  form.trouble = null;
  form.saver.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(form.stored).toEqual([]);
  expect(form.saver.state().trouble).toEqual({ kind: 'session' });
  form.signedOut = null;
  form.saver.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(form.stored).toContain('Mine');
});

test('a form that goes sends what it has, and keeps it where that fails', async () => {
  const form = openForm();
  form.type('Last words');
  form.saver.leave();
  expect(form.kept).toMatchObject({ title: 'Last words' });
  await vi.advanceTimersByTimeAsync(0);
  expect(form.stored).toEqual(['Last words']);
  expect(form.kept).toBeNull();

  const cut = openForm();
  cut.trouble = { kind: 'offline' };
  cut.type('Cut');
  cut.saver.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(cut.kept).toMatchObject({ title: 'Cut' });
});

test('a field in dispute is not saved: leaving asks, and the text is kept until it is decided', async () => {
  const form = openForm();
  form.conflicts = true;
  form.type('Mine');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(form.saver.isUnsaved()).toBe(true);
  expect(await form.saver.flush()).toEqual({ kind: 'conflict' });
  expect(form.kept).toMatchObject({ title: 'Mine' });
  form.saver.decided();
  form.type('Mine');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(form.stored).toEqual(['Mine', 'Mine']);
  form.conflicts = false;
  form.fill('Theirs');
  expect(form.kept).toBeNull();
  expect(form.saver.isUnsaved()).toBe(false);
});

test('nothing is saved beside a publication or beside a form that is filled anew', async () => {
  const form = openForm();
  form.busy = true;
  form.type('Published');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(form.stored).toEqual([]);
  form.busy = false;

  let filled = () => {};
  void form.saver.inTurn(() => new Promise<void>((resolve) => (filled = resolve)));
  form.type('Meanwhile');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(form.stored).toEqual([]);
  filled();
  await vi.advanceTimersByTimeAsync(0);
  expect(form.stored).toEqual(['Meanwhile']);
});

test('a form that calls itself unmodified after a save that did not work is unsaved all the same', async () => {
  const form = openForm();
  form.trouble = { kind: 'session' };
  form.during = () => form.forgets();
  form.type('Typed');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(form.saver.state().trouble).toEqual({ kind: 'session' });
  expect(form.saver.isUnsaved()).toBe(true);
  expect(await form.saver.flush()).toEqual({ kind: 'session' });
  form.trouble = null;
  form.saver.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(new Set(form.stored)).toEqual(new Set(['Typed']));
  expect(form.saver.isUnsaved()).toBe(false);
});

test('what was typed for a publication that is refused is not taken for stored', async () => {
  const form = openForm();
  form.type('Typed at once');
  form.busy = true;
  await vi.advanceTimersByTimeAsync(1_500);
  expect(form.stored).toEqual([]);
  form.busy = false;
  form.refused = true;
  form.forgets();
  form.type('Typed at once');
  expect(form.saver.isUnsaved()).toBe(true);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(form.stored).toEqual(['Typed at once']);
});

/** Of a form without drafts, whose readers have what is saved at once. */
const onlyAsked = { typing: undefined, keeping: 1_500 };

test('a form without drafts keeps what is typed in this browser, and saves it when somebody asks', async () => {
  const form = openForm(onlyAsked);
  form.type('New');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(form.stored).toEqual([]);
  expect(form.kept).toMatchObject({ title: 'New' });
  expect(await form.saver.saveNow()).toBe(true);
  expect(form.stored).toEqual(['New']);
  expect(form.kept).toBeNull();
});

test('what somebody has asked to be saved is saved once the server answers, and what was typed since is not', async () => {
  const form = openForm(onlyAsked);
  form.trouble = { kind: 'offline' };
  form.type('Asked for');
  expect(await form.saver.saveNow()).toBe(false);
  form.trouble = null;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(form.stored).toEqual(['Asked for']);
  form.trouble = { kind: 'offline' };
  form.type('Asked again');
  await form.saver.saveNow();
  form.type('Asked again, and half a w');
  form.trouble = null;
  form.saver.retryByItself();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(form.stored).toEqual(['Asked for']);
  expect(form.kept).toMatchObject({ title: 'Asked again, and half a w' });
  // The server is there again: nothing else is said of it.
  expect([form.saver.state().trouble, form.saver.isUnsaved()]).toEqual([null, true]);
  await form.saver.saveNow();
  expect(form.stored).toEqual(['Asked for', 'Asked again, and half a w']);
});

test('a form without drafts that goes sends nothing, and this browser has what was typed', async () => {
  const form = openForm(onlyAsked);
  form.type('Left');
  form.saver.leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(form.stored).toEqual([]);
  expect(form.kept).toMatchObject({ title: 'Left' });
});

test('what a host refuses is not sent again before somebody asks for it', async () => {
  const form = openForm(onlyAsked);
  form.trouble = { kind: 'refused', message: 'Taken.' };
  form.type('Refused');
  await form.saver.saveNow();
  form.trouble = null;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(form.stored).toEqual([]);
});
