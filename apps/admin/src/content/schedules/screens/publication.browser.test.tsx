import type { Locale } from '@nasaq/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { clientCollection, DocumentForm } from '../../../testing/screens/document-form.tsx';
import type { Answer } from '../../../testing/screens/fake-host.ts';
import { inTurn } from '../../../testing/screens/in-turn.ts';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { violations } from '../../../testing/screens/violations.ts';
import { publicationTexts } from '../../catalogue/index.ts';
import type { Publication, Schedule, ScheduleAction } from '../publication.ts';
import { fieldsOf } from './clock.ts';
import { UnpublishButton } from './form-actions.tsx';
import { PublicationPanel } from './publication-panel.tsx';
import { readerTimeZone } from '../../../platform/staff/interface-language.ts';
import { momentIn } from './when-choice.tsx';

const timeZone = 'Africa/Cairo';
const schedule: Schedule = {
  id: 3,
  action: 'publish',
  locale: 'ar',
  at: '2030-05-06T07:00:00.000Z',
  by: 'Karim',
  failed: false,
};

let publication: Publication;
/** What was asked of the host, below the entry. */
let asked: object[];
let refusal: string | null;
beforeEach(() => {
  asked = [];
  refusal = null;
  const english = {
    state: 'published',
    written: true,
    withdrawn: false,
    url: 'https://example.com/en/services/one',
  } as const;
  const arabic = { state: 'missing', written: false, withdrawn: false, url: null } as const;
  publication = { timeZone, mayPublish: true, languages: { en: english, ar: arabic }, schedules: [] };
});

const host: Answer = ({ body, method, url }) => {
  const [, path] = url.pathname.split('/api/services/1');
  if (path === undefined) return undefined;
  if (path === '/uses') return { uses: [] };
  if (method === 'GET') return path === '/publication' ? publication : {};
  asked.push({ path: path + url.search, ...(body as object) });
  if (refusal) return Response.json({ error: { message: refusal }, errors: [{ message: refusal }] }, { status: 422 });
  if (path === '/schedules') publication = { ...publication, schedules: [schedule] };
  if (path === '/schedules/move')
    publication = { ...publication, schedules: [{ ...schedule, at: (body as Schedule).at }] };
  if (path === '/schedules/cancel') publication = { ...publication, schedules: [] };
  return publication;
};

describe.each(inTurn('en'))('publication in %s', (language) => {
  const texts = publicationTexts[language];
  const panel = page.getByRole('region', { name: texts.title });
  const dialog = page.getByRole('dialog');
  /** As a button of the schedule is called to those who hear it. */
  const named = (act: string) =>
    fill(texts.named, { act, schedule: fill(texts.clock.publish, { language: texts.languages.ar }) });
  /** How a sentence of what was done begins. */
  const toldPart = (done: 'scheduled' | 'cancelled', action: ScheduleAction = 'publish') =>
    texts[done][action].split('{', 1)[0]!.trim();
  const press = (name: string) => panel.getByRole('button', { name, exact: true }).click();

  test('how each language stands is told, with the way to its page', async () => {
    open(language);
    await expect.element(panel.getByText(texts.states.published, { exact: true })).toBeVisible();
    await expect.element(panel.getByText(texts.states.missing, { exact: true })).toBeVisible();
    const links = panel.getByRole('link', { name: texts.open });
    expect(links.elements().map((link) => link.getAttribute('href'))).toEqual(['https://example.com/en/services/one']);
  });

  test('a language with words and without a title is not said to be unwritten', async () => {
    publication.languages.ar = { ...publication.languages.ar, state: 'untitled' };
    open(language);
    await expect.element(panel.getByText(texts.states.untitled, { exact: true })).toBeVisible();
    await expect.element(panel.getByText(texts.states.missing, { exact: true })).not.toBeInTheDocument();
  });

  test('a schedule says by whom and whether it failed, and is cancelled', async () => {
    publication = { ...publication, schedules: [{ ...schedule, failed: true }] };
    open(language);
    await expect.element(panel.getByText(fill(texts.by, { name: 'Karim' }))).toBeVisible();
    await expect.element(panel.getByText(texts.failed)).toBeVisible();
    await press(named(texts.cancelSchedule));
    await expect.element(page.getByText(toldPart('cancelled'), { exact: false })).toBeVisible();
    await expect.element(panel.getByText(texts.failed)).not.toBeInTheDocument();
    await expect.element(panel.getByRole('heading', { level: 2 })).toHaveFocus();
    expect(asked).toEqual([{ path: '/schedules/cancel', id: 3 }]);
  });

  test('another time is set in place of the one that is known, and a refusal is said where it was asked for', async () => {
    publication = { ...publication, schedules: [schedule] };
    open(language);
    await press(named(texts.changeSchedule));
    await expect.element(dialog.getByLabelText(texts.day)).toHaveValue('2030-05-06');
    expect(await violations()).toEqual([]);
    await dialog.getByLabelText(texts.day).fill('2030-05-09');
    await dialog.getByLabelText(texts.hour).fill('10:30');
    refusal = 'Not now.';
    await dialog.getByRole('button', { name: texts.change, exact: true }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Not now.');
    refusal = null;
    await dialog.getByRole('button', { name: texts.change, exact: true }).click();
    await expect.element(page.getByText(toldPart('scheduled'), { exact: false })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    const at = momentIn({ is: 'later', date: '2030-05-09', time: '10:30' }, readerTimeZone())!.toISOString();
    const move = { path: '/schedules/move', id: 3, at };
    expect(asked).toEqual([move, move]);
  });

  test('a schedule that is gone meanwhile is said to be, and the panel tells how it stands', async () => {
    publication = { ...publication, schedules: [schedule] };
    open(language);
    await expect.element(panel.getByText(fill(texts.by, { name: 'Karim' }))).toBeVisible();
    publication = { ...publication, schedules: [] };
    refusal = 'It is gone.';
    await press(named(texts.cancelSchedule));
    await expect.element(page.getByText('It is gone.')).toBeVisible();
    await expect.element(panel.getByText(fill(texts.by, { name: 'Karim' }))).not.toBeInTheDocument();
  });

  test('a schedule that is cancelled while its dialog stands open is said to be, and what was chosen is set anew', async () => {
    publication = { ...publication, schedules: [schedule] };
    open(language);
    await press(named(texts.changeSchedule));
    await dialog.getByLabelText(texts.day).fill('2030-05-09');
    publication = { ...publication, schedules: [] };
    refusal = 'It is gone.';
    await dialog.getByRole('button', { name: texts.change, exact: true }).click();
    await expect.element(dialog.getByText(texts.goneMeanwhile.cancelled, { exact: true })).toBeVisible();
    await expect.element(panel.getByRole('listitem')).not.toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await expect.element(dialog.getByLabelText(texts.day)).toHaveValue('2030-05-09');
    refusal = null;
    await dialog.getByRole('button', { name: texts.scheduleAnew, exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const at = momentIn({ is: 'later', date: '2030-05-09', time: timeOf(schedule.at) }, readerTimeZone())!;
    expect(asked.at(-1)).toEqual({ path: '/schedules', action: 'publish', locales: ['ar'], at: at.toISOString() });
    await expect.element(panel.getByRole('heading', { level: 2 })).toHaveFocus();
    await press(named(texts.changeSchedule));
    await userEvent.keyboard('{Escape}');
    await expect.element(panel.getByRole('button', { name: named(texts.changeSchedule), exact: true })).toHaveFocus();
  });

  test('who may not publish sees the schedules, and changes none', async () => {
    publication = { ...publication, mayPublish: false, schedules: [schedule] };
    open(language);
    await expect.element(panel.getByText(fill(texts.by, { name: 'Karim' }))).toBeVisible();
    expect(panel.getByRole('button').elements()).toEqual([]);
  });

  test('only what is public is offered to be taken away, and a refusal is said', async () => {
    open(language);
    await page.getByRole('button', { name: texts.withdraw }).click();
    await expect.element(dialog.getByText(texts.withdrawAsk)).toBeVisible();
    const offered = dialog.getByRole('group', { name: texts.language }).getByRole('radio');
    await expect.element(offered).toHaveAccessibleName(texts.languages.en);
    refusal = 'Not now.';
    const withdraw = fill(texts.clock.unpublish, { language: texts.languages.en });
    await dialog.getByRole('button', { name: withdraw, exact: true }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Not now.');
    expect(asked).toEqual([{ path: '?depth=0&locale=en', _status: 'draft' }]);
  });

  test('what will be public is taken away at a time alone, by the reader’s clock', async () => {
    publication = { ...publication, schedules: [schedule] };
    open(language, 'ar');
    await page.getByRole('button', { name: texts.withdraw }).click();
    const radio = (name: string) => dialog.getByRole('radio', { name, exact: true });
    await expect.element(radio(texts.languages.ar)).toBeChecked();
    await expect.element(radio(texts.now)).toBeDisabled();
    await radio(texts.both).click();
    await radio(texts.later).click();
    expect(await violations()).toEqual([]);
    await dialog.getByLabelText(texts.day).fill('');
    await dialog.getByRole('button', { name: texts.withdrawLater, exact: true }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(texts.missing);
    expect(asked).toEqual([]);
    await dialog.getByLabelText(texts.day).fill('2030-05-08');
    await dialog.getByLabelText(texts.hour).fill('10:00');
    await dialog.getByRole('button', { name: texts.withdrawLater, exact: true }).click();
    await expect.element(page.getByText(toldPart('scheduled', 'unpublish'), { exact: false })).toBeVisible();
    const at = momentIn({ is: 'later', date: '2030-05-08', time: '10:00' }, readerTimeZone())!.toISOString();
    expect(asked).toEqual([{ path: '/schedules', action: 'unpublish', locales: ['en', 'ar'], at }]);
  });
});

/** As a clock on the wall of the reader shows it. */
function timeOf(at: string): string {
  return fieldsOf(readerTimeZone(), at).time;
}

function open(language: Locale, locale: Locale = language) {
  return mountScreen(
    language,
    <DocumentForm collection="services" id={1}>
      <UnpublishButton />
      <PublicationPanel />
    </DocumentForm>,
    {
      at: '/admin/collections/services/1',
      host: [host],
      locale,
      config: { collections: [clientCollection('services', { versions: { drafts: true } })] },
    },
  );
}
