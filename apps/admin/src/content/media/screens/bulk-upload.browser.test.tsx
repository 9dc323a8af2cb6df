import { locales } from '@nasaq/contract';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { type ReactNode, startTransition, use, useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Answer } from '../../../testing/screens/fake-host.ts';
import { menuLocales } from '../../../platform/staff/interface-language.ts';
import { inTurn } from '../../../testing/screens/in-turn.ts';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { violations } from '../../../testing/screens/violations.ts';
import { libraryTexts, mediaLabels } from '../catalogue/index.ts';
import { BulkUpload } from './bulk-upload.tsx';

let refused: string | null;
beforeEach(() => {
  refused = null;
});

const sent = (calls: readonly { method: string }[]) => calls.filter(({ method }) => method === 'POST').length;
const sentence = 'This file is not a picture that can be shown.';
const host: Answer = ({ method, url }) => {
  if (method !== 'POST' || url.pathname !== '/api/media') return undefined;
  if (refused === null) return { doc: { id: 1 } };
  refused = null;
  const errors = [{ message: 'The following field is invalid: File', data: { errors: [{ message: sentence }] } }];
  return Response.json({ errors }, { status: 400 });
};

const files = ['one.png', 'two.png'].map((name) => new File(['x'], name, { type: 'image/png' }));

describe.each(inTurn('en'))('many files at once, in %s', (language) => {
  const texts = libraryTexts[language].bulk;
  const open = () =>
    mountScreen(language, <BulkUpload api="/api" known={['Team']} language={language} />, { host: [host] });
  const row = (name: string) => page.getByRole('listitem', { name });
  const choose = () => userEvent.upload(page.getByLabelText(texts.choose), files);

  test('each is asked for both texts; what is refused stays with what was typed, and the others go', async () => {
    const { calls } = await open();
    await choose();
    await page.getByRole('button', { name: texts.send }).click();
    await expect.element(page.getByText(texts.textsMissing)).toBeVisible();
    await expect.element(row('one.png').getByLabelText(texts.alt.en)).toHaveAttribute('aria-invalid', 'true');
    expect(sent(calls)).toBe(0);
    for (const name of ['one.png', 'two.png']) {
      await row(name).getByLabelText(texts.alt.en).fill(`What ${name} shows`);
      await row(name).getByLabelText(texts.alt.ar).fill('ما تظهره');
    }
    refused = 'one.png';
    await page.getByRole('button', { name: texts.send }).click();
    await expect.element(row('one.png').getByText(sentence)).toBeVisible();
    await expect.element(row('one.png').getByLabelText(texts.alt.en)).toHaveValue('What one.png shows');
    await expect.element(row('two.png')).not.toBeInTheDocument();
    await page.getByRole('button', { name: texts.send }).click();
    await expect.element(page.getByText(texts.allTaken.replace('{taken}', '1'))).toBeVisible();
    expect(sent(calls)).toBe(3);
  });

  test('an ornament needs no words, and what is left out is gone', async () => {
    const { calls } = await open();
    await choose();
    await row('two.png')
      .getByRole('button', { name: texts.remove.replace('{name}', 'two.png') })
      .click();
    await row('one.png').getByLabelText(texts.decorative).click();
    await page.getByRole('button', { name: texts.send }).click();
    await expect.element(page.getByText(texts.allTaken.replace('{taken}', '1'))).toBeVisible();
    expect(sent(calls)).toBe(1);
  });

  test('what the library does not take is refused when it is chosen, and nobody is asked what it shows', async () => {
    await open();
    const drawing = new File(['<svg/>'], 'mark.svg', { type: 'image/svg+xml' });
    await userEvent.upload(page.getByLabelText(texts.choose), [drawing, files[0]!]);
    await expect.element(row('one.png')).toBeVisible();
    await expect.element(row('mark.svg')).not.toBeInTheDocument();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/mark\.svg/);
    await expect.element(page.getByRole('alert')).toMatchTextContent(mediaLabels.unknownFile[language]);
    await userEvent.upload(page.getByLabelText(texts.choose), files);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('that files are in the library is said together with the list that shows them', async () => {
    const list = Promise.withResolvers<string>();
    const screen = (
      <Listing answer={list.promise}>
        <BulkUpload api="/api" known={[]} language={language} />
      </Listing>
    );
    mountScreen(language, screen, { host: [host] });
    await choose();
    for (const name of ['one.png', 'two.png']) await row(name).getByLabelText(texts.decorative).click();
    await page.getByRole('button', { name: texts.send }).click();
    const told = page.getByText(texts.allTaken.replace('{taken}', '2'));
    await expect.element(page.getByText('asked for')).toBeVisible();
    await expect.element(told).not.toBeInTheDocument();
    list.resolve('one.png and two.png');
    await expect.element(page.getByText('one.png and two.png')).toBeVisible();
    await expect.element(told).toBeVisible();
    await expect.element(row('one.png')).not.toBeInTheDocument();
  });

  test('axe has nothing to say of it', async () => {
    await open();
    await choose();
    await page.getByRole('button', { name: texts.send }).click();
    await expect.element(page.getByText(texts.textsMissing)).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});

/** As Next does: the list below is asked for anew, and stands as it was until it has come. */
function Listing({ answer, children }: { answer: Promise<string>; children: ReactNode }) {
  const router = use(AppRouterContext)!;
  const [isAsked, setIsAsked] = useState(false);
  const [list, setList] = useState<Promise<string> | null>(null);
  function refresh() {
    setTimeout(() => setIsAsked(true));
    startTransition(() => setList(answer));
  }
  return (
    <AppRouterContext value={{ ...router, refresh }}>
      {children}
      <p>{isAsked && 'asked for'}</p>
      <p>{list ? use(list) : 'empty'}</p>
    </AppRouterContext>
  );
}

test.each(locales)('each file is asked for the language of the menus first: %s', async (language) => {
  mountScreen(language, <BulkUpload api="/api" known={[]} language={language} />, { host: [host] });
  await userEvent.upload(page.getByLabelText(libraryTexts[language].bulk.choose), files);
  const boxes = page.getByRole('listitem', { name: 'one.png' }).getByRole('textbox');
  await expect.element(boxes.first()).toBeVisible();
  const languages = boxes.elements().map((box) => (box as HTMLInputElement).lang);
  expect(languages.filter(Boolean)).toEqual(menuLocales(language));
});
