import type { Doc } from '@nasaq/translation';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Desk, DeskAnswer, DeskSave } from '../desk-api.ts';
import { DeskHost } from '../testing/desk-host.ts';
import { DeskLine, type KeptDesk } from './desk-line.ts';
import { DeskStore } from './desk-store.ts';

const at = { address: '/api/posts/7/desk', language: 'en', user: 7 };
const place = { locale: 'en', path: 'title' } as const;

let host: DeskHost;
/** What becomes of the next calls, after the host has carried them out or before. */
let fates: ('lost' | 'away')[];
let sent: DeskSave[];

beforeEach(() => {
  host = new DeskHost();
  fates = [];
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { body, method = 'GET' }: RequestInit) => {
    const save = JSON.parse(await (body as Blob).text()) as DeskSave;
    const fate = fates.shift();
    if (fate === 'away') throw new TypeError('Failed to fetch');
    sent.push(save);
    const answer = (await host.answer({
      body: save,
      method,
      path: address,
      url: new URL(address, 'http://x'),
    })) as DeskAnswer;
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    return Response.json(answer);
  });
  return () => vi.unstubAllGlobals();
});

function open(desk: Desk = host.desk()) {
  const store = new DeskStore(desk, 7);
  return { store, line: new DeskLine(store) };
}

const titles = () => sent.map(({ languages }) => languages.en?.values.title);

test('a save whose answer was lost is sent again as it was, before what was typed since', async () => {
  const { line, store } = open();
  store.write(place, 'One');
  fates = ['lost'];
  expect(await line.save(at)).toEqual({ kind: 'offline' });
  store.write(place, 'Two');
  expect(await line.save(at)).toBeNull();
  expect(titles()).toEqual(['One', 'One', 'Two']);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[2]!.save).not.toBe(sent[0]!.save);
  expect(store.hasUnsaved()).toBe(false);
});

test('what never left is sent once, with all that was typed since', async () => {
  const { line, store } = open();
  store.write(place, 'One');
  fates = ['away', 'away'];
  await line.save(at);
  await line.save(at);
  expect(await line.save(at)).toBeNull();
  expect(titles()).toEqual(['One']);
});

test('what a closed page had sent and not heard of comes back as it was, and what was typed after it', async () => {
  const before = open();
  before.store.write(place, 'One');
  fates = ['lost'];
  await before.line.save(at);
  before.store.write({ ...place, path: 'summary' }, 'Typed after it');
  const kept = JSON.parse(JSON.stringify(before.line.kept())) as NonNullable<ReturnType<DeskLine['kept']>>;
  // Somebody else has gone on since.
  host.docs = { ...host.docs, en: { ...host.docs.en, title: 'Theirs' } };
  const after = open();
  expect(after.line.bringBack(kept)).toBe(true);
  expect(after.store.current().docs.en).toMatchObject({ title: 'One', summary: 'Typed after it' });
  await after.line.save(at);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[2]!.languages.en!.values).toMatchObject({ summary: 'Typed after it' });
});

test('what is stored after all does not come back', () => {
  const { line, store } = open();
  store.write(place, 'One');
  const kept = line.kept()!;
  host.docs = { ...host.docs, en: { ...host.docs.en, title: 'One' } };
  expect(open().line.bringBack(kept)).toBe(false);
});

describe('what was typed after a save that a closed page had not heard of', () => {
  const basesOf = (tag: string, steps: string) => ({
    en: { title: tag, summary: tag, steps, 'steps.e1.title': tag, 'steps.e2.title': tag },
    ar: {},
  });
  const addStep = (id: string) => {
    const steps = [...(host.docs.en.steps as Doc[]), { id, pair: id, title: 'Theirs', text: '', days: 1 }];
    host.docs = { ...host.docs, en: { ...host.docs.en, steps } };
    host.bases = basesOf(id, steps.map((step) => step.id).join());
  };

  /** The title leaves and its answer is lost; then something else is typed, and the page is closed. */
  const closed = async (path: string, value: string) => {
    host.bases = basesOf('opened', 'e1,e2');
    const { line, store } = open();
    store.write(place, 'One');
    fates = ['lost'];
    await line.save(at);
    store.write({ ...place, path }, value);
    return JSON.parse(JSON.stringify(line.kept())) as KeptDesk;
  };

  test('waits whole for its own save: rows that others have added meanwhile are not taken away by it', async () => {
    const kept = await closed('steps.a.title', 'Typed after it');
    addStep('e3');
    const { line, store } = open();
    line.bringBack(kept);
    addStep('e4');
    await line.save(at);
    expect(sent[1]).toEqual(sent[0]);
    const { base, values } = sent[2]!.languages.en!;
    // It says: of two rows, the first one was changed. Of those that were added it says nothing.
    expect((values.steps as Doc[]).map(({ id, title }) => [id, title])).toEqual([
      ['e1', 'Typed after it'],
      ['e2', 'Draw'],
    ]);
    expect(base).toEqual({ steps: 'e1,e2', 'steps.e1.title': 'opened', 'steps.e2.title': 'opened' });
    expect(store.hasUnsaved()).toBe(false);
  });

  test('stands on what is stored where that says the same by now: who writes on there contradicts nobody', async () => {
    const kept = await closed('summary', 'Typed after it');
    host.docs = { ...host.docs, en: { ...host.docs.en, title: 'Theirs', summary: 'Typed after it' } };
    host.bases = basesOf('newer', 'e1,e2');
    const { line, store } = open();
    line.bringBack(kept);
    await line.save(at);
    store.write({ ...place, path: 'summary' }, 'And more');
    await line.save(at);
    expect(sent.at(-1)!.languages.en).toEqual({ values: { summary: 'And more' }, base: { summary: 'newer' } });
  });
});
