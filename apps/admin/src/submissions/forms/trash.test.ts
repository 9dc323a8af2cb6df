import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, type Staff } from '../inbox/testing/staff.ts';
import { openTestIntake, person, type TestIntake } from '../intake/testing/open-intake.ts';

let intake: TestIntake;
let admin: Staff;
beforeAll(async () => {
  intake = await openTestIntake();
  admin = await signIn(intake.payload, 'admin');
});
afterAll(() => intake.close());

const fields = [{ name: 'email' }];

async function make(data: object = {}) {
  const answer = await admin.send('POST', '/forms', {
    form: 'own',
    slug: `form-${randomUUID()}`,
    title_en: 'Open day',
    title_ar: 'اليوم المفتوح',
    fields,
    _status: 'published',
    ...data,
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { doc: { id: number; slug: string } }).doc;
}

/** As the menu of a form asks. */
function trash(id: number, query = '') {
  return admin.send('PATCH', `/forms/${id}${query}`, { deletedAt: new Date().toISOString() });
}

/** As the buttons of the trash ask. */
async function restore(id: number, status: 'draft' | 'published') {
  const where = `where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`;
  const answer = await admin.send('PATCH', `/forms?trash=true&${where}`, { deletedAt: null, _status: status });
  return (await answer.json()) as { docs: { id: number }[]; errors: { message: string }[] };
}

async function heading(slug: string): Promise<string | null> {
  const { createApi } = await import('../../api-routes.ts');
  const api = createApi(() => Promise.resolve(intake.payload));
  const answer = await api.request(`/forms/${slug}?v=2`, { headers: { locale: 'en' } });
  const { data } = (await answer.json()) as { data: { page?: { title: { en: string } } } | null };
  return data?.page?.title.en ?? null;
}

async function written(id: number): Promise<unknown> {
  return ((await (await admin.send('GET', `/forms/${id}?draft=true&depth=0`)).json()) as { title_en?: string })
    .title_en;
}

test('a form in the trash is gone for readers, its answers stay, and it comes back with what waited in its draft', async () => {
  const form = await make();
  const { reference } = (await intake.send('responses', person, { form: form.slug })).data;
  const draft = await admin.send('PATCH', `/forms/${form.id}?draft=true`, { title_en: 'Waiting', _status: 'draft' });
  expect([draft.status, await heading(form.slug)]).toEqual([200, 'Open day']);

  expect((await trash(form.id)).status).toBe(200);
  expect(await heading(form.slug)).toBeNull();
  expect((await admin.send('GET', `/forms/${form.id}`)).status).toBe(404);
  expect(await intake.rows('responses', { reference: { equals: reference } })).toMatchObject([{ title: 'Open day' }]);
  expect(await restore(form.id, 'published')).toMatchObject({ docs: [{ id: form.id }] });
  expect([await heading(form.slug), await written(form.id)]).toEqual(['Open day', 'Waiting']);

  await trash(form.id);
  expect(await restore(form.id, 'draft')).toMatchObject({ docs: [{ id: form.id }] });
  expect([await heading(form.slug), await written(form.id)]).toEqual([null, 'Waiting']);
});

test('an address that a form in the trash has is refused with the name of that form', async () => {
  const { id, slug } = await make();
  await trash(id);
  const again = { form: 'own', slug, title_en: 'Another', title_ar: 'آخر', fields, _status: 'published' };
  const refused = await admin.send('POST', '/forms', again);
  const { data } = ((await refused.json()) as { errors: [{ data: { errors: unknown[] } }] }).errors[0];
  const message = expect.stringMatching(/in the trash has this address: .{0,2}Open day/u) as string;
  expect([refused.status, data.errors]).toMatchObject([400, [{ path: 'slug', message }]]);
});

test('one of ours in the trash stands in nobody’s way, and comes back while it is not arranged anew', async () => {
  const first = await make({ form: 'feedback', slug: undefined, fields: [] });
  await trash(first.id);
  const second = await make({ form: 'feedback', slug: undefined, fields: [] });
  const refused = await restore(first.id, 'published');
  expect(refused.errors).toMatchObject([{ message: expect.stringContaining('arranged anew') }]);
  await trash(second.id);
  expect(await restore(first.id, 'published')).toMatchObject({ docs: [{ id: first.id }], errors: [] });
});

test('a form that stands in a block of a page is not moved to the trash: the page is named', async () => {
  const form = await make();
  const blocks = [{ blockType: 'form', pair: 'a', form: 'own', own: form.id }];
  const page = await admin.send('POST', '/landing-pages?locale=en&draft=true', {
    title: 'Visit us',
    slug: 'visit-us',
    blocks,
  });
  expect(page.status).toBe(201);
  const uses = await admin.send('GET', `/forms/${form.id}/uses`);
  expect(await uses.json()).toMatchObject({ uses: [{ slug: 'landing-pages', title: 'Visit us' }] });
  const refused = await trash(form.id, '?evenIfUsed=true');
  expect([refused.status, JSON.stringify(await refused.json())]).toEqual([409, expect.stringContaining('Visit us')]);
});

test('what was never published comes back with all that was written in it', async () => {
  const form = await make({ _status: 'draft' });
  await admin.send('PATCH', `/forms/${form.id}?draft=true`, { title_en: 'Later', _status: 'draft' });
  await trash(form.id);
  await restore(form.id, 'draft');
  expect([await heading(form.slug), await written(form.id)]).toEqual([null, 'Later']);
  await trash(form.id);
  await restore(form.id, 'published');
  expect(await heading(form.slug)).toBe('Later');
});

test('only administrators move a form to the trash', async () => {
  const form = await make();
  const editor = await signIn(intake.payload, 'editor');
  expect((await editor.send('PATCH', `/forms/${form.id}`, { deletedAt: new Date().toISOString() })).status).toBe(403);
});
