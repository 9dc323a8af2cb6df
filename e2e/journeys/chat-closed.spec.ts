import { localePath, locales, paths } from '@nasaq/contract';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

/** What the host says on both days off, which the journeys cannot wait for: the office opens on Sunday at nine. */
const closed = {
  online: false,
  open: false,
  opensAt: '2026-11-29T07:00:00.000Z',
  answerBy: '2026-11-29T09:00:00.000Z',
  timeZone: 'Africa/Cairo',
};

const sentences = {
  en: {
    friday:
      /We are back on Sunday at 9:00\sAM \(Egypt Time\)\. You will hear from us on Sunday at 11:00\sAM \(Egypt Time\) at the latest\./,
    saturday:
      /We are back tomorrow at 9:00\sAM \(Egypt Time\)\. You will hear from us tomorrow at 11:00\sAM \(Egypt Time\) at the latest\./,
  },
  ar: {
    friday: /نعود يوم الأحد الساعة ٩:٠٠ ص \(بتوقيت مصر\)\. نرد في موعد أقصاه يوم الأحد الساعة ١١:٠٠ ص \(بتوقيت مصر\)\./,
    saturday: /نعود غدًا الساعة ٩:٠٠ ص \(بتوقيت مصر\)\. نرد في موعد أقصاه غدًا الساعة ١١:٠٠ ص \(بتوقيت مصر\)\./,
  },
};

for (const locale of locales)
  test(`the office is closed → a message can be left, and when it is answered is said: ${locale}`, async ({ page }) => {
    await page.clock.install({ time: '2026-11-27T10:00:00Z' });
    await page.route('**/chat/availability?*', (route) => route.fulfill({ json: closed }));
    const main = page.getByRole('main');
    for (const [day, now] of [
      ['friday', '2026-11-27T10:00:00Z'],
      ['saturday', '2026-11-28T10:00:00Z'],
    ] as const) {
      await page.clock.setSystemTime(now);
      // Whoever reads elsewhere is told the company's own time.
      await openPage(page, locale, localePath(locale, paths.liveChat));
      await expect(main.getByText(sentences[locale][day])).toBeVisible();
      await expect(main.getByRole('heading', { name: text(locale, 'live_chat.form.title_later') })).toBeVisible();
      await expect(main.getByRole('button', { name: text(locale, 'live_chat.form.leave') })).toBeVisible();
      await expect(main.getByText(text(locale, 'care.available.now'))).toHaveCount(0);
    }
  });
