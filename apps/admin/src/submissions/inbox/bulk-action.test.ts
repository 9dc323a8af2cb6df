import { submissionKinds, type SubmissionKind } from '@nasaq/contract';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roles, type Role } from '../../platform/staff/roles.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { mostRows, type BulkResult, type Submission } from './submission.ts';
import { signIn, submissionOf, type Staff } from './testing/staff.ts';

let opened: TestPayload;
let payload: Payload;
const staff = {} as Record<Role, Staff>;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  for (const role of roles) staff[role] = await signIn(payload, role);
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

async function bulk(who: Staff, path: string, body: object): Promise<{ status: number; result: BulkResult }> {
  const answer = await who.call(path, body);
  return { status: answer.status, result: (await answer.json()) as BulkResult };
}

/** As a list shows them: with the state that they had when it was drawn. */
const rowsOf = (submissions: readonly Submission[]) => submissions.map(({ id, state }) => ({ id, from: state }));

async function stored(kind: SubmissionKind, { id }: { id: number }) {
  const [submission, events, mails] = await Promise.all([
    payload.findByID({ collection: kind, id, depth: 0 }) as Promise<Submission>,
    ...(['events', 'mails'] as const).map((collection) =>
      payload.find({ collection, where: { submission: { equals: { relationTo: kind, value: id } } }, sort: 'id' }),
    ),
  ]);
  return {
    submission,
    events: events!.docs.map((event) => ('type' in event ? event.type : '')),
    mails: mails!.docs.map((mail) => ('template' in mail ? mail.template : '')),
  };
}

const answering: Record<Role, SubmissionKind[]> = {
  admin: ['contacts', 'feedback', 'reports', 'orders', 'applications', 'responses'],
  editor: [],
  recruiter: ['applications'],
  agent: ['contacts', 'feedback', 'reports', 'responses'],
  sales: ['orders'],
};

test.each(roles)(
  '%s marks, assigns and changes many in the inboxes that the role answers, and in no other',
  async (role) => {
    const { user } = staff[role];
    for (const kind of submissionKinds) {
      const submissions = [await submissionOf(payload, kind), await submissionOf(payload, kind)];
      const ids = submissions.map(({ id }) => id);
      const to = {
        contacts: 'closed',
        feedback: 'in_progress',
        reports: 'triaged',
        orders: 'reviewing',
        applications: 'screening',
        responses: 'in_progress',
      }[kind];
      const answers = [
        await bulk(staff[role], `/${kind}/bulk/assign`, {
          rows: ids.map((id) => ({ id, from: null })),
          assignee: user.id,
        }),
        await bulk(staff[role], `/${kind}/bulk/state`, { rows: rowsOf(submissions), to }),
        await bulk(staff[role], `/${kind}/bulk/spam`, { rows: ids.map((id) => ({ id })), spam: true }),
      ];
      const may = answering[role].includes(kind);
      expect([kind, ...answers.map(({ status }) => status)]).toEqual([kind, ...answers.map(() => (may ? 200 : 403))]);
      expect(answers.map(({ result }) => result.done)).toEqual(answers.map(() => (may ? ids : undefined)));
      for (const submission of submissions) {
        const now = await stored(kind, submission);
        expect([now.submission.state, now.submission.spam]).toEqual(may ? [to, true] : [submission.state, false]);
        expect(now.events).toEqual(may ? ['assigned', 'state', 'spam'] : []);
      }
    }
  },
);

test('what is refused is told with its reason, in the language of the menus, and undoes nothing of the others', async () => {
  const fresh = await submissionOf(payload, 'contacts', { locale: 'ar' });
  const changed = await submissionOf(payload, 'contacts', { state: 'answered' });
  const held = await submissionOf(payload, 'contacts', { spam: true });
  const silent = await submissionOf(payload, 'contacts', { email: null });
  const rows = [changed, held, silent, fresh].map(({ id }) => ({ id, from: 'new' }));
  const arab = await signIn(payload, 'agent', 'ar');
  const { result, status } = await bulk(arab, '/contacts/bulk/state', {
    rows: [...rows.slice(0, 2), { id: 999_999, from: 'new' }, ...rows.slice(2)],
    to: 'closed',
    mail: true,
  });
  expect([status, result.done]).toEqual([200, [fresh.id]]);
  expect(result.refused.map(({ code, id }) => [id, code])).toEqual([
    [changed.id, 'state_changed'],
    [held.id, 'is_spam'],
    [999_999, 'not_found'],
    [silent.id, 'no_address'],
  ]);
  expect(result.refused[1]!.message).toMatch(/الرسائل المزعجة/);
  expect(await stored('contacts', fresh)).toMatchObject({
    submission: { state: 'closed' },
    events: ['state'],
    mails: ['state'],
  });
  for (const submission of [changed, held, silent]) {
    const now = await stored('contacts', submission);
    expect([now.submission.state, now.events, now.mails]).toEqual([submission.state, [], []]);
  }
});

test('a row may differ from the others: who left no address is not written to', async () => {
  const [reached, silent] = [
    await submissionOf(payload, 'reports'),
    await submissionOf(payload, 'reports', { email: null }),
  ];
  const rows = [
    { id: reached.id, from: 'new' },
    { id: silent.id, from: 'new', mail: false },
  ];
  const { result } = await bulk(staff.agent, '/reports/bulk/state', { rows, to: 'resolved', mail: true });
  expect(result).toEqual({ done: [reached.id, silent.id], refused: [] });
  expect((await stored('reports', reached)).mails).toEqual(['state']);
  expect((await stored('reports', silent)).mails).toEqual([]);
});

test('“not spam” for many sends for each, once, what was held back', async () => {
  const held = [1, 2].map(() => submissionOf(payload, 'contacts', { spam: true, spam_reasons: ['trap'] }));
  const rows = (await Promise.all(held)).map(({ id }) => ({ id }));
  for (let time = 0; time < 2; time += 1) {
    expect((await bulk(staff.agent, '/contacts/bulk/spam', { rows, spam: false })).result.done).toHaveLength(2);
  }
  for (const row of rows) {
    expect(await stored('contacts', row)).toMatchObject({
      events: ['not_spam'],
      mails: ['acknowledgement', 'staff_notice'],
    });
  }
});

test('many rejections need one reason; colleagues who may not read the inbox get none of it', async () => {
  const submissions = [await submissionOf(payload, 'applications'), await submissionOf(payload, 'applications')];
  const rows = rowsOf(submissions);
  const without = await bulk(staff.recruiter, '/applications/bulk/state', { rows, to: 'rejected' });
  expect(without.result.refused.map(({ code }) => code)).toEqual(['reason_required', 'reason_required']);
  const reason = 'No experience with Arabic.';
  const { result } = await bulk(staff.recruiter, '/applications/bulk/state', { rows, to: 'rejected', reason });
  expect(result.done).toEqual(submissions.map(({ id }) => id));
  expect((await stored('applications', submissions[1]!)).events).toEqual(['state', 'note']);
  const away = rows.map(({ id }) => ({ id, from: null }));
  const foreign = await bulk(staff.recruiter, '/applications/bulk/assign', {
    rows: away,
    assignee: staff.agent.user.id,
  });
  expect(foreign.result.refused.map(({ code }) => code)).toEqual(['unknown_assignee', 'unknown_assignee']);
});

test('one row that fails in the database is told as such, and the others stay done', async () => {
  const submissions = [await submissionOf(payload, 'contacts'), await submissionOf(payload, 'contacts')];
  const [broken, sound] = submissions as [Submission, Submission];
  const { pool } = payload.db as unknown as { pool: { query: (sql: string) => Promise<unknown> } };
  await pool.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$`);
  await pool.query(
    `CREATE TRIGGER refuse BEFORE UPDATE ON contacts FOR EACH ROW WHEN (OLD.id = ${broken.id}) EXECUTE FUNCTION refuse()`,
  );
  const rows = submissions.map(({ id }) => ({ id }));
  const { result } = await bulk(staff.agent, '/contacts/bulk/spam', { rows, spam: true });
  await pool.query('DROP FUNCTION refuse CASCADE');
  expect(result).toMatchObject({ done: [sound.id], refused: [{ id: broken.id, code: 'failed' }] });
  expect((await stored('contacts', broken)).events).toEqual([]);
});

test('too many, none, the same twice, wrong values, another site: nothing is done', async () => {
  const { id } = await submissionOf(payload, 'contacts');
  const wishes = [
    { rows: Array.from({ length: mostRows + 1 }, (_, at) => ({ id: at + 1 })), spam: true },
    { rows: [], spam: true },
    { rows: [{ id }, { id }], spam: true },
    { rows: [{ id: '1; DROP' }], spam: true },
    { rows: [{ id }], spam: 'yes' },
    { spam: true },
  ];
  for (const wish of wishes) expect((await bulk(staff.agent, '/contacts/bulk/spam', wish)).status).toBe(422);
  const foreign = await staff.agent.call(
    '/contacts/bulk/spam',
    { rows: [{ id }], spam: true },
    { Origin: 'http://evil.example' },
  );
  expect(foreign.status).toBe(403);
  const anonymous = await staff.agent.call('/contacts/bulk/spam', { rows: [{ id }], spam: true }, { Cookie: '' });
  expect(anonymous.status).toBe(401);
  expect((await stored('contacts', { id })).events).toEqual([]);
});
