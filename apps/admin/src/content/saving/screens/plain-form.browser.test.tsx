import type { Locale } from '@nasaq/contract';
import { TextareaField, TextField, toast, useDocumentInfo, useFormModified, useLocale } from '@payloadcms/ui';
import type { FormState, ServerFunctionClient } from 'payload';
import { useEffect } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { clientCollection, DocumentForm } from '../../../testing/screens/document-form.tsx';
import type { Answer } from '../../../testing/screens/fake-host.ts';
import { inTurn } from '../../../testing/screens/in-turn.ts';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { violations } from '../../../testing/screens/violations.ts';
import { deskTexts, savingTexts } from '../../catalogue/index.ts';
import type { FormBase } from '../form-base.ts';
import { PlainFormChanges, SaveMerged } from './plain-form.tsx';

const publication = { languages: { en: 'missing', ar: 'missing' }, shared: false } as never;
const opened: FormBase = { form: 'one', member: 7, locale: 'en', base: {}, others: [], conflicts: [], publication };
const at = '2026-11-21T10:00:00.000Z';
const fieldsOfTag = [
  { type: 'row', fields: [{ name: 'title', type: 'text', label: 'Title' }] },
  { name: 'note', type: 'textarea', label: 'Note, in short' },
];

/** A tag as the host has it, which somebody else changes beside the form. */
class TagHost {
  readonly saved: Record<string, unknown>[] = [];
  state: 'well' | 'away' | 'signed out' | 'gone' = 'well';
  /** What the next save is refused for, by the paths of fields. */
  refused: string[] = [];
  doc: Record<string, unknown> = { title: 'Before', note: 'A note', updatedAt: at };
  /** What the next save is told. */
  told: Partial<FormBase> = {};
  overruled: object[] = [];
  /** Who is signed in, where it is not who has opened the form. */
  member: object | undefined;

  readonly answer: Answer = ({ body, method, url }) => {
    if (url.pathname === '/api/tags/1/overruled') {
      if (method === 'POST') this.overruled = [];
      return { overruled: this.overruled };
    }
    if (url.pathname.startsWith('/api/payload-preferences/') && this.state === 'away')
      throw new TypeError('Failed to fetch');
    const isTag = url.pathname === '/api/tags/1' || url.pathname === '/api/tags';
    if (this.state === 'away' && (isTag || url.pathname === '/api/users/me')) throw new TypeError('Failed to fetch');
    // The form's own question: Payload's provider keeps whom it knew.
    if (url.pathname === '/api/users/me' && url.search === '?depth=0' && this.state === 'signed out')
      return { user: null };
    if (url.pathname === '/api/users/me' && url.search === '?depth=0' && this.member) return { user: this.member };
    if (!isTag) return undefined;
    if (this.state === 'signed out') return Response.json({ errors: [{ message: 'No.' }] }, { status: 403 });
    if (this.state === 'gone') return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 });
    if (method === 'GET') return { ...this.doc, formBase: { ...opened, form: 'two' } };
    if (this.refused.length > 0) {
      const errors = this.refused.map((path) => ({ label: path, message: `No ${path}.`, path }));
      return Response.json({ errors: [{ message: 'Refused: too, few', data: { errors } }] }, { status: 400 });
    }
    const sent = body as Record<string, unknown>;
    this.saved.push(sent);
    const disputed = (this.told.conflicts ?? []).map(({ path }) => path);
    const taken = this.told.others?.map(({ path }) => path) ?? [];
    const own = Object.entries(sent).filter(([name]) => !disputed.includes(name) && !taken.includes(name));
    this.doc = { ...this.doc, ...Object.fromEntries(own), formBase: undefined };
    const view = { ...this.doc, ...Object.fromEntries([...disputed, ...taken].map((name) => [name, sent[name]])) };
    const formBase = { ...opened, ...this.told };
    this.told = {};
    return { doc: { ...view, formBase }, message: 'Saved.' };
  };
}

let host: TagHost;
beforeEach(() => {
  host = new TagHost();
});

describe.each(inTurn('en'))('a form that is saved when somebody asks for it, in %s', (language) => {
  const texts = savingTexts[language];
  const title = page.getByRole('textbox', { name: 'Title' });
  const note = page.getByRole('textbox', { name: 'Note' });
  const alert = page.getByRole('alert');

  test('shows after its save what others have changed, and says who', async () => {
    const { save } = open(language);
    await title.fill('Mine');
    host.doc.note = 'Their note';
    host.told = { others: [{ path: 'note', label: 'The note', by: 'Karim', at }] };
    await save();
    await expect.element(note).toHaveValue('Their note');
    await expect.element(title).toHaveValue('Mine');
    await expect.element(page.getByRole('status').filter({ hasText: 'The note' })).toMatchTextContent(/Karim/);
    expect(await violations()).toEqual([]);
  });

  test('shows both texts of what both have changed, and stores the one that is chosen', async () => {
    const { save } = open(language);
    const theirs = { path: 'title', label: 'The title', by: 'Karim', at, theirs: 'Their title', seen: { title: 'x' } };
    for (const choice of ['takeTheirs', 'keepMine'] as const) {
      await title.fill('My title');
      host.doc.title = 'Their title';
      host.told = { conflicts: [theirs] };
      await save();
      const dispute = page.getByRole('region', { name: 'The title' });
      await expect.element(dispute).toMatchTextContent(/My title.*Their title/s);
      expect(host.doc.title).toBe('Their title');
      expect(await violations()).toEqual([]);
      await dispute.getByRole('button', { name: texts[choice] }).click();
      await expect.element(dispute).not.toBeInTheDocument();
      await expect.element(title).toHaveValue(choice === 'keepMine' ? 'My title' : 'Their title');
    }
    await expect.poll(() => host.doc.title).toBe('My title');
    expect(host.saved.at(-1)!.formBase).toMatchObject({ base: { title: 'x' }, over: ['title'] });
  });

  test('leaves a phone its height: what both have changed goes with the page there', async () => {
    const { save } = open(language);
    await title.fill('My title');
    host.doc.title = 'Their title';
    host.told = {
      conflicts: [{ path: 'title', label: 'The title', by: 'Karim', at, theirs: 'Their title', seen: { title: 'x' } }],
    };
    await save();
    const dispute = page.getByRole('region', { name: 'The title' });
    await expect.element(dispute).toBeVisible();
    const boxes = getComputedStyle(dispute.element().closest('.saving-others')!);
    expect(boxes.position).toBe('sticky');
    await page.viewport(390, 844);
    await expect.poll(() => boxes.position).toBe('static');
    await page.viewport(1440, 900);
  });

  test.each(['away', 'signed out'] as const)(
    'keeps what was typed while the host is %s, and offers it again',
    async (state) => {
      const { ready, reopen, save } = open(language);
      await ready();
      host.state = state;
      await title.fill('Typed in vain');
      await save();
      const notice = state === 'away' ? texts.notSavedAsked.offline : texts.notSavedAsked.session;
      await expect.element(alert).toMatchTextContent(notice);
      host.state = 'well';
      reopen();
      await expect.element(title).toHaveValue('Typed in vain');
      const back = page.getByRole('status').filter({ hasText: texts.notYetSaved });
      await expect.element(back).toBeVisible();
      expect(host.saved).toEqual([]);
      await back.getByRole('button', { name: texts.discard }).click();
      await expect.element(title).toHaveValue('Before');
      reopen();
      await expect.element(title).toHaveValue('Before');
      await expect.element(back).not.toBeInTheDocument();
    },
  );

  test(
    'keeps the last key before the page goes, and what is unsaved beside a dispute of which theirs is taken',
    { tags: ['proof'] },
    async () => {
      const { reopen, save } = open(language);
      const theirs = {
        path: 'title',
        label: 'The title',
        by: 'Karim',
        at,
        theirs: 'Their title',
        seen: { title: 'x' },
      };
      await title.fill('My title');
      host.doc.title = 'Their title';
      host.told = { conflicts: [theirs] };
      await save();
      const dispute = page.getByRole('region', { name: 'The title' });
      await expect.element(dispute).toBeVisible();
      await note.fill('My');
      await note.fill('My note');
      window.dispatchEvent(new Event('pagehide'));
      expect(Object.values(localStorage).join()).toContain('My note');
      reopen();
      await expect.element(note).toHaveValue('My note');
      await dispute.getByRole('button', { name: texts.takeTheirs }).click();
      await expect.element(title).toHaveValue('Their title');
      await expect.element(note).toHaveValue('My note');
      await save();
      await expect.poll(() => host.doc).toMatchObject({ title: 'Their title', note: 'My note' });
    },
  );

  test('keeps something new until it is made, also where the session has ended meanwhile', async () => {
    const { reopen, save } = open(language, { isNew: true });
    await title.fill('Half a tag');
    reopen();
    await expect.element(title).toHaveValue('Half a tag');
    host.state = 'signed out';
    await save();
    await expect.element(alert).toMatchTextContent(texts.notSavedAsked.session);
    reopen();
    await expect.element(title).toHaveValue('Half a tag');
    host.state = 'well';
    await save();
    await expect.poll(() => host.saved.at(-1)).toMatchObject({ title: 'Half a tag' });
    reopen();
    await expect.element(title).toHaveValue('');
    await expect.element(page.getByRole('status').filter({ hasText: texts.notYetSaved })).not.toBeInTheDocument();
    await title.fill('Another');
    reopen();
    await page.getByRole('button', { name: texts.discard }).click();
    await expect.element(title).toHaveValue('');
  });

  test('keeps what is new for the language in which it was typed, while another one is on its way', async () => {
    const { reopen } = open(language, { isNew: true });
    await title.fill('Half a tag');
    history.replaceState(null, '', '?locale=ar');
    await expect.element(page.getByText('In ar')).toBeInTheDocument();
    reopen();
    expect(Object.keys(localStorage).filter((key) => key.includes('-new-'))).toEqual([
      expect.stringMatching(/-new-en$/),
    ]);
    await expect.element(title).toHaveValue('');
    history.replaceState(null, '', '?locale=en');
    reopen();
    await expect.element(title).toHaveValue('Half a tag');
  });

  test('saves nothing new in the name of whoever is signed in instead, and says who that is', async () => {
    const { save } = open(language, { isNew: true });
    host.member = { id: 8, email: 'omar@nasaq.example' };
    await title.fill('A tag');
    await save();
    await expect.element(alert).toMatchTextContent(/omar@nasaq\.example/);
    await expect.element(alert.getByRole('link', { name: texts.signOut })).toBeVisible();
    expect(host.saved).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test.each([{ isNew: true }, { isNew: false }])(
    'names once what was refused, each field as it is called: %j',
    async ({ isNew }) => {
      const { save } = open(language, { isNew });
      host.refused = ['title', 'note', 'file'];
      if (!isNew) await title.fill('Mine');
      await save();
      const named = new Intl.ListFormat(language).format(['Title', 'Note, in short', texts.file]);
      await expect.poll(told).toEqual([texts.fieldsToMend.replace('{fields}', named)]);
      toast.dismiss();
      await expect.poll(told).toEqual([]);
    },
  );

  test('of what is made, Payload alone says it: on the page that it leads to', async () => {
    const { save } = open(language, { isNew: true });
    await title.fill('A tag');
    await save();
    await expect.poll(() => host.saved.length).toBe(1);
    expect(told()).toEqual([]);
  });

  test('is saved, and shows what others have changed, once the host is back', async () => {
    const { ready, save } = open(language);
    await ready();
    host.state = 'away';
    await title.fill('Typed in vain');
    await save();
    await expect.element(alert).toMatchTextContent(texts.notSavedAsked.offline);
    host.doc.note = 'Their note';
    host.told = { others: [{ path: 'note', label: 'The note', by: 'Karim', at }] };
    host.state = 'well';
    await alert.getByRole('button', { name: texts.tryAgain }).click();
    await expect.element(note).toHaveValue('Their note');
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(title).toBeEnabled();
  });

  test('of what somebody has deleted it keeps the text, and says so', async () => {
    const { save } = open(language);
    await title.fill('Too late');
    host.state = 'gone';
    await save();
    await expect.element(alert).toMatchTextContent(texts.notSavedAsked.gone);
    await expect.element(title).toHaveValue('Too late');
    expect(await violations()).toEqual([]);
  });

  test('shows what somebody has knowingly replaced, and brings it back into its field', async () => {
    host.overruled = [
      {
        id: 3,
        path: 'title',
        here: 'title',
        locale: 'en',
        label: 'The title',
        by: 'Karim',
        at,
        value: 'Was mine',
        mine: 'Was mine',
        theirs: 'Before',
      },
    ];
    open(language);
    const told = alert.filter({ hasText: 'The title' });
    await expect.element(told).toMatchTextContent(/Karim.*Was mine.*Before/s);
    expect(await violations()).toEqual([]);
    await told.getByRole('button', { name: deskTexts[language].bringBack }).click();
    await expect.element(title).toHaveValue('Was mine');
    await expect.element(told).not.toBeInTheDocument();
    expect(host.overruled).toEqual([]);
    expect(host.saved).toEqual([]);
  });
});

/** What stands in the corner, without the marks that keep names apart. */
function told(): (string | undefined)[] {
  const words = [...document.querySelectorAll('.payload-toast-item[data-removed="false"]')];
  return words.map(({ textContent }) => textContent?.replaceAll(/[\u2066-\u2069]/gu, ''));
}

function open(language: Locale, { isNew = false } = {}) {
  const form = (
    <DocumentForm
      collection="tags"
      {...(isNew
        ? { state: stateOf({ title: '', note: '' }) }
        : { id: 1, state: stateOf({ ...host.doc, formBase: opened }) })}
      saves={{ action: isNew ? '/api/tags' : '/api/tags/1?locale=en', stateOf }}
    >
      <SaveMerged />
      <PlainFormChanges />
      <AsksOnKeys />
      <TextField field={{ name: 'title', label: 'Title' }} path="title" />
      <TextareaField field={{ name: 'note', label: 'Note' }} path="note" />
    </DocumentForm>
  );
  const screen = mountScreen(language, form, {
    at: '/admin/collections/tags/1',
    host: [host.answer],
    locale: 'en',
    serverFunction: formStates,
    expectedErrors: /^Error submitting form/,
    config: { collections: [clientCollection('tags', { fields: fieldsOfTag })] },
  });
  const reopen = () => {
    screen.rerender(null);
    screen.rerender(form);
  };
  const hasAsked = () => screen.calls.some(({ path }) => path.startsWith('/api/payload-preferences/'));
  const ready = async () => {
    await expect.poll(hasAsked).toBe(true);
  };
  return {
    ...screen,
    ready,
    reopen,
    save: () => page.getByRole('button', { name: screen.word('general:save') }).click(),
  };
}

/** As Payload's form does with each key. */
function AsksOnKeys() {
  const { getDocPreferences } = useDocumentInfo();
  const isModified = useFormModified();
  const { code } = useLocale();
  useEffect(() => {
    if (isModified) void getDocPreferences();
  }, [getDocPreferences, isModified]);
  return <output>In {code}</output>;
}

/** What the host makes of a document for its form. */
const formStates: ServerFunctionClient = async ({ args }) => ({
  state: stateOf({ ...(args.operation === 'create' && { title: '', note: '' }), ...(args.data as object) }),
});

function stateOf(values: Record<string, unknown>): FormState {
  const fields = Object.entries(values).map(([name, value]) => [name, { value, initialValue: value, valid: true }]);
  return Object.fromEntries(fields) as FormState;
}
