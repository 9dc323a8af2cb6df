import { locales } from '@nasaq/contract';
import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMember } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { contentLabels } from '../catalogue/index.ts';

let opened: TestPayload;
let payload: Payload;
let user: TypedUser;
const former = 'call 16123, ask for Mona';

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  user = await makeMember(payload, 'Sara');
  // As it was stored before there was a rule: nobody is signed in.
  for (const locale of locales)
    await payload.updateGlobal({
      slug: 'site',
      locale,
      data: { name: 'Sahel', description: 'Water.', email: 'hello@sahel.example', phone: former, _status: 'published' },
    });
});
afterAll(() => opened.close());

/** As a member of staff saves the form of the site data, with the menus in a language. @returns what is said of the phone */
async function save(data: object, language: 'en' | 'ar' = 'en'): Promise<string | undefined> {
  const req = await createLocalReq({ user }, payload);
  req.i18n = { ...req.i18n, language };
  try {
    await payload.updateGlobal({
      slug: 'site',
      locale: 'en',
      data: { ...data, _status: 'published' } as never,
      overrideAccess: false,
      req,
    });
    return undefined;
  } catch (error) {
    const { errors } = (error as { data: { errors: { path: string; message: string }[] } }).data;
    return errors.find(({ path }) => path === 'phone')?.message;
  }
}

const stored = async () => (await payload.findGlobal({ slug: 'site', locale: 'en', depth: 0 })).phone;

test('a phone from before there was a rule goes on being saved until it is touched', async () => {
  expect(await save({ name: 'Sahel water' })).toBeUndefined();
  expect(await save({ name: 'Sahel', phone: former })).toBeUndefined();
  expect(await stored()).toBe(former);
});

test.each(locales)('a phone that nobody can dial is refused at its field, in %s', async (language) => {
  for (const phone of ['abc', '+20 3', '+20 3 555 0100 ext. 5'])
    expect(await save({ phone }, language)).toBe(contentLabels.site.phoneWrong[language]);
  expect(await stored()).toBe(former);
});

test('one that can be dialled is stored in the figures that links dial', async () => {
  expect(await save({ phone: ' ٠٣ ٥٥٥ ٠١٠٠ ' })).toBeUndefined();
  expect(await stored()).toBe('03 555 0100');
});
