import { pluralText } from '@nasaq/contract';
import type { Line } from '@nasaq/translation/exchange';
import { useDocumentEvents } from '@payloadcms/ui';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { Answer } from '../../../testing/screens/fake-host.ts';
import { clientCollection, DocumentForm } from '../../../testing/screens/document-form.tsx';
import { inTurn } from '../../../testing/screens/in-turn.ts';
import { violations } from '../../../testing/screens/violations.ts';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { exchangeTexts } from '../catalogue/index.ts';
import { ImportItem } from './import-item.tsx';
import type { Preview } from '../exchange-api.ts';
import { ExchangeScreen } from './exchange-screen.tsx';

const line = (path: string, outcome: Line['outcome'], rest: Partial<Line> = {}): Line => ({
  ref: 'posts/12',
  path,
  labels: [{ en: `Field ${path}`, ar: `حقل ${path}` }],
  outcome,
  remarks: [],
  before: 'قبل',
  after: 'بعد',
  state: 'translated',
  seen: `seen ${path}`,
  ...rest,
});

const preview: Preview = {
  kind: 'csv',
  from: 'en',
  to: 'ar',
  damaged: ['كلمات بلا علامة'],
  entries: [
    {
      ref: 'posts/12',
      title: 'Our work',
      lines: [
        line('title', 'new', { before: '', remarks: ['outdated'] }),
        line('summary', 'conflict'),
        line('body', 'changed', { remarks: ['partial'] }),
        line('quote', 'refused', { refusal: 'too_long', values: { length: '99', most: '60' } }),
      ],
    },
  ],
};

let refusal: string | null;
let long: Preview | null;
beforeEach(() => {
  refusal = null;
  long = null;
});

const host: Answer = async ({ body, method, url }) => {
  if (method !== 'POST' || !url.pathname.startsWith('/api/exchange/')) return undefined;
  // As a browser sends it.
  const file = body instanceof FormData ? body.get('file') : null;
  if (file instanceof File) await file.text();
  if (refusal) return Response.json({ error: { code: 'xliff_1', message: refusal } }, { status: 422 });
  if (url.pathname.endsWith('/preview')) return long ?? preview;
  return { entries: [{ ref: 'posts/12', taken: ['title', 'summary'], meanwhile: [] }] };
};

describe.each(inTurn('ar'))('the exchange in %s', (language) => {
  const texts = exchangeTexts[language];
  const open = () =>
    mountScreen(
      language,
      <ExchangeScreen
        adminRoute="/admin"
        begin={{ type: null, language: null, state: null }}
        language={language}
        pages={[{ slug: 'home', label: 'Home' }]}
        types={[{ slug: 'posts', label: 'Posts' }]}
      />,
      { host: [host] },
    );
  const check = async () => {
    await page.getByLabelText(texts.in.file).upload(new File(['id,en,ar'], 'back.csv'));
    await page.getByRole('button', { name: texts.in.check }).click();
  };
  const article = (path: string) =>
    page.getByRole('article', { name: language === 'en' ? `Field ${path}` : `حقل ${path}` });

  test('a file is shown line by line; what both have changed is asked, and what cannot be taken says why', async () => {
    open();
    await check();
    await expect.element(article('title')).toBeVisible();
    expect(
      article('title')
        .getByRole('checkbox')
        .elements()
        .map((box) => (box as HTMLInputElement).checked),
    ).toEqual([true]);
    await expect.element(article('title').getByText(texts.remarks.outdated)).toBeVisible();
    expect(
      article('body')
        .getByRole('checkbox')
        .elements()
        .map((box) => (box as HTMLInputElement).checked),
    ).toEqual([false]);
    await expect.element(article('summary').getByRole('radio', { name: texts.in.ours })).toBeChecked();
    expect(article('quote').getByRole('checkbox').elements()).toEqual([]);
    await expect.element(article('quote').getByText('99', { exact: false })).toBeVisible();
    await expect.element(page.getByText('كلمات بلا علامة')).toBeVisible();
  });

  test('of a text of hundreds of thousands of letters the beginning is shown, and its length', async () => {
    const letters = 'ع'.repeat(300_000);
    long = {
      ...preview,
      damaged: [letters],
      entries: [
        {
          ...preview.entries[0]!,
          lines: [
            line('title', 'refused', {
              after: letters,
              refusal: 'too_long',
              values: { length: '300000', most: '400' },
            }),
          ],
        },
      ],
    };
    open();
    await check();
    await expect.element(article('title').getByText('20,000', { exact: false })).toBeVisible();
    await expect.element(article('title').getByRole('listitem').getByText('300,000', { exact: false })).toBeVisible();
    expect(document.body.textContent.length).toBeLessThan(25_000);
  });

  test('what is chosen is taken, and told', async () => {
    open();
    await check();
    await article('summary').getByRole('radio', { name: texts.in.theirs }).click();
    await page
      .getByRole('button', { name: language === 'en' ? 'Take 2 texts' : pluralText(texts.in.take, 2, 'ar', '2') })
      .click();
    await expect
      .element(page.getByText(language === 'en' ? '2 texts were taken.' : pluralText(texts.in.taken, 2, 'ar', '2')))
      .toBeVisible();
    expect(article('title').getByRole('checkbox').elements()).toEqual([]);
    // What it has taken the place of is here no longer.
    await expect.element(article('title').getByText(texts.report.before, { exact: true })).toBeVisible();
    await expect.element(article('quote').getByText(texts.in.before, { exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: texts.in.report })).toBeVisible();
  });

  test('from the menu of an entry a file is taken in, and whoever shows the entry hears of it', async () => {
    mountScreen(
      language,
      <DocumentForm collection="posts" id={12}>
        <ImportItem />
        <Heard />
      </DocumentForm>,
      { host: [host], config: { collections: [clientCollection('posts')] } },
    );
    await page.getByRole('button', { name: texts.in.menu }).click();
    const dialog = page.getByRole('dialog', { name: texts.in.dialog });
    await check();
    await expect.element(article('title')).toBeVisible();
    expect(await violations()).toEqual([]);
    await dialog.getByRole('button', { name: pluralText(texts.in.take, 1, language, '1') }).click();
    await expect.element(page.getByText('posts 12', { exact: true })).toBeInTheDocument();
    await dialog.getByRole('button', { name: texts.out.cancel, exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('a file of another entry says so in the menu of this one, and takes nothing by itself', async () => {
    mountScreen(
      language,
      <DocumentForm collection="posts" id={13}>
        <ImportItem />
      </DocumentForm>,
      { host: [host], config: { collections: [clientCollection('posts')] } },
    );
    await page.getByRole('button', { name: texts.in.menu }).click();
    await check();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Our work');
    await expect.element(article('title').getByRole('checkbox')).not.toBeChecked();
    await expect.element(page.getByRole('button', { name: texts.in.takeNothing })).toBeDisabled();
    expect(await violations()).toEqual([]);
  });

  test('only lines of one kind are shown where somebody asks for them', async () => {
    open();
    await check();
    await page.getByRole('button', { name: texts.outcomes.refused, exact: false }).click();
    await expect.element(article('quote')).toBeVisible();
    expect(article('title').elements()).toEqual([]);
  });

  test('a file that was saved again since it was chosen has to be chosen again', async () => {
    const told = './texts-saved-again.csv';
    await commands.writeFile(told, 'id,en,ar\n');
    onTestFinished(() => commands.removeFile(told));
    open();
    const press = () => page.getByRole('button', { name: texts.in.check }).click();
    await page.getByLabelText(texts.in.file).upload(told);
    await press();
    await expect.element(article('summary')).toBeVisible();
    await commands.writeFile(told, 'id,en,ar\n1,a,b\n');
    await press();
    await expect.element(page.getByRole('alert')).toHaveTextContent(texts.in.gone);
    await page.getByLabelText(texts.in.file).upload(told);
    await press();
    await expect.element(article('summary')).toBeVisible();
  });

  test('a file that cannot be read is told about, and so is a missing one', async () => {
    open();
    await page.getByRole('button', { name: texts.in.check }).click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(texts.in.noFile);
    refusal = 'This is XLIFF 1.2.';
    await check();
    await expect.element(page.getByRole('alert')).toMatchTextContent('This is XLIFF 1.2.');
  });
});

/** What is told of the entry, as its desk hears it. */
function Heard() {
  const { mostRecentUpdate } = useDocumentEvents();
  return <p>{mostRecentUpdate && `${mostRecentUpdate.entitySlug} ${mostRecentUpdate.id}`}</p>;
}
