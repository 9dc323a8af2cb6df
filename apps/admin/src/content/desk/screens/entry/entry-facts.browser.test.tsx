import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inTurn } from '../../../../testing/screens/in-turn.ts';
import { menuMoment } from '../../../../platform/staff/interface-language.ts';
import { deskTexts } from '../../../catalogue/index.ts';
import { DeskHost } from '../../testing/desk-host.ts';
import { showDesk } from '../../testing/show-desk.tsx';

test.each(inTurn('en'))('when an entry was changed last follows what is saved at its desk, in %s', async (language) => {
  const host = new DeskHost();
  showDesk(language, host);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const at = (moment: string) => page.getByText(menuMoment(moment, language, { timeZone }), { exact: true });
  await expect.element(page.getByText(deskTexts[language].changed, { exact: true })).toBeVisible();
  await expect.element(at('2026-11-23T08:00:00.000Z')).toBeVisible();
  await page
    .getByRole('textbox', { name: { en: 'Title English', ar: 'العنوان الإنجليزية' }[language], exact: true })
    .first()
    .click();
  await userEvent.keyboard('{End} again');
  await expect.element(at('2026-11-23T09:30:00.000Z')).toBeVisible();
  await expect.element(at('2026-11-23T08:00:00.000Z')).not.toBeInTheDocument();
});
