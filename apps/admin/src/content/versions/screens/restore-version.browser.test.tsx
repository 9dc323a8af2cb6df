import type { Locale } from '@nasaq/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { clientCollection, DocumentForm } from '../../../testing/screens/document-form.tsx';
import type { Answer } from '../../../testing/screens/fake-host.ts';
import { inTurn } from '../../../testing/screens/in-turn.ts';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { violations } from '../../../testing/screens/violations.ts';
import { savingTexts, translationStates } from '../../catalogue/index.ts';
import type { Return } from '../read-version.ts';
import { RestoreVersion } from './restore-version.tsx';

const now = { en: { source: 2 }, ar: { outdated: 2 } };
const comesBack: Return = {
  languages: { en: [{ en: 'Title', ar: 'العنوان' }], ar: [] },
  shared: [{ en: 'Year', ar: 'السنة' }],
  now,
  after: {
    en: { en: { source: 2 }, ar: { outdated: 1, confirmed: 1 } },
    ar: now,
    both: { en: { source: 2 }, ar: { confirmed: 2 } },
  },
  bearsLanguage: true,
  empty: { en: false, ar: false },
  source: 'ar',
};

let asked: { path: string; body: unknown }[];
let refusal: string | null;
beforeEach(() => {
  asked = [];
  refusal = null;
});

const host: Answer = ({ body, method, url }) => {
  if (method !== 'POST' || !url.pathname.includes('/versions/')) return undefined;
  asked.push({ path: url.pathname, body });
  return refusal
    ? Response.json({ errors: [{ message: refusal }] }, { status: 403 })
    : Response.json({ message: 'Done.' });
};

function open(language: Locale, more: Partial<Return> = {}) {
  const screen = (
    <DocumentForm collection="posts" id={7}>
      <RestoreVersion at="2026-11-20T09:30:00.000Z" comesBack={{ ...comesBack, ...more }} version={12} />
    </DocumentForm>
  );
  mountScreen(language, screen, { host: [host], config: { collections: [clientCollection('posts')] } });
  return savingTexts[language];
}

describe.each(inTurn('en'))('the way back to a version, in %s', (language) => {
  const dialog = page.getByRole('dialog');
  const box = (name: string) => dialog.getByRole('checkbox', { name, exact: true });
  const confirm = (texts: { version: { confirm: string } }) =>
    dialog.getByRole('button', { name: texts.version.confirm.split('{', 1)[0]!.trim(), exact: false });

  test('each part says what it changes, and only what is chosen comes back', async () => {
    const texts = open(language);
    const { version } = texts;
    await page.getByRole('button', { name: version.restore, exact: true }).click();
    const moved = (state: 'confirmed' | 'outdated', now: string, after: string) =>
      fill(version.stateMoves, { state: translationStates[state][language], now, after });
    await expect.element(dialog).toMatchTextContent(moved('confirmed', '0', '2'));
    await expect
      .element(dialog.getByText(fill(version.source, { language: texts.languages.ar }), { exact: true }))
      .toBeVisible();
    expect(await violations()).toEqual([]);

    await box(texts.languages.ar).click();
    // English alone leaves its source, and another count of states.
    await expect.element(dialog).toMatchTextContent(moved('confirmed', '0', '1'));
    await expect.element(dialog).toMatchTextContent(version.stays);
    await box(version.shared).click();
    refusal = 'Not yours.';
    await confirm(texts).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Not yours.');
    refusal = null;
    await confirm(texts).click();
    const call = { path: '/api/posts/versions/12', body: { languages: ['en'], shared: false } };
    await expect.poll(() => asked).toEqual([call, call]);
  });

  test('where nothing is chosen nothing is asked for', async () => {
    const texts = open(language);
    await page.getByRole('button', { name: texts.version.restore, exact: true }).click();
    for (const name of [texts.languages.en, texts.languages.ar, texts.version.shared]) await box(name).click();
    await expect.element(dialog.getByRole('button', { name: texts.version.none, exact: true })).toBeDisabled();
    await dialog.getByRole('button', { name: texts.version.close, exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  test('a version that is the draft of now does not come back, and says why', async () => {
    const texts = open(language, { languages: { en: [], ar: [] }, shared: [], after: { en: now, ar: now, both: now } });
    await page.getByRole('button', { name: texts.version.restore, exact: true }).click();
    await expect.element(dialog.getByText(texts.version.sameWords).first()).toBeVisible();
    await expect.element(confirm(texts)).toBeDisabled();
  });

  test('settings that are the same in both languages come back as a whole, and no language is asked for', async () => {
    const { version } = open(language, { bearsLanguage: false, source: null });
    await page.getByRole('button', { name: version.restore, exact: true }).click();
    await expect.element(dialog).toMatchTextContent(fill(version.changes, { fields: comesBack.shared[0]![language] }));
    await expect.element(dialog.getByRole('checkbox')).not.toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await dialog.getByRole('button', { name: version.confirmWhole, exact: true }).click();
    await expect.poll(() => asked).toEqual([{ path: '/api/posts/versions/12', body: { languages: [], shared: true } }]);
  });

  test('a language that was not written then stays, unless somebody wants it emptied', async () => {
    const texts = open(language, { empty: { en: false, ar: true } });
    await page.getByRole('button', { name: texts.version.restore, exact: true }).click();
    await expect.element(box(texts.languages.ar)).not.toBeChecked();
    await box(texts.languages.ar).click();
    await expect.element(dialog).toMatchTextContent(texts.version.emptied);
  });
});
