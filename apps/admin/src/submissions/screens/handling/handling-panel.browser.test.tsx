import { stateLabel, type Locale } from '@nasaq/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { staffLabels } from '../../../platform/staff/catalogue/index.ts';
import { builtName } from '../../../platform/staff/member-name.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import type { Answer } from '../../../testing/screens/fake-host.ts';
import { inTurn } from '../../../testing/screens/in-turn.ts';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { inboxTexts } from '../../catalogue/index.ts';
import type { Handled } from '../submission-record.ts';
import { HandlingPanel } from './handling-panel.tsx';

const mail = {
  fromName: 'Nasaq',
  to: 'mona@example.com',
  subject: 'Your message',
  html: '<p>It is answered.</p>',
  text: '',
  locale: 'en',
};

/** What is done with a submission, as the host is told. */
let done: Record<string, unknown>[];
/** How the next call ends. */
let outcome: 'done' | 'refused' | 'overtaken' | 'unreached';
beforeEach(() => {
  done = [];
  outcome = 'done';
});

const host: Answer = ({ body, url }) => {
  const [, path] = url.pathname.split('/api/contacts/5');
  if (!path) return undefined;
  if (outcome === 'unreached') throw new TypeError('Failed to fetch');
  const refusal = { error: { code: 'conflict', message: 'Karim was faster.' } };
  if (outcome !== 'done') return Response.json(refusal, { status: outcome === 'overtaken' ? 409 : 422 });
  if (path.endsWith('/preview')) return mail;
  done.push({ path, ...(body as object) });
  return {};
};

describe.each(inTurn('ar'))('handling in %s', (language) => {
  const texts = inboxTexts[language];
  const stateForm = page.getByRole('form', { name: texts.changeState });
  const noteForm = page.getByRole('form', { name: texts.writeNote });
  const state = stateForm.getByRole('combobox', { name: texts.newState });
  const answer = stateForm.getByRole('textbox', { name: texts.publicNote });
  const note = noteForm.getByRole('textbox', { name: texts.note });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  test('it is taken by oneself with one click, or given to a colleague', async () => {
    const { navigations } = open(language);
    await press(texts.assignToMe);
    await expect.poll(() => done).toEqual([{ path: '/assign', from: null, assignee: 7 }]);
    await expect.element(page.getByText(texts.assigned)).toBeVisible();
    expect(navigations).toEqual(['refresh']);
    await page.getByRole('combobox', { name: texts.assignee }).selectOptions('Karim');
    await expect.poll(() => done[1]).toEqual({ path: '/assign', from: null, assignee: 8 });
  });

  test('an answer with a new state is shown as the mail that goes out, and goes when it is confirmed', async () => {
    open(language);
    await state.selectOptions(stateLabel('contacts', 'answered', language));
    await answer.fill('We do.');
    await press(texts.preview);
    const preview = page.getByRole('dialog', { name: texts.previewTitle });
    await expect.element(preview.getByText('mona@example.com')).toBeVisible();
    await expect.element(preview.getByTitle('Your message')).toBeVisible();
    await preview.getByRole('button', { name: texts.back, exact: true }).click();
    expect(done).toEqual([]);
    await expect.element(answer).toHaveValue('We do.');
    await press(texts.preview);
    await preview.getByRole('button', { name: texts.sendAndChange, exact: true }).click();
    await expect.element(page.getByText(texts.stateChangedMailed)).toBeVisible();
    expect(done).toEqual([{ path: '/state', from: 'new', to: 'answered', note: 'We do.', reason: '', mail: true }]);
    await expect.element(answer).toHaveValue('');
  });

  test('without an address nothing can be mailed, and the state is changed at once', async () => {
    open(language, { hasEmail: false });
    const checkbox = stateForm.getByRole('checkbox', { name: texts.mailSender });
    await expect.element(checkbox).toBeDisabled();
    await expect.element(stateForm.getByText(texts.noAddress)).toBeVisible();
    await state.selectOptions(stateLabel('contacts', 'answered', language));
    await stateForm.getByRole('button', { name: texts.changeState, exact: true }).click();
    await expect.element(page.getByText(texts.stateChanged)).toBeVisible();
    expect(done).toMatchObject([{ path: '/state', to: 'answered', mail: false }]);
  });

  test('what was answered may be answered again without another state', async () => {
    open(language, { state: 'answered' });
    const label = fill(texts.stays, { state: stateLabel('contacts', 'answered', language) });
    await state.selectOptions(label);
    await answer.fill('And one thing more.');
    await press(texts.preview);
    await press(texts.sendAnswer);
    await expect.element(page.getByText(texts.answerMailed)).toBeVisible();
    expect(done).toEqual([{ path: '/note', text: 'And one thing more.', public: true, mail: true }]);
  });

  test('a note is internal until it is made public, and only a public one is mailed', async () => {
    open(language);
    await expect.element(noteForm.getByText(texts.internalHint)).toBeVisible();
    expect(noteForm.getByRole('checkbox').elements()).toEqual([]);
    await note.fill('She has a budget.');
    await press(texts.saveNote);
    await expect.element(page.getByText(texts.noteSaved)).toBeVisible();
    await expect.element(note).toHaveValue('');
    await noteForm.getByRole('radio', { name: texts.public }).click();
    await expect.element(noteForm.getByText(texts.publicHint)).toBeVisible();
    await note.fill('We are at it.');
    await press(texts.saveNote);
    await expect
      .poll(() => done)
      .toEqual([
        { path: '/note', text: 'She has a budget.', public: false, mail: false },
        { path: '/note', text: 'We are at it.', public: true, mail: false },
      ]);
  });

  test('what is typed is a draft that outlives the screen until it is sent or discarded', async () => {
    const { remount } = open(language);
    await note.fill('Half a note');
    await expect.element(noteForm.getByText(texts.draftKept, { exact: false })).toBeVisible();
    remount();
    await expect.element(note).toHaveValue('Half a note');
    await noteForm.getByRole('button', { name: texts.discardDraft }).click();
    await expect.element(note).toHaveValue('');
    await expect.element(noteForm.getByText(texts.draftKept, { exact: false })).not.toBeInTheDocument();
  });

  test.each([
    ['refused', 'Karim was faster.', []],
    ['overtaken', 'Karim was faster.', ['refresh']],
    ['unreached', texts.failed, []],
  ] as const)('a call that is %s says why, and what was typed stays', async (end, reason, asked) => {
    const { navigations } = open(language);
    await note.fill('Not lost');
    outcome = end;
    await press(texts.saveNote);
    await expect.element(noteForm.getByRole('alert')).toMatchTextContent(reason);
    await expect.element(note).toHaveValue('Not lost');
    expect(navigations).toEqual(asked);
  });

  test('what lies in the spam folder hears of nothing', async () => {
    open(language, { spam: true });
    await expect.element(page.getByText(texts.isSpam)).toBeVisible();
    expect(stateForm.elements()).toEqual([]);
    await expect.element(noteForm.getByRole('radio', { name: texts.public })).toBeDisabled();
  });

  test('who is still called as they were built is told so above the answer, with the way to their account', async () => {
    const { rerender } = open(language, { user: { id: 7, email: 'admin@nasaq.example', name: builtName } });
    const link = page.getByRole('link', { name: staffLabels.unnamed.link[language] });
    await expect.element(link).toHaveAttribute('href', '/admin/account');
    const place = link.element().compareDocumentPosition(answer.element());
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    // Its words keep clear of its coloured edge, whichever style sheet comes last.
    const sheets = [...document.querySelectorAll('style')];
    document.head.append(...sheets.filter(({ textContent }) => textContent.includes('.inbox-document__head {')));
    const { paddingInlineStart } = getComputedStyle(link.element().closest('p')!);
    expect(Number.parseFloat(paddingInlineStart)).toBeGreaterThan(8);
    rerender(null);
    open(language, { user: { id: 7, email: 'salma@example.com', name: 'Salma' } });
    await expect.element(answer).toBeVisible();
    expect(link.elements()).toEqual([]);
  });

  test('it is deleted by who may, after a question, and the list is shown', async () => {
    const { navigations } = open(language, {}, true);
    await press(texts.deleteForGood);
    const question = page.getByRole('dialog', { name: texts.deleteForGood });
    await expect.element(question.getByText(fill(texts.deleteAsk, { reference: 'M-1' }))).toBeVisible();
    await question.getByRole('button', { name: texts.cancel }).click();
    expect(done).toEqual([]);
    await press(texts.deleteForGood);
    await question.getByRole('button', { name: texts.deleteForGood }).click();
    await expect.poll(() => navigations).toEqual(['/admin/collections/contacts', 'refresh']);
    expect(done).toEqual([{ path: '/erase' }]);
  });
});

function open(language: Locale, { user, ...values }: Partial<Handled> & { user?: object } = {}, mayDelete = false) {
  const colleagues = [
    { id: 7, name: 'Salma' },
    { id: 8, name: 'Karim' },
  ];
  const handled: Handled = {
    kind: 'contacts',
    id: 5,
    reference: 'M-1',
    state: 'new',
    spam: false,
    hasEmail: true,
    assignee: null,
    colleagues,
    me: 7,
    language,
    ...values,
  };
  const panel = (
    <div className="inbox-document">
      <HandlingPanel {...handled} mayDelete={mayDelete} />
    </div>
  );
  const at = '/admin/collections/contacts/5';
  const { rerender, ...screen } = mountScreen(language, panel, { at, host: [host], ...(user && { user }) });
  const remount = () => {
    rerender(null);
    rerender(panel);
  };
  return { ...screen, rerender, remount };
}
