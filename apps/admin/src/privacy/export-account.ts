import { type Locale, stateLabel, type SubmissionKind } from '@nasaq/contract';
import type { Payload } from 'payload';
import { exportChats } from '../chat/index.ts';
import { exportRatings } from '../ratings/index.ts';
import { answerText, readAsked } from '../submissions/index.ts';
import { type AccountRow, banHistory, byKind, ownSubmissions, publicHistory } from '../accounts/index.ts';
import { queryOn } from '../platform/database/query.ts';

/** Columns that are no data about anybody but keys, proofs and the work of staff. */
const withheld = new Set([
  'id',
  'key',
  'sender_hash',
  'status_code_hash',
  'status_code_expires',
  'status_code_attempts',
  'spam',
  'spam_reasons',
  'assignee',
  'account',
  'career',
  'form',
  'asked',
]);

/**
 * Everything that is stored about somebody, for themselves: what they wrote, names of files, what they may know of what
 * became of it, mails to them, sessions, bans. What staff say among themselves is not theirs, nor what lies in the spam
 * folder under an address that anybody may have typed.
 */
export async function exportAccount(account: AccountRow, payload: Payload): Promise<object> {
  const own = byKind(await ownSubmissions(account, { spam: false }, { payload }));
  const submissions: Record<string, unknown> = {};
  for (const [kind, ids] of own) submissions[kind] = await exportSubmissions(kind, ids, account, payload);
  return {
    exportedAt: new Date().toISOString(),
    account: exportRow(account),
    bans: await exportBans(account.id, payload),
    sessions: await exportSessions(account.id, payload),
    submissions,
    chats: await exportChats({ account: account.id, email: account.email }, payload),
    ratings: await exportRatings({ account: account.id, email: account.email }, payload),
    mails: await exportMails(account.email, payload),
  };
}

function exportRow(account: AccountRow) {
  const { ban_reason_ar, ban_reason_en, banned_at, createdAt, email, invited_at, is_banned } = account;
  const { last_login_at, locale, name, password_set_at, phone, scope } = account;
  return {
    name,
    email,
    phone: phone ?? null,
    locale,
    scope: scope ?? [],
    createdAt,
    invitedAt: invited_at,
    passwordSetAt: password_set_at,
    lastLoginAt: last_login_at,
    ban: is_banned ? { since: banned_at, reasonEn: ban_reason_en, reasonAr: ban_reason_ar } : null,
  };
}

/** What was done and why; which member of staff did it is not theirs. */
async function exportBans(account: number, payload: Payload) {
  const steps = await banHistory(account, payload);
  return steps.map(({ createdAt, reason_ar: reasonAr, reason_en: reasonEn, step }) => ({
    step,
    at: createdAt,
    reasonEn,
    reasonAr,
  }));
}

async function exportSessions(account: number, payload: Payload) {
  const { docs } = await payload.db.find<Record<string, unknown>>({
    collection: 'account-sessions',
    where: { account: { equals: account } },
    sort: 'id',
    limit: 0,
    pagination: false,
  });
  return docs.map(({ createdAt, device, ended_at: ended, expires_at: expires, used_at: used }) => ({
    device,
    startedAt: createdAt,
    usedAt: used,
    expiresAt: expires,
    endedAt: ended ?? null,
  }));
}

async function exportSubmissions(kind: SubmissionKind, ids: number[], { locale }: AccountRow, payload: Payload) {
  const rows = { limit: 0, pagination: false } as const;
  const [{ docs }, files, histories] = await Promise.all([
    payload.db.find<Record<string, unknown> & { id: number; state: string }>({
      ...rows,
      collection: kind,
      where: { id: { in: ids } },
      sort: '-id',
    }),
    payload.db.find<{ filename: string; content_type: string; filesize: number; submission: { value: number } }>({
      ...rows,
      collection: 'uploads',
      where: { and: [{ 'submission.relationTo': { equals: kind } }, { 'submission.value': { in: ids } }] },
      sort: 'id',
    }),
    publicHistory(kind, ids, payload),
  ]);
  return docs.map((doc) => ({
    ...Object.fromEntries(Object.entries(doc).filter(([name, value]) => !withheld.has(name) && value !== null)),
    ...answersIn(doc.asked, locale),
    stateLabel: stateLabel(kind, doc.state, locale),
    files: files.docs
      .filter(({ submission }) => Number(submission.value) === doc.id)
      .map(({ content_type: type, filename, filesize }) => ({ filename, type, bytes: filesize })),
    history: histories.get(doc.id) ?? [],
  }));
}

/** What a form of the owner's making asked, in the words of then; files have their own list. */
function answersIn(asked: unknown, locale: Locale): object {
  const answers = (readAsked(asked)?.answers ?? []).filter(({ type }) => type !== 'file');
  if (answers.length === 0) return {};
  const told = answers.map((answer) => ({ question: answer.label[locale], answer: answerText(answer, locale) }));
  return { ownAnswers: told };
}

const secretOrOfStaff = [
  'invitation',
  'password_link',
  'code',
  'account',
  'test',
  'staff_notice',
  'assigned',
  'overdue',
];

/** A link or code in one is good for its reader alone, also in a file that may lie about. */
async function exportMails(email: string, payload: Payload) {
  return queryOn(payload)<object>(
    `SELECT "to", subject, text, state, created_at AS "writtenAt", sent_at AS "sentAt" FROM mails
     WHERE lower("to") = $1 AND template <> ALL($2) ORDER BY id`,
    [email, secretOrOfStaff],
  );
}
