import { locales } from '@nasaq/contract';
import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMember } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { contentLabels } from '../catalogue/index.ts';

let opened: TestPayload;
let payload: Payload;
let user: TypedUser;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  user = await makeMember(payload, 'Sara');
});
afterAll(() => opened.close());

/** What the form of the site data says of hours, by their fields, in the language of the menus. */
async function refusals(language: 'en' | 'ar', hours: object): Promise<Record<string, string>> {
  const req = await createLocalReq({ user }, payload);
  req.i18n = { ...req.i18n, language };
  const data = { openingHours: { timeZone: 'Africa/Cairo', week: [], exceptions: [], ...hours } };
  try {
    await payload.updateGlobal({
      slug: 'site',
      locale: 'en',
      data: { ...data, _status: 'published' } as never,
      overrideAccess: false,
      req,
    });
    return {};
  } catch (error) {
    const { errors } = (error as { data: { errors: { path: string; message: string }[] } }).data;
    return Object.fromEntries(
      errors
        .filter(({ path }) => path.startsWith('openingHours.'))
        .map(({ message, path }) => [path.slice(13), message]),
    );
  }
}

const on = (weekday: string, from: string, to: string) => ({ weekday, from, to });

test.each(locales)('hours that overlap or have no length are refused at their times, in %s', async (language) => {
  const said = Object.fromEntries(
    Object.entries(contentLabels.openingHours).map(([name, text]) => [
      name,
      (text as Record<string, string>)[language],
    ]),
  );
  expect(
    await refusals(language, {
      week: [on('3', '17:00', '17:00'), on('1', '09:00', '17:00'), on('1', '12:00', '20:00'), on('4', '9', '17:00')],
    }),
  ).toEqual({ 'week.0.to': said.noLength, 'week.2.from': said.overlap, 'week.3.from': said.wrongTime });
  expect(await refusals(language, { week: [on('1', '09:00', '12:00'), on('1', '09:00', '12:00')] })).toEqual({
    'week.1.from': said.overlap,
  });
  const day = (...intervals: object[]) => ({ date: '2031-01-07T12:00:00.000Z', intervals });
  expect(
    await refusals(language, {
      week: [on('1', '09:00', '12:00')],
      exceptions: [
        day({ from: '10:00', to: '12:00' }),
        day({ from: '10:00', to: '12:00' }, { from: '11:00', to: '13:00' }),
      ],
    }),
  ).toEqual({ 'exceptions.1.intervals.1.from': said.overlap });
});

test('hours that follow each other, over midnight too, are stored', async () => {
  const week = [on('6', '22:00', '02:00'), on('0', '02:00', '10:00'), on('0', '10:00', '24:00')];
  const data = { name: 'Sahel', description: 'Water.', email: 'a@sahel.example', phone: '+20 3 555 0100' };
  const openingHours = { timeZone: 'Africa/Cairo', week, exceptions: [] };
  const stored = await payload.updateGlobal({
    slug: 'site',
    locale: 'en',
    data: { ...data, openingHours, _status: 'published' } as never,
    depth: 0,
    overrideAccess: true,
  });
  expect(stored.openingHours!.week).toMatchObject(week);
});
