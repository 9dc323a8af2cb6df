import { locales, type Locale } from '@nasaq/contract';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { clientCollection, DocumentForm } from '../../../testing/screens/document-form.tsx';
import type { Answer } from '../../../testing/screens/fake-host.ts';
import { inTurn } from '../../../testing/screens/in-turn.ts';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { violations } from '../../../testing/screens/violations.ts';
import { publicationTexts } from '../../catalogue/index.ts';
import type { CheckAnswer } from '../../checks/endpoints.ts';
import type { ToldFinding } from '../../checks/told-finding.ts';
import type { Reviews } from '../../review/review-api.ts';
import type { PublicationReview } from '../publication-review.ts';
import type { Publication } from '../publication.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { readerTimeZone } from '../../../platform/staff/interface-language.ts';
import { usePublication } from './use-publication.ts';

const placeholder: ToldFinding = {
  check: 'placeholder',
  level: 'stops',
  locale: 'ar',
  path: 'summary',
  values: { found: 'TODO' },
  key: 'placeholder',
  mark: '1',
  label: { en: 'Summary', ar: 'الملخص' },
  excerpt: null,
};

let publication: Publication;
let findings: ToldFinding[];
let secondPerson: boolean;
let refused: Locale[];
let isAway: boolean;
let isPast: boolean;
let isUnreadable: boolean;
let asked: { path: string; body: unknown }[];
let jumps: unknown[];
/** What the window shows, as its base has it. */
let shown: string;
let disputes: ComponentProps<typeof PublishDialog>['disputes'];

const changed = { state: 'changed', written: true, withdrawn: false, url: null } as const;

beforeEach(() => {
  publication = {
    timeZone: 'Pacific/Auckland',
    mayPublish: true,
    languages: { en: changed, ar: changed },
    schedules: [],
  };
  [findings, refused, asked, jumps] = [[], [], [], []];
  [disputes, shown] = [undefined, 'first'];
  [secondPerson, isAway, isPast, isUnreadable] = [false, false, false, false];
});

const review: PublicationReview = {
  source: 'en',
  languages: {
    en: {
      states: {},
      changes: [
        {
          path: 'summary',
          label: { en: 'Summary', ar: 'الملخص' },
          words: [
            { kind: 'removed', text: 'Four' },
            { kind: 'inserted', text: 'Five' },
            { kind: 'same', text: ' weeks' },
          ],
        },
      ],
    },
    ar: { states: { confirmed: 3, outdated: 1 }, changes: [] },
  },
};

const host: Answer = ({ body, method, url }) => {
  if (url.pathname === '/api/history/review') {
    const language = { mayPublish: false };
    return { secondPerson, languages: { en: language, ar: language } } as unknown as Reviews;
  }
  const [, path] = url.pathname.split('/api/services/1');
  if (path === undefined) return undefined;
  if (path === '/publication') return publication;
  if (path === '/publication/review') return review;
  if (path === '/checks' && isUnreadable) return Response.json({}, { status: 500 });
  if (path === '/checks') return { dismissals: [], levels: {}, findings } satisfies CheckAnswer;
  if (method === 'GET') return {};
  asked.push({ path: path + url.search, body });
  if (isAway) throw new TypeError('Failed to fetch');
  if (path === '/schedules' && isPast) return Response.json({ error: { message: 'It has passed.' } }, { status: 422 });
  const locale = url.searchParams.get('locale') as Locale;
  if (refused.includes(locale))
    return Response.json(
      { errors: [{ message: 'No.', data: { errors: [{ message: 'Summary: TODO', path: 'summary' }] } }] },
      { status: 400 },
    );
  return publication;
};

function Opened(props: Pick<ComponentProps<typeof PublishDialog>, 'language'>) {
  const call = usePublication();
  return (
    <PublishDialog
      {...props}
      call={call}
      columns={locales}
      disputes={disputes}
      inTurn={(work) => work()}
      onClose={() => jumps.push('closed')}
      onJump={({ locale, path }) => jumps.push(`${locale}:${path}`)}
      onPublished={async () => {}}
      onRefusal={({ path }, locale) => jumps.push(`${locale}:${path}`)}
      seen={() => ({ ar: { base: { title: shown }, form: 'a window', locale: 'ar' } })}
    />
  );
}

describe.each(inTurn('en'))('the dialog of publishing, in %s', (language) => {
  const texts = publicationTexts[language];
  const dialog = page.getByRole('dialog');
  const include = (locale: Locale) =>
    dialog.getByRole('checkbox', { name: fill(texts.dialog.include, { language: texts.languages[locale] }) });
  const listed = (...of: Locale[]) => new Intl.ListFormat(language).format(of.map((locale) => texts.languages[locale]));
  const button = (text: string, ...of: Locale[]) =>
    dialog.getByRole('button', { name: fill(text, { languages: listed(...of) }), exact: true });

  function open() {
    mountScreen(
      language,
      <DocumentForm collection="services" id={1}>
        <Opened language={language} />
      </DocumentForm>,
      { host: [host], config: { collections: [clientCollection('services', { versions: { drafts: true } })] } },
    );
  }

  test('both languages come to readers in one go', async () => {
    open();
    await expect.element(dialog.getByRole('insertion')).toMatchTextContent('Five');
    await button(texts.dialog.confirm, 'en', 'ar').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(asked.map(({ path }) => path)).toEqual(
      locales.map((locale) => `?depth=0&locale=${locale}&publishSpecificLocale=${locale}`),
    );
  });

  test('what the window showed when the dialog opened goes along; after a refusal, what it shows then', async () => {
    refused = ['ar'];
    open();
    await expect.element(include('ar')).toBeChecked();
    shown = 'second';
    await button(texts.dialog.confirm, 'en', 'ar').click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    const seen = (title: string) => ({ base: { title }, form: 'a window', locale: 'ar' });
    expect(asked.map(({ body }) => body)).toEqual([
      { _status: 'published' },
      { _status: 'published', formBase: seen('first') },
    ]);
    refused = [];
    await button(texts.dialog.confirm, 'en', 'ar').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(asked.at(-1)!.body).toEqual({ _status: 'published', formBase: seen('second') });
  });

  test('a language that is stopped says by what, and leads there; the other is offered', async () => {
    findings = [placeholder];
    open();
    await expect.element(include('ar')).not.toBeChecked();
    await expect.element(button(texts.dialog.confirm, 'en')).toBeEnabled();
    await dialog.getByRole('button', { name: /TODO/ }).click();
    expect(jumps).toContain('ar:summary');
  });

  test('a language of which a field waits for a decision cannot be chosen, says so, and leads there', async () => {
    disputes = { ar: [{ label: 'Summary', path: 'summary' }] };
    open();
    await expect.element(include('ar')).toBeDisabled();
    await expect.element(include('ar')).not.toBeChecked();
    await expect.element(button(texts.dialog.confirm, 'en')).toBeEnabled();
    await expect.element(dialog.getByText(texts.dialog.disputed)).toBeVisible();
    expect(await violations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Summary', exact: true }).click();
    expect(jumps).toContain('ar:summary');
    expect(asked).toEqual([]);
  });

  test('where the reader alone is in dispute, in two windows, nobody else is blamed', async () => {
    disputes = { ar: [{ label: 'Summary', path: 'summary', own: true }] };
    open();
    await expect.element(dialog.getByText(texts.dialog.disputedOwn)).toBeVisible();
    await expect.element(dialog.getByText(texts.dialog.disputed)).not.toBeInTheDocument();
  });

  test('a language that somebody has withdrawn comes back only to who ticks it', async () => {
    const withdrawn = { state: 'draft', written: true, withdrawn: true, url: null } as const;
    publication = { ...publication, languages: { en: changed, ar: withdrawn } };
    open();
    await expect.element(include('en')).toBeChecked();
    await expect.element(include('ar')).not.toBeChecked();
    await expect.element(dialog.getByText(texts.dialog.withdrawn)).toBeVisible();
    await include('ar').click();
    await expect.element(button(texts.dialog.confirm, 'en', 'ar')).toBeEnabled();
  });

  test('where one is refused the other is public, and each says so', async () => {
    refused = ['ar'];
    open();
    await button(texts.dialog.confirm, 'en', 'ar').click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Summary: TODO');
    await expect.element(dialog.getByText(texts.dialog.published, { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Summary: TODO' }).click();
    expect(jumps).toContain('ar:summary');
  });

  test('after a refusal, what was chosen and what was left out stay so', async () => {
    refused = ['ar'];
    open();
    await include('en').click();
    await button(texts.dialog.confirm, 'ar').click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await expect.element(include('en')).not.toBeChecked();
    await expect.element(include('ar')).toBeChecked();
    await expect.element(button(texts.dialog.confirm, 'ar')).toBeEnabled();
  });

  test('a language that is chosen against what is offered stays chosen after its refusal', async () => {
    findings = [placeholder];
    refused = ['ar'];
    open();
    await include('en').click();
    await include('ar').click();
    await button(texts.dialog.confirm, 'ar').click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await expect.element(include('ar')).toBeChecked();
    await expect.element(include('en')).not.toBeChecked();
  });

  test('without an answer nothing is said to be published', async () => {
    isAway = true;
    open();
    await button(texts.dialog.confirm, 'en', 'ar').click();
    await expect.element(dialog.getByText(texts.dialog.unknown).first()).toBeVisible();
    expect(dialog.getByText(texts.dialog.published, { exact: true }).elements()).toEqual([]);
  });

  test('words that nobody else has approved are not offered where a second person is asked for', async () => {
    secondPerson = true;
    open();
    await expect.element(dialog.getByText(texts.dialog.secondPerson).first()).toBeVisible();
    await expect.element(include('en')).not.toBeChecked();
    await expect.element(include('ar')).not.toBeChecked();
  });

  test('pressed without a language, it says that one is needed until one is chosen, and nothing is done', async () => {
    secondPerson = true;
    open();
    const publish = dialog.getByRole('button', { name: texts.dialog.confirmNone.now, exact: true });
    await publish.click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(texts.dialog.none);
    expect(await violations()).toEqual([]);
    await dialog.getByRole('radio', { name: texts.later }).click();
    await dialog.getByRole('button', { name: texts.dialog.confirmNone.later, exact: true }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(texts.dialog.none);
    await include('en').click();
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  test('a time is that of the reader’s clock, with the company’s beside it', async () => {
    open();
    await dialog.getByRole('radio', { name: texts.later }).click();
    await dialog.getByLabelText(texts.day).fill('2031-03-01');
    await dialog.getByLabelText(texts.hour).fill('09:00');
    const company = fill(texts.companyWhen, { moment: '', zone: '' }).replaceAll(/[\u2068\u2069].*/gu, '');
    await expect.element(dialog.getByText(company, { exact: false })).toBeVisible();
    await button(texts.dialog.confirmLater, 'en', 'ar').click();
    const [{ body } = { body: {} }] = asked;
    const { at, ...wish } = body as { at: string };
    expect(wish).toEqual({ action: 'publish', locales: ['en', 'ar'] });
    const shown = new Intl.DateTimeFormat('en-GB', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: readerTimeZone(),
    });
    expect(shown.format(new Date(at))).toBe('01/03/2031, 09:00');
  });

  test('what was said of a time goes as soon as another one is chosen', async () => {
    isPast = true;
    open();
    await dialog.getByRole('radio', { name: texts.later }).click();
    await button(texts.dialog.confirmLater, 'en', 'ar').click();
    const said = dialog.getByText('It has passed.');
    await expect.element(said).toBeVisible();
    await dialog.getByLabelText(texts.hour).fill('23:00');
    await expect.element(said).not.toBeInTheDocument();
  });

  test('axe finds nothing on it, whatever it says', async () => {
    open();
    await expect.element(include('en')).toBeChecked();
    expect(await violations(), 'both are sound').toEqual([]);
    await dialog.getByRole('radio', { name: texts.later }).click();
    expect(await violations(), 'at a time').toEqual([]);
  });

  test('axe finds nothing on what stops, waits, was refused and cannot be read', async () => {
    findings = [placeholder, { ...placeholder, level: 'warns', locale: 'en' }];
    refused = ['ar'];
    publication = {
      ...publication,
      languages: { en: { ...changed, state: 'missing', written: false }, ar: changed },
      schedules: [{ id: 1, action: 'unpublish', locale: 'ar', at: '2031-03-01T00:00:00.000Z', by: null, failed: true }],
    };
    open();
    await include('ar').click();
    await button(texts.dialog.confirm, 'ar').click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    expect(await violations(), 'refused').toEqual([]);
  });

  test('axe finds nothing where a second person is asked for', async () => {
    secondPerson = true;
    open();
    await expect.element(dialog.getByText(texts.dialog.secondPerson).first()).toBeVisible();
    expect(await violations(), 'second person').toEqual([]);
  });

  test('axe finds nothing where what is known cannot be read', async () => {
    isUnreadable = true;
    open();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(texts.dialog.failed);
    expect(await violations()).toEqual([]);
  });

  test('Escape leads back, and nothing was done', async () => {
    open();
    await expect.element(include('en')).toBeChecked();
    await userEvent.keyboard('{Escape}');
    expect(jumps).toEqual(['closed']);
    expect(asked).toEqual([]);
  });
});
