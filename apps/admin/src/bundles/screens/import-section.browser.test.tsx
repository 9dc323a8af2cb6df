import { type Locale, locales, pluralText } from '@nasaq/contract';
import { expect, onTestFinished, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { Answer } from '../../testing/screens/fake-host.ts';
import { mountScreen } from '../../testing/screens/mount-screen.tsx';
import { menuNumber } from '../../platform/staff/interface-language.ts';
import type { BundleReport, BundleTaking, ReportedLine, ReportedRow } from '../bundle-api.ts';
import { bundleTexts } from '../catalogue/index.ts';
import { type ImportSource, tableSource } from './bundle-calls.ts';
import { ImportSection } from './import-section.tsx';

const row = (standing: ReportedRow['standing'], name = `posts/${standing}`): ReportedRow => ({
  name,
  kind: 'posts',
  kindLabel: 'Blog posts',
  title: name,
  standing,
  mark: 'a',
  lines: [],
  missing: [],
  unknownFields: [],
  problem: null,
  languages: [],
});
const table = { encoding: 'UTF-8', rows: 2, unknown: [], problems: [], raw: [] };

const reportOf = (rows: ReportedRow[]): BundleReport => ({
  company: '',
  made: '2026-11-28T00:00:00.000Z',
  release: '0.1.0',
  isOlder: false,
  missingFiles: [],
  table,
  rows,
});

/** The section with what a file would do. */
async function checked(language: Locale, source: ImportSource) {
  mountScreen(
    language,
    <ImportSection accept=".csv" language={language} source={source} words={{ file: 'CSV', hint: '' }} />,
  );
  await userEvent.upload(page.getByLabelText('CSV', { exact: true }), new File(['key\n'], 'posts.csv'));
  await page.getByRole('button', { name: bundleTexts[language].in.check }).click();
}

for (const language of locales) {
  const { in: texts } = bundleTexts[language];

  test.each([
    { rows: [], says: texts.nothingLeft, isAsked: false },
    { rows: [row('refused')], says: texts.nothingLeft, isAsked: true },
    { rows: [row('same'), row('same', 'posts/other')], says: texts.nothingToDo, isAsked: true },
    { rows: [row('same'), row('refused')], says: texts.takeNothing, isAsked: true },
  ])(`a table of which nothing comes in says why: ${language}, $says`, async ({ isAsked, rows, says }) => {
    const report = reportOf(rows);
    const source = {
      publishes: false,
      preview: () => Promise.resolve({ answer: report, error: null }),
      take: () => Promise.reject(new Error('Nothing is brought in.')),
    };
    await checked(language, source);
    await expect.element(page.getByRole('button', { name: says, exact: true })).toBeDisabled();
    const how = page.getByRole('group', { name: texts.how });
    expect(how.elements()).toHaveLength(isAsked ? 1 : 0);
  });

  test(`a table is published at once or waits, and says what a draft still lacks: ${language}`, async () => {
    const { csv, in: all, languages } = bundleTexts[language];
    const lacks = [
      { locale: null, labels: ['Year'] },
      { locale: 'ar' as const, labels: ['Client', 'Text'] },
    ];
    const report = reportOf([{ ...row('new'), lacks }]);
    const takings: BundleTaking[] = [];
    const source = {
      publishes: false,
      preview: () => Promise.resolve({ answer: report, error: null }),
      take: (_: Blob, taking: BundleTaking) => {
        takings.push(taking);
        return Promise.resolve({ answer: null, error: 'Enough.' });
      },
    };
    await checked(language, source);
    await expect.element(page.getByText(/Year/)).toBeVisible();
    await expect.element(page.getByText(/Client.*Text/).filter({ hasText: languages.ar })).toBeVisible();
    expect(page.getByText(all.publish).elements()).toHaveLength(0);
    await page.getByRole('radio', { name: csv.publish }).click();
    await page.getByRole('button', { name: pluralText(all.take, 1, language, menuNumber(language).format(1)) }).click();
    await expect.poll(() => takings.map(({ publish }) => publish)).toEqual([true]);
  });

  test.each([
    [2, true],
    [51, false],
  ])(
    `%i new lines of a table are named by their titles and addresses, at once or when asked: ${language}`,
    async (count, atOnce) => {
      const { standing } = bundleTexts[language];
      const rows = Array.from({ length: count }, (_, at) => ({
        ...row('new', `posts/own-${at}`),
        title: `Title ${at}`,
        line: at + 2,
      }));
      await checked(language, {
        ...tableSource('posts'),
        preview: () => Promise.resolve({ answer: reportOf(rows), error: null }),
      });
      await expect.element(page.getByText(standing.new, { exact: true })).toBeVisible();
      const title = page.getByText('Title 1', { exact: true });
      expect(title.element().checkVisibility()).toBe(atOnce);
      if (!atOnce) await page.getByText(standing.new, { exact: true }).click();
      await expect.element(title).toBeVisible();
      await expect.element(page.getByText('own-1', { exact: true })).toBeVisible();
    },
  );

  test(`what would stand in a text as it is written is told before it comes in: ${language}`, async () => {
    const { csv } = bundleTexts[language];
    const raw = [{ line: 3, heading: 'Body (Arabic)', has: ['table' as const, 'picture' as const] }];
    await checked(language, {
      ...tableSource('posts'),
      preview: () => Promise.resolve({ answer: { ...reportOf([row('new')]), table: { ...table, raw } }, error: null }),
    });
    await expect.element(page.getByText(csv.raw)).toBeVisible();
    const told = page.getByRole('listitem').filter({ hasText: 'Body (Arabic)' });
    await expect.element(told).toMatchTextContent(csv.rawKinds.table);
    await expect.element(told).toMatchTextContent(csv.rawKinds.picture);
  });

  test(`of what never came in before, nobody is told that both sides have changed it: ${language}`, async () => {
    const { in: all } = bundleTexts[language];
    const line = (key: string, more: Partial<ReportedLine>): ReportedLine => ({
      key,
      label: key,
      locale: 'en',
      side: 'both',
      isStatus: false,
      publishedOnly: false,
      here: `${key} here`,
      there: `${key} there`,
      ...more,
    });
    const lines = [line('title', { isUnknown: true }), line('summary', {})];
    const report = reportOf([{ ...row('conflict'), lines }]);
    await checked(language, {
      ...tableSource('posts'),
      preview: () => Promise.resolve({ answer: report, error: null }),
    });
    const told = (key: string) =>
      page
        .getByRole('listitem')
        .filter({ hasText: `${key} here` })
        .last();
    await expect.element(told('title')).toMatchTextContent(all.unknown.both);
    await expect.element(told('title')).not.toMatchTextContent(all.both);
    await expect.element(told('summary')).toMatchTextContent(all.both);
  });

  test(`redirects have no drafts: nobody is asked how they come in, nor told of versions: ${language}`, async () => {
    const { in: all } = bundleTexts[language];
    const report = reportOf([row('new', 'redirects//old')]);
    const taken = { taken: 1, names: ['redirects//old'], meanwhile: [], waiting: [] };
    await checked(language, {
      ...tableSource('redirects'),
      preview: () => Promise.resolve({ answer: report, error: null }),
      take: () => Promise.resolve({ answer: taken, error: null }),
    });
    const take = page.getByRole('button', {
      name: pluralText(all.take, 1, language, menuNumber(language).format(1)),
    });
    await expect.element(take).toBeEnabled();
    expect(page.getByRole('group', { name: all.how }).elements()).toHaveLength(0);
    await take.click();
    await expect
      .element(page.getByText(pluralText(all.done, 1, language, menuNumber(language).format(1))))
      .toBeVisible();
    expect(page.getByText(all.undo).elements()).toHaveLength(0);
  });

  test(`a file that was saved again since it was chosen has to be chosen again, and can be: ${language}`, async () => {
    const { failed, in: all } = bundleTexts[language];
    const told = './table-saved-again.csv';
    await commands.writeFile(told, 'key\na\n');
    onTestFinished(() => commands.removeFile(told));
    const host: Answer = async ({ body, path }) => {
      if (!path.startsWith('/bundles/csv/preview')) return undefined;
      // As a browser sends it.
      const sent = await (body as Blob).text();
      return reportOf(sent.includes('b') ? [row('new', 'posts/b')] : []);
    };
    mountScreen(
      language,
      <ImportSection
        accept=".csv"
        language={language}
        source={tableSource('posts')}
        words={{ file: 'CSV', hint: '' }}
      />,
      { host: [host] },
    );
    const field = page.getByLabelText('CSV', { exact: true });
    const check = page.getByRole('button', { name: all.check });
    await userEvent.upload(field, told);
    await check.click();
    await expect.element(page.getByRole('button', { name: all.nothingLeft, exact: true })).toBeVisible();
    await commands.writeFile(told, 'key\na\nb\n');
    await check.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(all.gone);
    expect(page.getByText(failed).elements()).toHaveLength(0);
    await check.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(all.noFile);
    await userEvent.upload(field, told);
    await check.click();
    await expect.element(page.getByText('posts/b')).toBeInTheDocument();
    expect(page.getByRole('alert').elements()).toHaveLength(0);
  });
}
