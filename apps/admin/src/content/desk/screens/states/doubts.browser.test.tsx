import type { Locale } from '@nasaq/contract';
import { fingerprint, paragraphsOf } from '@nasaq/translation';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inTurn } from '../../../../testing/screens/in-turn.ts';
import { violations } from '../../../../testing/screens/violations.ts';
import { deskTexts } from '../../../catalogue/index.ts';
import { DeskHost, richText } from '../../testing/desk-host.ts';
import { showDesk } from '../../testing/show-desk.tsx';

const long = 'A year that nobody has planned is planned by whoever shouts, and whoever shouts has no plan either.';
const last = 'So we sit together for four weeks, and at the end of them there is one page which everybody has read.';
const translated = 'عام لم يخطط له أحد يخطط له من يرفع صوته، ومن يرفع صوته لا خطة له هو أيضًا.';

let host: DeskHost;
beforeEach(() => {
  host = new DeskHost();
  host.docs.en.body = richText('# Why', long, last);
});

const marks = () => host.saves.flatMap((save) => save.marks ?? []);
const confirming = '{Control>}{Enter}{/Control}';

describe.each(inTurn('en'))('confirming at the desk, in %s', (language: Locale) => {
  const texts = deskTexts[language].leftOut;
  const body = page.getByRole('textbox', { name: language === 'ar' ? 'النص العربية' : 'Text Arabic', exact: true });
  const told = page.getByRole('note').filter({ hasText: last.slice(0, 40) });
  const open = (...arabic: string[]) => {
    host.docs.ar.body = richText(...arabic);
    showDesk(language, host, { at: '/admin/collections/posts/7' });
  };

  test('a long text whose last paragraph is empty is not confirmed, and the caret goes there', async () => {
    open('# لماذا', translated, '');
    await body.first().click();
    await userEvent.keyboard(`{Control>}{Home}{/Control}${confirming}`);
    await expect.element(told).toBeVisible();
    expect(await violations()).toEqual([]);
    await expect.poll(() => document.activeElement?.getAttribute('data-place')).toBe('ar:body');
    await expect.poll(() => getSelection()?.anchorNode?.textContent).toBe('');
    await userEvent.keyboard('لذلك نجلس معًا أربعة أسابيع، وفي آخرها صفحة واحدة قرأها الجميع.');
    await expect.element(told).not.toBeInTheDocument();
    expect(marks()).toEqual([]);
    await userEvent.keyboard(confirming);
    await expect.poll(marks).toMatchObject([{ as: 'confirmed', path: 'body', locale: 'ar' }]);
    expect(paragraphsOf(host.docs.ar.body).map(({ words }) => words.slice(0, 4))).toEqual(['لماذ', 'عام ', 'لذلك']);
  });

  test('whoever presses again confirms what is there, and goes on', async () => {
    open('# لماذا', translated);
    await body.first().click();
    await userEvent.keyboard(confirming);
    await expect.element(told).toBeVisible();
    await userEvent.keyboard(confirming);
    await expect.poll(marks).toMatchObject([{ as: 'confirmed', path: 'body', locale: 'ar' }]);
    await expect.poll(() => document.activeElement?.getAttribute('data-place')).not.toBe('ar:body');
  });

  test(
    'what a machine has written stays its own until the button is pressed a second time',
    { tags: ['proof'] },
    async () => {
      const [source, target] = [fingerprint(host.docs.en.body), fingerprint(richText('# لماذا', translated))];
      host.record.marks.ar.body = { as: 'machine', source, target, by: null, at: 0 };
      open('# لماذا', translated);
      await body.first().click();
      const cell = document.querySelector('[data-place="ar:body"]')!.closest<HTMLElement>('.desk-cell')!;
      await page.elementLocator(cell).getByRole('button', { name: deskTexts[language].confirm, exact: true }).click();
      await expect.element(told).toBeVisible();
      expect(cell.dataset.state).toBe('machine');
      await page.elementLocator(cell).getByRole('button', { name: texts.anyway }).click();
      await expect.poll(() => cell.dataset.state).toBe('confirmed');
    },
  );
});
