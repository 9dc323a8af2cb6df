import { locales, type Locale } from '@nasaq/contract';
import type { FieldSpec } from '@nasaq/translation';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import type { Answer } from '../../../../testing/screens/fake-host.ts';
import { inTurn } from '../../../../testing/screens/in-turn.ts';
import { violations } from '../../../../testing/screens/violations.ts';
import { deskTexts, savingTexts } from '../../../catalogue/index.ts';
import type { AlternativeSave } from '../../../media/alternative-api.ts';
import { storedForms } from '../../../saving/screens/stored-forms.ts';
import { DeskHost, deskFields } from '../../testing/desk-host.ts';
import { showDesk } from '../../testing/show-desk.tsx';

const cover = {
  name: 'cover',
  kind: 'upload',
  localized: false,
  label: { en: 'Cover', ar: 'الغلاف' },
} satisfies FieldSpec;

/** A new one for each test: what a page has learnt of pictures outlives its screens. */
let picture = 100;
let alt: Record<Locale, string>;
let host: DeskHost;
let isAway: boolean;
let saves: AlternativeSave[];
/** What a save waits for. */
let saving: Promise<void> | undefined;
/** What the answer about the picture waits for. */
let reading: Promise<void> | undefined;

beforeEach(async () => {
  await page.viewport(1440, 900);
  picture += 1;
  alt = { en: 'A blue mountain', ar: 'جبل أزرق' };
  isAway = false;
  saving = undefined;
  reading = undefined;
  saves = [];
  host = new DeskHost();
  host.fields = [cover, ...deskFields];
  for (const locale of locales) host.docs[locale] = { ...host.docs[locale], cover: picture };
});

/** As the host stores it: another text than the one that was seen stays. */
const media: Answer = async ({ body, method, url }) => {
  if (url.pathname === '/api/media') {
    await reading;
    return { docs: [{ id: picture, filename: 'mountain.png', url: '/media/mountain.png', alt }] };
  }
  if (method !== 'POST' || url.pathname !== `/api/media/${picture}/alternative`) return undefined;
  if (isAway) throw new TypeError('Failed to fetch');
  const save = body as AlternativeSave;
  await saving;
  saves.push(save);
  const isStored = [save.from, save.to].some((text) => text.trim() === alt[save.locale]);
  if (isStored) alt = { ...alt, [save.locale]: save.to.trim() };
  return { isStored, alt };
};

function open(language: Locale) {
  showDesk(language, host, { at: '/admin/collections/posts/7', answer: media });
  const { alternative, alternativeSaves, languages } = deskTexts[language];
  const field = (locale: Locale) =>
    page.getByRole('textbox', { name: fill(alternative, { language: languages[locale] }), exact: true });
  return { field, texts: alternativeSaves };
}

describe.each(inTurn('ar'))('the alternative texts of a picture on a desk, in %s', (language) => {
  test('whoever goes on typing while it is saved loses neither the field nor a letter', async () => {
    const { field, texts } = open(language);
    let answer = () => {};
    saving = new Promise((resolve) => (answer = resolve));
    await field('ar').click();
    await userEvent.keyboard('{End} فوق بحيرة');
    const input = field('ar').element();
    await expect.poll(() => document.body.textContent).toContain(texts.saving);
    await userEvent.keyboard(' هادئة');
    answer();
    await expect.poll(() => alt.ar).toBe('جبل أزرق فوق بحيرة هادئة');
    expect([document.activeElement, (input as HTMLInputElement).value]).toEqual([input, 'جبل أزرق فوق بحيرة هادئة']);
    expect(saves.map(({ from }) => from)).toEqual(['جبل أزرق', 'جبل أزرق فوق بحيرة']);
    await expect.poll(() => document.body.textContent).toContain(texts.saved);
    expect(await violations()).toEqual([]);
  });

  test('whoever pauses behind a space goes on behind it', async () => {
    const { field, texts } = open(language);
    await field('en').click();
    await userEvent.keyboard('{End} by ');
    await expect.poll(() => document.body.textContent).toContain(texts.saved);
    expect(alt.en).toBe('A blue mountain by');
    await userEvent.keyboard('a lake');
    await expect.poll(() => alt.en).toBe('A blue mountain by a lake');
  });

  test('a text that somebody else has changed meanwhile stays, and both are shown', async () => {
    const { field, texts } = open(language);
    await field('en').click();
    alt = { ...alt, en: 'A mountain at dusk' };
    await userEvent.keyboard('{End} by a lake');
    await expect
      .poll(() => document.querySelector('.desk-alt [role="alert"]')?.textContent)
      .toContain(`${texts.disputed}A mountain at dusk`);
    expect(alt.en).toBe('A mountain at dusk');
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: deskTexts[language].keepMine }).click();
    await expect.poll(() => alt.en).toBe('A blue mountain by a lake');
    await expect.poll(() => document.querySelector('.desk-alt [role="alert"]')).toBeNull();
  });

  test('whoever takes the other text has it', { tags: ['proof'] }, async () => {
    const { field } = open(language);
    await field('en').click();
    alt = { ...alt, en: 'A mountain at dusk' };
    await userEvent.keyboard('{End} by a lake');
    await page.getByRole('button', { name: deskTexts[language].takeTheirs }).click();
    await expect.element(field('en')).toHaveValue('A mountain at dusk');
    expect(saves).toHaveLength(1);
  });

  test('while nobody answers it is named as not saved, and saved as soon as somebody does', async () => {
    const { field, texts } = open(language);
    isAway = true;
    await field('en').click();
    await userEvent.keyboard('{End} by a lake');
    await expect.poll(() => document.body.textContent).toContain(savingTexts[language].notSaved.offline);
    expect(document.body.textContent).toContain(texts.waits);
    expect(document.querySelector('.desk-saved')!.getAttribute('data-saved')).toBe('trouble');
    isAway = false;
    // By itself it tries again sooner or later: the button may be gone before it is pressed.
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => alt.en).toBe('A blue mountain by a lake');
    await expect.poll(() => document.querySelector('.desk-saved')!.getAttribute('data-saved')).toBe('saved');
  });

  test('an emptied text says that the one before stays', async () => {
    const { field, texts } = open(language);
    await field('en').fill('');
    await expect.poll(() => document.body.textContent).toContain(texts.empty);
    await userEvent.tab();
    expect(saves).toEqual([]);
    await field('en').fill('A lake');
    await expect.poll(() => alt.en).toBe('A lake');
  });
});

test('what a tab that is gone has not saved comes back, and is saved', async () => {
  let read = () => {};
  reading = new Promise((resolve) => (read = resolve));
  const { field } = open('en');
  const values = { from: 'A blue mountain', to: 'A blue mountain by a lake' };
  storedForms(7).write(`alternative-${picture}-en`, { values, at: '2026-11-27T10:00:00.000Z' });
  read();
  await expect.element(field('en')).toHaveValue('A blue mountain by a lake');
  await expect.poll(() => alt.en).toBe('A blue mountain by a lake');
  await expect.poll(() => storedForms(7).read(`alternative-${picture}-en`).values).toBeNull();
});
