import type { SubmissionKind } from '@nasaq/contract';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { signIn, submissionOf, type Staff } from './testing/staff.ts';

let opened: TestPayload;
let payload: Payload;
let agent: Staff;
let recruiter: Staff;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  [agent, recruiter] = [await signIn(payload, 'agent'), await signIn(payload, 'recruiter')];
  await payload.updateGlobal({
    slug: 'site',
    locale: 'en',
    data: {
      name: 'Nasaq',
      email: 'hello@nasaq.example',
      phone: '+20225164180',
      description: 'Order',
      _status: 'published',
    } as never,
  });
});
afterAll(() => opened.close());

const about = (kind: SubmissionKind, id: number) => ({ submission: { equals: { relationTo: kind, value: id } } });

async function eventsOf(kind: SubmissionKind, id: number) {
  const { docs } = await payload.find({ collection: 'events', where: about(kind, id), sort: 'id', depth: 0 });
  return docs;
}

async function mailsOf(kind: SubmissionKind, id: number) {
  const { docs } = await payload.find({ collection: 'mails', where: about(kind, id), sort: 'id', depth: 0 });
  return docs;
}

test('a new state is stored with who set it, and its mail is the one that was previewed', async () => {
  const { id } = await submissionOf(payload, 'contacts', { locale: 'ar', title: 'سؤال' });
  const input = { from: 'new', to: 'answered', note: 'تفضل الرد <b>', mail: true };
  const preview = (await (await agent.call(`/contacts/${id}/state/preview`, input)).json()) as Record<string, string>;
  expect(preview).toMatchObject({ to: 'laila@example.com', locale: 'ar' });
  expect(preview.html).toContain('dir="rtl"');
  expect(preview.html).toContain('تفضل الرد &lt;b&gt;');
  expect(await mailsOf('contacts', id)).toEqual([]);

  const answer = await agent.call(`/contacts/${id}/state`, input);
  expect([answer.status, await answer.json()]).toEqual([200, { state: 'answered' }]);
  const doc = await payload.findByID({ collection: 'contacts', id });
  expect([doc.state, Boolean(doc.finished_at)]).toEqual(['answered', true]);
  expect(await eventsOf('contacts', id)).toMatchObject([
    { type: 'state', from: 'new', to: 'answered', note: 'تفضل الرد <b>', public: true, actor: agent.user.id },
  ]);
  const [mail, ...others] = await mailsOf('contacts', id);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ template: 'answer', to: 'laila@example.com', locale: 'ar' });
  expect([mail!.subject, mail!.text, mail!.html]).toEqual([preview.subject, preview.text, preview.html]);
});

test('without the wish to mail nothing is mailed', async () => {
  const { id } = await submissionOf(payload, 'contacts');
  expect((await agent.call(`/contacts/${id}/state`, { from: 'new', to: 'in_progress' })).status).toBe(200);
  expect(await mailsOf('contacts', id)).toEqual([]);
});

test('taken up again, it is not finished any more', async () => {
  const { id } = await submissionOf(payload, 'contacts', { state: 'closed', finished_at: '2026-01-01T00:00:00.000Z' });
  await agent.call(`/contacts/${id}/state`, { from: 'closed', to: 'in_progress' });
  expect((await payload.findByID({ collection: 'contacts', id })).finished_at).toBeNull();
});

test('who is slower is told so, in their language, and changes nothing', async () => {
  const { id } = await submissionOf(payload, 'contacts');
  const arab = await signIn(payload, 'agent', 'ar');
  const change = (staff: Staff, to: string) => staff.call(`/contacts/${id}/state`, { from: 'new', to, mail: true });
  const answers = await Promise.all([change(agent, 'answered'), change(arab, 'closed')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await mailsOf('contacts', id)).toHaveLength(1);
  expect(await eventsOf('contacts', id)).toHaveLength(1);
  const late = await change(arab, 'in_progress');
  const { error } = (await late.json()) as { error: { code: string; message: string; state: string } };
  expect([late.status, error.code]).toEqual([409, 'state_changed']);
  expect(error.message).toMatch(/غيّر زميل الحالة/);
  expect(error.state).toBe((await payload.findByID({ collection: 'contacts', id })).state);
});

test.each([
  [{ from: 'new', to: 'triaged' }, 422, 'invalid'],
  [{ from: 'new', to: 'new' }, 422, 'same_state'],
  [{ from: 'new', to: 'answered', note: 'x'.repeat(4001) }, 422, 'invalid'],
  [{ from: 'new' }, 422, 'invalid'],
])('%o is refused', async (input, status, code) => {
  const { id } = await submissionOf(payload, 'contacts');
  const answer = await agent.call(`/contacts/${id}/state`, input);
  expect([answer.status, await answer.json()]).toMatchObject([status, { error: { code } }]);
  expect((await payload.findByID({ collection: 'contacts', id })).state).toBe('new');
});

test('nobody is mailed who left no address', async () => {
  const { id } = await submissionOf(payload, 'reports', { email: null });
  const answer = await agent.call(`/reports/${id}/state`, { from: 'new', to: 'triaged', mail: true });
  expect([answer.status, await answer.json()]).toMatchObject([422, { error: { code: 'no_address' } }]);
  expect((await payload.findByID({ collection: 'reports', id })).state).toBe('new');
});

test('a rejection needs its reason, which stays in the house', async () => {
  const { id } = await submissionOf(payload, 'applications');
  const reject = { from: 'new', to: 'rejected', note: 'Thank you.', mail: true };
  const refused = await recruiter.call(`/applications/${id}/state`, reject);
  expect(await refused.json()).toMatchObject({ error: { code: 'reason_required' } });
  const reason = 'Less experience than the others';
  expect((await recruiter.call(`/applications/${id}/state`, { ...reject, reason })).status).toBe(200);
  expect(await eventsOf('applications', id)).toMatchObject([
    { type: 'state', to: 'rejected', note: 'Thank you.', public: true },
    { type: 'note', note: reason, public: false },
  ]);
  const [mail] = await mailsOf('applications', id);
  expect(mail!.text).toContain('Thank you.');
  expect(mail!.text + mail!.html).not.toContain(reason);
});

test('an internal note is for colleagues; a public one may be mailed', async () => {
  const { id } = await submissionOf(payload, 'contacts');
  await agent.call(`/contacts/${id}/note`, { text: 'Ask Hany.', public: false });
  expect((await agent.call(`/contacts/${id}/note`, { text: 'x', public: false, mail: true })).status).toBe(422);
  const told = { text: 'We are on it.', public: true, mail: true };
  const preview = (await (await agent.call(`/contacts/${id}/note/preview`, told)).json()) as { html: string };
  await agent.call(`/contacts/${id}/note`, told);
  expect(await eventsOf('contacts', id)).toMatchObject([
    { type: 'note', note: 'Ask Hany.', public: false, actor: agent.user.id },
    { type: 'note', note: 'We are on it.', public: true },
  ]);
  const mails = await mailsOf('contacts', id);
  expect(mails.map(({ html }) => html)).toEqual([preview.html]);
  expect(preview.html).not.toContain('Ask Hany.');
});

test('who is assigned is told, unless it is oneself; only who reads the inbox can be', async () => {
  const { id } = await submissionOf(payload, 'contacts');
  const other = await signIn(payload, 'agent');
  const assign = (from: number | null, assignee: number | null) =>
    agent.call(`/contacts/${id}/assign`, { from, assignee });
  const [me, them] = [Number(agent.user.id), Number(other.user.id)];
  expect((await assign(null, me)).status).toBe(200);
  expect(await mailsOf('contacts', id)).toEqual([]);
  expect((await assign(me, them)).status).toBe(200);
  expect(await mailsOf('contacts', id)).toMatchObject([{ template: 'assigned', to: other.user.email }]);
  const arab = await signIn(payload, 'agent', 'ar');
  await arab.call(`/contacts/${id}/assign`, { from: them, assignee: me });
  await arab.call(`/contacts/${id}/assign`, { from: me, assignee: them });
  const subjects = (await mailsOf('contacts', id)).map(({ subject }) => subject);
  expect([subjects.length, subjects.filter((subject) => subject.startsWith('أُسند إليك')).length]).toEqual([3, 2]);
  // Who has chosen a language reads it from the first line to the signature, whoever assigns what to them.
  await payload.updateGlobal({
    slug: 'site',
    locale: 'ar',
    data: { name: 'نسق', description: 'نظام', _status: 'published' } as never,
  });
  await payload.update({ collection: 'users', id: them, data: { language: 'en' } });
  await payload.update({ collection: 'users', id: arab.user.id, data: { name: 'باسل', name_en: 'Basel' } });
  const sent = await submissionOf(payload, 'contacts', { locale: 'ar', title: 'A site' });
  await arab.call(`/contacts/${sent.id}/assign`, { from: null, assignee: them });
  const [told] = await mailsOf('contacts', sent.id);
  expect(told).toMatchObject({ locale: 'en', subject: `Assigned to you: Message ${sent.reference}` });
  expect(told!.text).toContain('Basel has assigned to you');
  expect(told!.text).toMatch(/-- \nNasaq\n/);
  expect(await (await assign(me, null)).json()).toMatchObject({ error: { code: 'assignee_changed', assignee: them } });
  expect(await (await assign(them, Number(recruiter.user.id))).json()).toMatchObject({
    error: { code: 'unknown_assignee' },
  });
  const invited = await signIn(payload, 'agent');
  const until = new Date(Date.now() + 86_400_000).toISOString();
  await payload.update({ collection: 'users', id: invited.user.id, data: { invited_until: until } });
  expect(await (await assign(them, Number(invited.user.id))).json()).toMatchObject({
    error: { code: 'colleague_invited' },
  });
  expect((await assign(them, null)).status).toBe(200);
  const doc = await payload.findByID({ collection: 'contacts', id, depth: 0 });
  expect(doc.assignee).toBeNull();
  expect((await eventsOf('contacts', id)).map(({ from, to }) => [from ?? null, to ?? null])).toEqual([
    [null, String(me)],
    [String(me), String(them)],
    [String(them), String(me)],
    [String(me), String(them)],
    [String(them), null],
  ]);
});

test('what was held back as spam is sent once, when somebody says that it is none', async () => {
  const { id } = await submissionOf(payload, 'contacts', { spam: true, spam_reasons: ['trap'] });
  const held = await agent.call(`/contacts/${id}/state`, { from: 'new', to: 'answered' });
  expect(await held.json()).toMatchObject({ error: { code: 'is_spam' } });
  for (const spam of [false, true, false, false])
    expect((await agent.call(`/contacts/${id}/spam`, { spam })).status).toBe(200);
  expect((await mailsOf('contacts', id)).map(({ template }) => template)).toEqual(['acknowledgement', 'staff_notice']);
  expect((await eventsOf('contacts', id)).map(({ type }) => type)).toEqual(['not_spam', 'spam', 'not_spam']);
});

test('what a person put into the spam folder was acknowledged when it came', async () => {
  const { id } = await submissionOf(payload, 'contacts');
  await agent.call(`/contacts/${id}/spam`, { spam: true });
  await agent.call(`/contacts/${id}/spam`, { spam: false });
  expect(await mailsOf('contacts', id)).toEqual([]);
});

test('a recruiter deletes what its sender asked to have deleted, with all that belongs to it; an administrator anything', async () => {
  const admin = await signIn(payload, 'admin');
  const asked = await submissionOf(payload, 'applications', { deletion_asked_at: new Date().toISOString() });
  const kept = await submissionOf(payload, 'applications');
  await recruiter.call(`/applications/${asked.id}/note`, { text: 'Ask the agency.', public: false });
  await recruiter.call(`/applications/${asked.id}/state`, { from: 'new', to: 'screening', mail: true });
  expect(await mailsOf('applications', asked.id)).toHaveLength(1);

  const refused = await recruiter.call(`/applications/${kept.id}/erase`, {});
  expect(await refused.json()).toMatchObject({ error: { code: 'not_asked' } });
  expect((await recruiter.call(`/applications/${asked.id}/erase`, {})).status).toBe(200);
  expect((await admin.call(`/applications/${kept.id}/erase`, {})).status).toBe(200);
  const { totalDocs } = await payload.count({
    collection: 'applications',
    where: { id: { in: [asked.id, kept.id] } },
  });
  expect([totalDocs, await eventsOf('applications', asked.id), await mailsOf('applications', asked.id)]).toEqual([
    0,
    [],
    [],
  ]);
});
