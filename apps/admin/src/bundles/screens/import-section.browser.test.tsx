import { locales } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountScreen } from '../../testing/screens/mount-screen.tsx';
import type { BundleReport, ReportedRow } from '../bundle-api.ts';
import { bundleTexts } from '../catalogue/index.ts';
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
const table = { encoding: 'UTF-8', rows: 2, unknown: [], problems: [] };

for (const language of locales) {
  const { in: texts } = bundleTexts[language];

  test.each([
    { rows: [], says: texts.nothingLeft, isAsked: false },
    { rows: [row('refused')], says: texts.nothingLeft, isAsked: true },
    { rows: [row('same'), row('same', 'posts/other')], says: texts.nothingToDo, isAsked: true },
    { rows: [row('same'), row('refused')], says: texts.takeNothing, isAsked: true },
  ])(`a table of which nothing comes in says why: ${language}, $says`, async ({ isAsked, rows, says }) => {
    const report: BundleReport = {
      company: '',
      made: '2026-11-28T00:00:00.000Z',
      release: '0.1.0',
      isOlder: false,
      missingFiles: [],
      table,
      rows,
    };
    const source = {
      publishes: false,
      preview: () => Promise.resolve({ answer: report, error: null }),
      take: () => Promise.reject(new Error('Nothing is brought in.')),
    };
    mountScreen(
      language,
      <ImportSection accept=".csv" language={language} source={source} words={{ file: 'CSV', hint: '' }} />,
    );
    await userEvent.upload(page.getByLabelText('CSV', { exact: true }), new File(['key\n'], 'posts.csv'));
    await page.getByRole('button', { name: texts.check }).click();
    await expect.element(page.getByRole('button', { name: says, exact: true })).toBeDisabled();
    const how = page.getByRole('group', { name: texts.how });
    expect(how.elements()).toHaveLength(isAsked ? 1 : 0);
  });
}
