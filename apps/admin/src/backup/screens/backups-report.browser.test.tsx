import { locales } from '@nasaq/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountScreen } from '../../testing/screens/mount-screen.tsx';
import { backupTexts } from '../catalogue/index.ts';
import { BackupsReport } from './backups-report.tsx';

const at = '2026-11-22T01:00:00.000Z';
const made = { at, name: 'new', bytes: 27_400_000 };

describe.each(locales)('in %s', (language) => {
  const texts = backupTexts[language];
  const report = page.getByRole('region', { name: texts.title });

  test('a proven backup says when it was made, how large it is and what came back', async () => {
    const proven = { at, name: 'new', rows: 15_053, files: 894 };
    mountScreen(language, <BackupsReport language={language} state={{ made, proven }} verdict="good" />);
    for (const text of [texts.verdicts.good, texts.leads.good, /26\.1/, /15,053.*894/])
      await expect.element(report.getByText(text)).toBeVisible();
  });

  test('what failed says why, in the words of the log', async () => {
    const failed = { at, reason: 'The database cannot be read: connection refused' };
    mountScreen(language, <BackupsReport language={language} state={{ failed }} verdict="failed" />);
    await expect.element(report.getByText(texts.verdicts.failed)).toBeVisible();
    await expect.element(report.getByText(failed.reason)).toHaveAttribute('lang', 'en');
    expect(report.getByText(texts.never).elements()).toHaveLength(2);
  });
});
