import { locales, otherLocale, type Locale } from '@nasaq/contract';
import { Link, TextareaField, TextField } from '@payloadcms/ui';
import type { FormState, ServerFunctionClient } from 'payload';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { clientCollection, DocumentForm } from '../../../testing/screens/document-form.tsx';
import type { Answer } from '../../../testing/screens/fake-host.ts';
import { inTurn } from '../../../testing/screens/in-turn.ts';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { violations } from '../../../testing/screens/violations.ts';
import { staffLabels } from '../../../platform/staff/catalogue/index.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { deskTexts, savingTexts } from '../../catalogue/index.ts';
import type { FormBase } from '../form-base.ts';
import { OtherChanges } from './other-changes.tsx';
import { PublicationStatus } from './publication-status.tsx';
import { PublishSettings } from './settings-actions.tsx';

/** The entry of a form as the host has it, and how it answers. */
class EntryHost {
  readonly saved: string[] = [];
  state: 'well' | 'away' | 'signed out' | 'refusing' = 'well';
  doc: Record<string, unknown> = { title: 'Title', summary: 'Before', updatedAt: '2026-11-21T10:00:00.000Z' };

  /** What the draft waits for when it is read. */
  reading: Promise<void> | undefined;
  /** How often it was asked for. */
  read = 0;

  /** What others have replaced of the reader’s texts. */
  overruled: object[] = [];

  readonly answer: Answer = async ({ body, method, url }) => {
    if (url.pathname === '/api/services/1/desk/overruled') return { overruled: this.overruled };
    const isEntry = url.pathname === '/api/services/1';
    if (this.state === 'away' && (isEntry || url.pathname === '/api/users/me')) throw new TypeError('Failed to fetch');
    if (url.pathname === '/api/users/me' && this.state === 'signed out') return { user: null };
    if (!isEntry) return undefined;
    if (this.state === 'signed out') return Response.json({ errors: [{ message: 'No.' }] }, { status: 403 });
    if (this.state === 'refusing') return Response.json({ errors: [{ message: 'It is too long.' }] }, { status: 400 });
    if (method === 'GET') {
      this.read += 1;
      await this.reading;
      return this.doc;
    }
    // What this form has not touched stays as others have it.
    this.doc = { ...this.doc, summary: (body as { summary: string }).summary };
    this.saved.push(String(this.doc.summary));
    return { doc: this.doc, message: 'Saved.' };
  };
}

let host: EntryHost;
beforeEach(() => {
  host = new EntryHost();
  // Pauses of a second and more never end: what is saved is saved because of what somebody or the browser did.
  const { setTimeout } = window;
  vi.stubGlobal('setTimeout', (call: () => void, delay = 0) => (delay < 1_000 ? setTimeout(call, delay) : 0));
});

describe.each(inTurn('ar'))('what is not saved, in %s', (language) => {
  const texts = savingTexts[language];
  const leave = () => page.getByRole('link', { name: 'Services' }).click();
  const question = page.getByRole('dialog');
  const trouble = page.getByRole('alert');

  test('who leaves takes along what was typed the moment before, without a question', async () => {
    const { navigations, summary } = open(language);
    await summary.fill('Typed before leaving');
    await leave();
    await expect.poll(() => navigations).toEqual(['/admin/collections/services']);
    expect(host.saved).toEqual(['Typed before leaving']);
    expect(question.elements()).toEqual([]);
  });

  test('where nobody answers it says so, asks before leaving, and saves once somebody does', async () => {
    const { navigations, summary } = open(language);
    host.state = 'away';
    await summary.fill('Typed in a tunnel');
    await leave();
    await expect.element(question.getByText(texts.leaveKept)).toBeVisible();
    await question.getByRole('button', { name: texts.stay }).click();
    await expect.element(trouble).toMatchTextContent(texts.notSaved.offline);
    await expect.element(summary).toHaveValue('Typed in a tunnel');
    host.state = 'well';
    window.dispatchEvent(new Event('online'));
    await expect.element(trouble).not.toBeInTheDocument();
    expect(host.saved).toContain('Typed in a tunnel');
    expect(navigations).toEqual([]);
  });

  test('who leaves all the same goes, and finds it in the form again', { tags: ['proof'] }, async () => {
    const { navigations, reopen, summary } = open(language);
    host.state = 'away';
    await summary.fill('Left behind');
    await leave();
    await question.getByRole('button', { name: texts.leave, exact: true }).click();
    await expect.poll(() => navigations).toEqual(['/admin/collections/services']);
    reopen();
    await expect.element(page.getByText(new RegExp(texts.broughtBack))).toBeVisible();
    await expect.element(summary).toHaveValue('Left behind');
    await expect.element(trouble).toMatchTextContent(texts.notSaved.offline);
    host.state = 'well';
    await trouble.getByRole('button', { name: texts.tryAgain }).click();
    await expect.element(trouble).not.toBeInTheDocument();
    expect(host.saved).toContain('Left behind');
  });

  test('after the end of the session it leads to the login, and saves once one is signed in again', async () => {
    const { summary } = open(language);
    host.state = 'signed out';
    await summary.fill('Typed without a session');
    await leave();
    await question.getByRole('button', { name: texts.stay }).click();
    await expect.element(trouble).toMatchTextContent(texts.notSaved.session);
    await expect.element(trouble.getByRole('link', { name: texts.signIn })).toHaveAttribute('target', '_blank');
    host.state = 'well';
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(trouble).not.toBeInTheDocument();
    expect(host.saved).toContain('Typed without a session');
  });

  test('what the host refuses is told with its reason', async () => {
    const { summary } = open(language);
    host.state = 'refusing';
    await summary.fill('Much too long');
    await leave();
    await question.getByRole('button', { name: texts.stay }).click();
    await expect.element(trouble).toMatchTextContent(`${texts.notSaved.refused} It is too long.`);
    await expect.element(summary).toHaveValue('Much too long');
  });

  test('a page that is closed asks where something is unsaved, and only there', async () => {
    const { summary } = open(language);
    await expect.element(summary).toHaveValue('Before');
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(false);
    host.state = 'away';
    await summary.fill('Typed before it is closed');
    expect(asks()).toBe(true);
    await expect.element(trouble).toMatchTextContent(texts.notSaved.offline);
  });
});

describe.each(inTurn('en'))('changes of others, in %s', (language) => {
  const texts = savingTexts[language];

  test('are named, and shown when asked for, beside what is typed meanwhile', async () => {
    const at = '2026-11-21T10:00:00.000Z';
    const { summary } = open(language, { others: [{ path: 'title', label: 'The title', by: 'Karim', at }] });
    const news = page.getByRole('status').filter({ hasText: texts.othersChanged });
    await expect.element(news).toMatchTextContent(/Karim.*The title/);
    host.doc = { ...host.doc, title: 'Their title' };
    const answered = Promise.withResolvers<void>();
    host.reading = answered.promise;
    await summary.fill('Mine');
    await news.getByRole('button', { name: texts.show }).click();
    await expect.poll(() => host.read).toBe(1);
    await summary.fill('Mine, and more');
    answered.resolve();
    await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Their title');
    await expect.element(summary).toHaveValue('Mine, and more');
    await expect.element(news).not.toBeInTheDocument();
  });

  test('are loaded before what was typed meanwhile is saved, by whoever leaves during it', async () => {
    const at = '2026-11-21T10:00:00.000Z';
    const { navigations, summary } = open(language, {
      others: [{ path: 'title', label: 'The title', by: 'Karim', at }],
    });
    const answered = Promise.withResolvers<void>();
    host.reading = answered.promise;
    await page.getByRole('button', { name: texts.show }).click();
    await expect.poll(() => host.read).toBe(1);
    await summary.fill('Typed meanwhile');
    await page.getByRole('link', { name: 'Services' }).click();
    answered.resolve();
    await expect.poll(() => navigations).toEqual(['/admin/collections/services']);
    expect(host.saved).toEqual(['Typed meanwhile']);
  });

  test('that have replaced a text of the reader’s lead to the desk, which shows both', async () => {
    host.overruled = [{ id: 3, path: 'summary', locale: 'ar', label: 'The summary' }];
    open(language);
    const news = page.getByRole('alert').filter({ hasText: 'The summary' });
    await expect
      .element(news.getByRole('link', { name: texts.overruledBoth }))
      .toHaveAttribute('href', '/admin/collections/services/1?field=summary&language=ar');
    expect(await violations()).toEqual([]);
  });

  test('that have replaced a text of settings are told in their form, and the own text comes back and is saved', async () => {
    const at = '2026-11-21T10:00:00.000Z';
    const lost = { id: 3, path: 'title', here: 'title', locale: 'en', label: 'The title', by: 'Karim', at };
    let overruled: object[] = [{ ...lost, value: 'Was mine', mine: 'Was mine', theirs: 'Before' }];
    const saved: unknown[] = [];
    const { navigations } = openSettings(language, ({ body, method, url }) => {
      if (url.pathname === '/api/globals/page-texts/overruled') {
        if (method === 'POST') overruled = [];
        return { overruled };
      }
      if (url.pathname !== '/api/globals/page-texts') return undefined;
      saved.push((body as { title: string }).title);
      return { result: body };
    });
    const told = page.getByRole('alert').filter({ hasText: 'The title' });
    await expect.element(told).toMatchTextContent(/Karim.*Was mine.*Before/s);
    expect(await violations()).toEqual([]);
    await told.getByRole('button', { name: deskTexts[language].bringBack }).click();
    await expect.element(told).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Was mine');
    await page.getByRole('link', { name: 'Services' }).click();
    await expect.poll(() => navigations).toEqual(['/admin/collections/services']);
    expect(saved).toEqual(['Was mine']);
  });

  test('that a publication of settings would bring along are shown first, and then go out by another press', async () => {
    const newest = { title: 'Theirs', formBase: { ...settingsBase, form: 'two', base: { title: 'theirs' } } };
    const sent: unknown[] = [];
    const published: Answer = ({ body, method, url }) => {
      if (url.pathname === '/api/globals/page-texts/overruled') return { overruled: [] };
      if (url.pathname !== '/api/globals/page-texts') return undefined;
      if (method === 'GET') return newest;
      const { title } = body as { title: string };
      sent.push(title);
      if (title === 'Theirs') return { result: body };
      const errors = [{ message: 'Nothing was published.', data: { errors: [{ path: 'title', message: 'Look.' }] } }];
      return Response.json({ errors }, { status: 409 });
    };
    openSettings(language, published, formStates(newest.formBase));
    const publish = page.getByRole('button', { name: texts.publishSettings });
    await publish.click();
    await expect.element(page.getByText('Nothing was published.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Theirs');
    await publish.click();
    await expect.element(page.getByText(texts.settingsPublished)).toBeVisible();
    expect(sent).toEqual(['Before', 'Theirs']);
  });

  test('a draft of settings is put back to what is published, once it was told what goes', async () => {
    const formBase = { ...settingsBase, publication: { languages: { en: 'changed', ar: 'changed' }, shared: true } };
    let doc: object = { title: 'Before' };
    const first = { fields: ['The title'], seen: { 'The title': 'a' } };
    const second = { fields: ['The title', 'A lead'], fresh: ['A lead'], seen: { 'The title': 'a', 'A lead': 'b' } };
    const called: string[] = [];
    const asked: object[] = [];
    const settings: Answer = ({ body, method, url }) => {
      if (url.pathname === '/api/globals/page-texts/overruled') return { overruled: [] };
      if (!url.pathname.startsWith('/api/globals/page-texts')) return undefined;
      called.push(`${method} ${url.pathname.slice('/api/globals/page-texts'.length)}`);
      if (url.pathname.endsWith('/waiting')) return first;
      if (method === 'GET') return doc;
      asked.push((body as { seen: object }).seen);
      // A colleague has saved while it was asked.
      if (asked.length === 1) return Response.json(second, { status: 409 });
      doc = { title: 'On the site' };
      return first;
    };
    const { word } = openSettings(language, settings, formStates(formBase as never), formBase as never);
    await page.getByRole('button', { name: word('version:revertToPublished') }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toMatchTextContent(texts.takeBack.heading);
    await expect.element(dialog).toMatchTextContent('The title');
    expect(called).toEqual(['GET /waiting']);
    const putBack = dialog.getByRole('button', { name: staffLabels.verbs.putBack[language] });
    await putBack.click();
    await expect.element(dialog).toMatchTextContent(fill(texts.takeBack.meanwhile, { fields: 'A lead' }));
    await putBack.click();
    await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('On the site');
    await expect.element(page.getByText(texts.takeBack.done)).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(called).toEqual(['GET /waiting', 'POST /take-back', 'POST /take-back', 'GET ']);
    expect(asked).toEqual([first.seen, second.seen]);
  });

  test('of the same field are a choice: keep mine, or take theirs', async () => {
    const at = '2026-11-21T10:00:00.000Z';
    const seen = { summary: 'seen' };
    const conflict = { path: 'summary', label: 'The summary', by: '', at, theirs: 'Their words', seen };
    const { summary } = open(language, { conflicts: [conflict] });
    const dispute = page.getByRole('region', { name: 'The summary' });
    await expect.element(dispute).toMatchTextContent(texts.somebody);
    await expect.element(dispute).toMatchTextContent('Their words');
    await expect.element(dispute.getByRole('button', { name: texts.takeTheirs })).toBeVisible();
    expect(await violations()).toEqual([]);
    await summary.fill('My words');
    await page.getByRole('link', { name: 'Services' }).click();
    await expect.element(page.getByRole('dialog')).toMatchTextContent(texts.leaveConflict);
    expect(await violations()).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: texts.stay }).click();
    await dispute.getByRole('button', { name: texts.keepMine }).click();
    await expect.element(dispute).not.toBeInTheDocument();
    await expect.element(summary).toHaveValue('My words');
  });

  test.each(locales)(
    'the state of both languages is told, and the way back names the one that is edited: %s',
    async (locale) => {
      const languages = { [locale]: 'changed', [otherLocale(locale)]: 'missing' };
      const { word } = open(language, { publication: { languages, shared: true } as never }, locale);
      const state = page.getByRole('group', { name: texts.publication });
      await expect.element(state).toMatchTextContent(`${texts.languages[locale]}: ${word('version:changed')}`);
      await expect.element(state).toMatchTextContent(`${texts.languages[otherLocale(locale)]}: ${texts.notWritten}`);
      await expect.element(state).toMatchTextContent(texts.sharedWait);
      await state.getByRole('button', { name: word('version:revertToPublished') }).click();
      const dialog = page.getByRole('dialog');
      await expect.element(dialog).toMatchTextContent(texts.revertHeading[locale]);
      await expect.element(dialog).toMatchTextContent(texts.revertBody[locale]);
      host.doc = { ...host.doc, summary: 'On the site' };
      await dialog.getByRole('button', { name: staffLabels.verbs.putBack[language] }).click();
      await expect.element(page.getByRole('textbox', { name: 'Summary' })).toHaveValue('On the site');
    },
  );
});

function open(language: Locale, told: Partial<FormBase> = {}, locale: Locale = language) {
  const publication = { languages: { en: 'published', ar: 'published' }, shared: false } as never;
  const formBase: FormBase = {
    form: 'one',
    member: 7,
    locale,
    base: {},
    others: [],
    conflicts: [],
    publication,
    ...told,
  };
  const form = (
    <DocumentForm collection="services" id={1} state={stateOf({ ...host.doc, formBase })}>
      <nav>
        <Link href="/admin/collections/services">Services</Link>
      </nav>
      <PublicationStatus />
      <OtherChanges />
      <TextField field={{ name: 'title', label: 'Title' }} path="title" />
      <TextareaField field={{ name: 'summary', label: 'Summary' }} path="summary" />
    </DocumentForm>
  );
  const screen = mountScreen(language, form, {
    at: '/admin/collections/services/1',
    host: [host.answer],
    locale,
    serverFunction: formStates(formBase),
    expectedErrors: /^Error submitting form/,
    config: { collections: [clientCollection('services', { versions: { drafts: true } })] },
  });
  const reopen = () => {
    screen.rerender(null);
    screen.rerender(form);
  };
  return { ...screen, reopen, summary: page.getByRole('textbox', { name: 'Summary' }) };
}

const settingsBase: FormBase = {
  form: 'one',
  member: 7,
  locale: 'en',
  base: {},
  others: [],
  conflicts: [],
  publication: { languages: { en: 'draft', ar: 'draft' }, shared: false } as never,
};

function openSettings(
  language: Locale,
  answer: Answer,
  serverFunction?: ServerFunctionClient,
  formBase: FormBase = settingsBase,
) {
  const form = (
    <DocumentForm global="page-texts" state={stateOf({ title: 'Before', formBase })}>
      <PublishSettings />
      <Link href="/admin/collections/services">Services</Link>
      <OtherChanges />
      <TextField field={{ name: 'title', label: 'Title' }} path="title" />
    </DocumentForm>
  );
  const settings = clientCollection('page-texts', { versions: { drafts: true } });
  const config = { globals: [settings] as never };
  return mountScreen(language, form, {
    at: '/admin/globals/page-texts',
    host: [answer],
    locale: 'en',
    config,
    ...(serverFunction && { serverFunction }),
  });
}

/** What the host makes of an entry for its form. */
function formStates(formBase: FormBase): ServerFunctionClient {
  const opened = { ...formBase, others: [], conflicts: [] };
  return async ({ args }) => ({ state: stateOf({ formBase: opened, ...(args.data as object) }) });
}

function stateOf(values: Record<string, unknown>): FormState {
  const fields = Object.entries(values).map(([name, value]) => [name, { value, initialValue: value, valid: true }]);
  return Object.fromEntries(fields) as FormState;
}
