import { cleanText, locales, type Locale } from '@nasaq/contract';
import { excerpt, unitsOf, wordsOf } from '@nasaq/translation';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { queryIn } from '../../../platform/database/query.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import type { StaffRequest } from '../../../platform/staff/staff-action.ts';
import { StaffError } from '../../../platform/staff/staff-error.ts';
import { colleaguesOf, refuseInvited } from '../colleagues.ts';
import { tell } from '../notices/tell.ts';
import type { Threads } from '../review-api.ts';
import { fieldsAlong } from '../state/field-at.ts';
import { fieldsOf, newestDraft } from '../state/newest-docs.ts';
import { subjectGet, subjectPost } from '../subject-endpoints.ts';
import type { Subject } from '../subject.ts';
import { mentionsIn } from '../state/mentions.ts';
import { readThreads } from './read-threads.ts';

const longest = 4_000;
const text = z.string().transform(cleanText).pipe(z.string().min(1).max(longest));
const number = z.number().int().positive();
/** As `steps.<pair>.text`. */
const path = z
  .string()
  .regex(/^[\w-]+(?:\.[\w-]+){0,8}$/)
  .max(200);

type Act<Shape extends z.ZodRawShape> = Parameters<typeof subjectPost<Shape>>[0]['act'];

/** What is said at the fields of an entry, as `Threads` lists it; every call answers all of it anew. */
export const threadEndpoints: Endpoint[] = [
  subjectGet({ path: '/of', query: {}, answer: threadsOf }),
  post('/open', { locale: z.enum(locales).nullable().default(null), path: path.nullable().default(null), text }, open),
  post('/reply', { thread: number, text }, reply),
  post('/resolve', { thread: number, resolved: z.boolean() }, resolve),
  post('/edit', { comment: number, text }, edit),
  post('/delete', { comment: number }, remove),
  post('/seen', { thread: number }, see),
];

function post<Shape extends z.ZodRawShape>(
  address: `/${string}`,
  input: Shape,
  act: (req: StaffRequest, subject: Subject, input: z.output<z.ZodObject<Shape>>) => Promise<void>,
): Endpoint {
  const answered: Act<Shape> = async (req, subject, given) => {
    await act(req, subject, given);
    return threadsOf(req, subject);
  };
  return subjectPost({ path: address, input, right: 'read', act: answered });
}

async function threadsOf(req: StaffRequest, subject: Subject): Promise<Threads> {
  const me = Number(req.user.id);
  return {
    threads: await readThreads(req, subject, { me, language: interfaceLanguage(req.i18n) }),
    colleagues: await colleaguesOf(req, subject),
    me,
  };
}

interface Opened {
  locale: Locale | null;
  path: string | null;
  text: string;
}

async function open(req: StaffRequest, subject: Subject, opened: Opened): Promise<void> {
  const docs = (await newestDraft(req, subject))?.docs;
  if (!docs) throw new StaffError('not_found');
  // A place is a field in a language, a field that both share, or the entry as a whole.
  const fields = fieldsOf(req, subject);
  const field = opened.path === null ? null : fieldsAlong(fields, opened.path)?.at(-1);
  const isPlace = field === null ? opened.locale === null : field && field.localized === (opened.locale !== null);
  if (!isPlace) throw new StaffError('invalid', { fields: ['path'] });
  const unit = unitsOf(fields, docs).find((one) => one.path === opened.path);
  const quote = unit && opened.locale ? excerpt(wordsOf(unit.values[opened.locale]), longestQuote) : '';
  const query = await queryIn(req);
  // Whoever heard no answer sends it once more.
  const said = await query(
    `SELECT 1 FROM threads t JOIN comments c ON c.thread_id = t.id
     WHERE t.kind = $1 AND t.entry = $2 AND t.locale::text IS NOT DISTINCT FROM $3 AND t.path IS NOT DISTINCT FROM $4
       AND c.author = $5 AND c.text = $6 AND c.created_at > now() - $7::interval`,
    [subject.kind, subject.id, opened.locale, opened.path, req.user.id, opened.text, sentAgain],
  );
  if (said.length > 0) return;
  const [row] = await query<{ id: number }>(
    `INSERT INTO threads (kind, entry, locale, path, quote, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, now(), now()) RETURNING id`,
    [subject.kind, subject.id, opened.locale, opened.path, quote],
  );
  await comment(req, subject, { thread: row!.id, text: opened.text, locale: opened.locale, path: opened.path });
}

const longestQuote = 300;
/** Within which the same words of the same hand at the same place are the same comment. */
const sentAgain = '2 minutes';

interface Said {
  thread: number;
  locale: Locale | null;
  path: string | null;
  text: string;
}

async function comment(
  req: StaffRequest,
  subject: Subject,
  { locale, path: at, text: said, thread }: Said,
): Promise<void> {
  const mentioned = mentionsIn(said);
  await refuseInvited(req, mentioned);
  const query = await queryIn(req);
  const others = await query<{ author: number }>(
    'SELECT DISTINCT author::int AS author FROM comments WHERE thread_id = $1 AND author IS NOT NULL',
    [thread],
  );
  await query(
    'INSERT INTO comments (thread_id, author, text, created_at, updated_at) VALUES ($1, $2, $3, clock_timestamp(), now())',
    [thread, req.user.id, said],
  );
  const news = { locale, path: at, thread, text: said };
  await tell(req, subject, { ...news, type: 'mention', to: mentioned });
  const heard = others.map(({ author }) => author).filter((author) => !mentioned.includes(author));
  await tell(req, subject, { ...news, type: 'reply', to: heard });
}

async function reply(req: StaffRequest, subject: Subject, { text: said, thread }: { thread: number; text: string }) {
  const found = await threadAt(req, subject, thread);
  const query = await queryIn(req);
  const [last] = await query<{ isSaid: boolean }>(
    `SELECT author = $2 AND text = $3 AND created_at > now() - $4::interval AS "isSaid"
     FROM comments WHERE thread_id = $1 ORDER BY id DESC LIMIT 1`,
    [thread, req.user.id, said, sentAgain],
  );
  if (last?.isSaid) return;
  await comment(req, subject, { ...found, thread, text: said });
  // Who goes on talking has not finished.
  await setResolved(req, thread, false);
}

async function resolve(
  req: StaffRequest,
  subject: Subject,
  { resolved, thread }: { thread: number; resolved: boolean },
) {
  await threadAt(req, subject, thread);
  await setResolved(req, thread, resolved);
}

async function setResolved(req: StaffRequest, thread: number, resolved: boolean): Promise<void> {
  const query = await queryIn(req);
  await query(
    `UPDATE threads SET resolved_at = CASE WHEN $2 THEN coalesce(resolved_at, now()) END,
       resolved_by = CASE WHEN $2 THEN coalesce(resolved_by, $3::numeric) END, updated_at = now() WHERE id = $1`,
    [thread, resolved, req.user.id],
  );
}

/** Only newly mentioned members hear of a change. */
async function edit(
  req: StaffRequest,
  subject: Subject,
  { comment: id, text: said }: { comment: number; text: string },
) {
  const { thread, text: before } = await ownComment(req, id);
  const at = await threadAt(req, subject, thread);
  const known = mentionsIn(before);
  const fresh = mentionsIn(said).filter((member) => !known.includes(member));
  await refuseInvited(req, fresh);
  const query = await queryIn(req);
  await query('UPDATE comments SET text = $2, edited_at = now(), updated_at = now() WHERE id = $1', [id, said]);
  // Whoever was told of it reads on the dashboard what it says now.
  await query('UPDATE notices SET text = $4, updated_at = now() WHERE thread = $1 AND actor = $2 AND text = $3', [
    thread,
    req.user.id,
    before,
    said,
  ]);
  await tell(req, subject, { ...at, thread, text: said, type: 'mention', to: fresh });
}

/** Its words are gone; that it stood there stays, as answers may be about it. */
async function remove(req: StaffRequest, subject: Subject, { comment: id }: { comment: number }): Promise<void> {
  const { text: before, thread } = await ownComment(req, id);
  await threadAt(req, subject, thread);
  const query = await queryIn(req);
  await query(`UPDATE comments SET text = '', deleted_at = now(), updated_at = now() WHERE id = $1`, [id]);
  await query('DELETE FROM notices WHERE thread = $1 AND actor = $2 AND text = $3', [thread, req.user.id, before]);
}

/** What the reader was told of a thread is read. */
async function see(req: StaffRequest, subject: Subject, { thread }: { thread: number }): Promise<void> {
  await threadAt(req, subject, thread);
  const query = await queryIn(req);
  await query('UPDATE notices SET read_at = now() WHERE thread = $1 AND member_id = $2 AND read_at IS NULL', [
    thread,
    req.user.id,
  ]);
}

/** @throws {StaffError} where it is another entry's, or gone */
async function threadAt(
  req: StaffRequest,
  { id, kind }: Subject,
  thread: number,
): Promise<Pick<Said, 'locale' | 'path'>> {
  const query = await queryIn(req);
  const [row] = await query<Pick<Said, 'locale' | 'path'>>(
    'SELECT locale, path FROM threads WHERE id = $1 AND kind = $2 AND entry = $3 FOR UPDATE',
    [thread, kind, id],
  );
  if (!row) throw new StaffError('not_found');
  return row;
}

async function ownComment(req: StaffRequest, id: number): Promise<{ thread: number; text: string }> {
  const query = await queryIn(req);
  const [row] = await query<{ thread: number; text: string; author: number | null; deleted_at: Date | null }>(
    'SELECT thread_id AS thread, text, author::int, deleted_at FROM comments WHERE id = $1',
    [id],
  );
  if (!row || row.deleted_at) throw new StaffError('not_found');
  if (row.author !== req.user.id) throw new StaffError('forbidden');
  return row;
}
