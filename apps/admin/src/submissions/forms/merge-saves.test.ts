import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { versionSavers } from '../../content/versions/version-savers.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { signIn } from '../inbox/testing/staff.ts';
import { keptMine, type Values } from './form-conflicts.ts';
import type { Meanwhile } from './meanwhile.ts';

let opened: TestPayload;
let payload: Payload;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
});
afterAll(() => opened.close());

const size = { name: 'own_size', type: 'text', label: { en: 'Size', ar: 'المقاس' } };
const page = { form: 'own', slug: 'open-day', title_en: 'Open day', title_ar: 'يوم مفتوح', fields: [size] };

const read = (id: number) => payload.findByID({ collection: 'forms', id, draft: true, overrideAccess: true });
const save = (id: number, data: object, draft = false) =>
  payload.update({
    collection: 'forms',
    id,
    draft,
    data: { ...data, _status: draft ? 'draft' : 'published' } as never,
    overrideAccess: true,
  });

test('two administrators in one form: what each has changed stays, also of a draft', async () => {
  const { id } = await payload.create({
    collection: 'forms',
    data: { ...page, _status: 'published' } as never,
    overrideAccess: true,
  });
  const [first, second] = [await read(id), await read(id)];
  await save(id, { ...first, lead_en: 'Come and see.' });
  const fields = [{ ...size, hint: { en: 'In cm', ar: 'بالسنتيمتر' } }];
  await save(id, { ...second, fields, days: 4 }, true);
  const both = await read(id);
  expect(both).toMatchObject({ lead_en: 'Come and see.', days: 4, fields });
  // What a save answers goes on from there.
  const after = await save(id, { ...both, days: null });
  await save(id, { ...after, lead_ar: 'تعال وانظر.' });
  expect(await read(id)).toMatchObject({ lead_en: 'Come and see.', lead_ar: 'تعال وانظر.', days: null, fields });
});

test('what both have changed differently is refused at its field, and nothing of it is stored', async () => {
  const { docs } = await payload.find({ collection: 'forms', overrideAccess: true });
  const { id } = docs[0]!;
  const [first, second] = [await read(id), await read(id)];
  await save(id, { ...first, title_en: 'A day out' });
  const late = save(id, { ...second, title_en: 'A day in', sent_en: 'Thank you.' });
  await expect(late).rejects.toMatchObject({
    data: { errors: [{ path: 'title_en', message: expect.stringContaining('Somebody else') }] },
  });
  expect(await read(id)).toMatchObject({ title_en: 'A day out', sent_en: null });
  // Both the same, and a call that was no form, need nobody to decide.
  await save(id, { ...second, title_en: 'A day out' });
  await save(id, { title_en: 'By a script' });
  expect(await read(id)).toMatchObject({ title_en: 'By a script' });
});

test('an earlier version comes back as a draft, of the form that it was, with all that it had', async () => {
  const admin = await signIn(payload, 'admin');
  const text = { name: 'own_kind', type: 'text', label: { en: 'Kind of case', ar: 'نوع القضية' } };
  const first = { form: 'contacts', fields: [text], days: 2, mail_subject_en: 'Ours' };
  const made = await admin.call('/forms', { ...first, _status: 'published' });
  const { doc } = (await made.json()) as {
    doc: { id: number };
  };
  const address = `/forms/${doc.id}`;
  const changed = { fields: [text], days: 7, mail_subject_en: '', _status: 'published' };
  expect((await admin.send('PATCH', address, changed)).status).toBe(200);
  const { docs } = await payload.findVersions({
    collection: 'forms',
    where: { and: [{ parent: { equals: doc.id } }, { 'version.days': { equals: 2 } }] },
    overrideAccess: true,
  });
  const back = await admin.call(`/forms/versions/${docs[0]!.id}`, { languages: ['en', 'ar'], shared: true });
  expect([back.status, await back.json()]).toEqual([200, expect.anything()]);
  expect(await read(doc.id)).toMatchObject({ ...first, _status: 'draft' });
  expect(await payload.findByID({ collection: 'forms', id: doc.id, overrideAccess: true })).toMatchObject({ days: 7 });
});

test('each version says who has saved it, one that was brought back, too', async () => {
  const [sara, omar] = [await signIn(payload, 'admin'), await signIn(payload, 'admin')];
  const made = await sara.call('/forms?locale=en', { ...page, slug: 'evening', _status: 'published' });
  const { doc } = (await made.json()) as { doc: { id: number } };
  const changed = await omar.send('PATCH', `/forms/${doc.id}?draft=true&locale=ar`, {
    lead_en: 'Come.',
    _status: 'draft',
  });
  expect(changed.status).toBe(200);
  const versions = async () => {
    const where = { parent: { equals: doc.id } };
    const found = await payload.findVersions({ collection: 'forms', where, sort: '-id', overrideAccess: true });
    return found.docs.map(({ id, version }) => ({ id, changes: version.changes }));
  };
  const back = { languages: ['en', 'ar'], shared: true };
  expect((await sara.call(`/forms/versions/${(await versions()).at(-1)!.id}`, back)).status).toBe(200);
  const saved = await versions();
  const savers = saved.map(({ changes }, place) => versionSavers(changes, saved[place + 1]?.changes).by);
  // What comes back is saved once in each language.
  expect(savers).toEqual([[sara.user.id], [sara.user.id], [omar.user.id], [sara.user.id]]);
  // Whoever reads a form is not told.
  const form = await (await omar.call(`/forms/${doc.id}`)).json();
  expect(form).toMatchObject({ slug: 'evening' });
  expect(form).not.toHaveProperty('changes');
});

const day = { name: 'own_day', type: 'date', label: { en: 'Day', ar: 'اليوم' } };

test('two administrators in one list of fields: each change of each field stays, and of one field each value', async () => {
  const { id } = await payload.create({
    collection: 'forms',
    data: { ...page, slug: 'list', fields: [size, day], _status: 'published' } as never,
    overrideAccess: true,
  });
  const [first, second] = [await read(id), await read(id)];
  const count = { name: 'own_count', type: 'number', min: 1, max: 9, label: { en: 'How many', ar: 'كم' } };
  await save(id, { ...first, fields: [count, { ...size, required: true }, day] });
  const note = { name: 'own_note', type: 'long', label: { en: 'Note', ar: 'ملاحظة' } };
  await save(id, { ...second, fields: [day, { ...size, label: { en: 'Your size', ar: 'مقاسك' } }, note] });
  expect((await read(id)).fields).toEqual([
    count,
    day,
    { ...size, required: true, label: { en: 'Your size', ar: 'مقاسك' } },
    note,
  ]);
});

test('of a list the very value that both have changed is in dispute, and who is refused learns theirs and whose it is', async () => {
  const [sara, omar] = [await signIn(payload, 'admin'), await signIn(payload, 'admin')];
  const draft = { ...page, slug: 'dispute', fields: [size, day], _status: 'published' };
  const { doc } = (await (await sara.call('/forms?locale=en', draft)).json()) as { doc: { id: number } };
  const [address, saves] = [`/forms/${doc.id}`, `/forms/${doc.id}?locale=en`];
  const opened = async () => (await (await sara.call(`${address}?draft=true`)).json()) as Record<string, unknown>;
  const [first, second] = [await opened(), await opened()];
  const named = (en: string) => ({ ...size, label: { ...size.label, en } });
  expect((await sara.send('PATCH', saves, { ...first, fields: [named('Fit'), day] })).status).toBe(200);
  const mine = { ...second, fields: [named('Cut'), day], days: 3 };
  const refused = await omar.send('PATCH', saves, mine);
  const { errors } = (await refused.json()) as { errors: { message: string; data: { errors: object[] } }[] };
  expect([refused.status, errors[0]!.data.errors]).toMatchObject([
    409,
    [{ path: 'fields', label: 'Fields › Cut › Name › English', message: expect.stringContaining('The admin') }],
  ]);
  const answer = await omar.call(`${address}/meanwhile`);
  const { changed, values } = (await answer.json()) as Meanwhile;
  expect(changed.fields).toMatchObject({ by: 'The admin', own: false });
  expect(values.fields).toEqual([named('Fit'), day]);
  // Who keeps their own has seen theirs, and only there.
  const seen = keptMine(JSON.parse(String(second.opened)) as Values, values, 'fields.own_size.label.en');
  expect((await omar.send('PATCH', saves, { ...mine, opened: JSON.stringify(seen) })).status).toBe(200);
  expect(await read(doc.id)).toMatchObject({ fields: [named('Cut'), day], days: 3 });
  const editor = await signIn(payload, 'editor');
  expect((await editor.call(`${address}/meanwhile`)).status).toBe(403);
});
