import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { inTurn } from '../../../../testing/screens/in-turn.ts';
import { violations } from '../../../../testing/screens/violations.ts';
import { publicationTexts } from '../../../catalogue/index.ts';
import { clockMoment } from '../../../schedules/screens/clock.ts';
import { DeskHost } from '../../testing/desk-host.ts';
import { readerTimeZone } from '../../../../platform/staff/interface-language.ts';
import { showDesk } from '../../testing/show-desk.tsx';

let host: DeskHost;
beforeEach(() => {
  host = new DeskHost();
});

function open(language: 'en' | 'ar') {
  showDesk(language, host);
}

const schedule = { id: 3, action: 'publish', locale: 'ar', by: 'Karim', failed: false } as const;
const at = '2030-05-06T07:00:00.000Z';

describe.each(inTurn('ar'))('the clock at the head of a desk, in %s', (language) => {
  const texts = publicationTexts[language];
  const when = clockMoment(language, readerTimeZone(), at);
  const line = page
    .getByRole('listitem')
    .filter({ hasText: fill(texts.by, { name: 'Karim' }) })
    .filter({ hasText: when })
    .first();

  test('what a colleague sets is shown as they set it, with when and by whom, and is taken back there', async () => {
    open(language);
    await expect.element(page.getByRole('heading', { name: texts.languages.ar, exact: true }).first()).toBeVisible();
    expect(line.elements()).toEqual([]);
    host.schedules = [{ ...schedule, at }];
    host.people.tellStored();
    await expect.element(line).toBeVisible();
    expect(await violations()).toEqual([]);
    const what = fill(texts.clock.publish, { language: texts.languages.ar });
    const cancel = fill(texts.named, { act: texts.cancelSchedule, schedule: what });
    await line.getByRole('button', { name: cancel }).click();
    await expect.element(line).not.toBeInTheDocument();
    expect(host.schedules).toEqual([]);
  });

  test('what was due in vain says why, and offers another time', { tags: ['proof'] }, async () => {
    host.schedules = [{ ...schedule, at, failed: true, stoppedBy: ['The summary is a placeholder.'] }];
    open(language);
    await expect.element(line).toMatchTextContent(/The summary is a placeholder\./);
    expect(await violations()).toEqual([]);
    const what = fill(texts.clock.publish, { language: texts.languages.ar });
    const change = fill(texts.named, { act: texts.changeSchedule, schedule: what });
    await line.getByRole('button', { name: change }).click();
    await expect.element(page.getByRole('dialog').getByRole('button', { name: texts.back, exact: true })).toBeVisible();
  });
});
