import { locales } from '@nasaq/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountScreen } from '../../testing/screens/mount-screen.tsx';
import { releaseTexts } from '../catalogue/index.ts';
import { ReleaseReport } from './release-report.tsx';

const schema = '20261123_215900_shared_state';
const hosts = [
  { name: 'first.example', version: '1.4.0', started: '2026-11-20T08:00:00.000Z' },
  { name: 'second.example', version: '1.5.0', started: '2026-11-23T08:00:00.000Z' },
];

describe.each(locales)('in %s', (language) => {
  const texts = releaseTexts[language];
  const report = page.getByRole('region', { name: new RegExp(texts.title) });

  test('hosts of two releases are named with their releases, and that it is meant to pass', async () => {
    const state = { schema, tables: 'ok' as const, pending: [] };
    mountScreen(language, <ReleaseReport hosts={hosts} isMixed language={language} state={state} version="1.5.0" />);
    for (const text of [texts.verdicts.upgrading, texts.leads.upgrading, /first\.example.*1\.4\.0/, schema])
      await expect.element(report.getByText(text)).toBeVisible();
  });

  test('a step that waits is said together with the command that carries it out', async () => {
    const state = { schema, tables: 'ok' as const, pending: ['20261201_090000_contract_old_gallery'] };
    mountScreen(
      language,
      <ReleaseReport hosts={hosts.slice(1)} isMixed={false} language={language} state={state} version="1.5.0" />,
    );
    await expect.element(report.getByText(texts.verdicts.pending)).toBeVisible();
    await expect.element(report.getByText(/npx nasaq migrate --contract/)).toBeVisible();
  });
});
