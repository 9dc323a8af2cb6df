import type { Payload, PayloadRequest, Where } from 'payload';
import Bowser from 'bowser';
import { dayAndTime } from '../platform/staff/fields/dates.ts';
import { accountLabels } from './catalogue/index.ts';
import { staffLabels } from '../platform/staff/catalogue/index.ts';
import { createRow } from '../platform/database/in-transaction.ts';
import { queryFor } from '../platform/database/query.ts';
import { accountLog } from './account-log.ts';
import { notifyAccount } from './account-row.ts';
import { signSession } from './session-token.ts';

/** Who or what ended a session. */
export const sessionEndings = ['logout', 'owner', 'staff', 'password'] as const;

const endingLabels: Record<(typeof sessionEndings)[number], { en: string; ar: string }> =
  accountLabels.accountSessions.ending;

/** A signed-in browser; its token counts while the row stands and has not ended. Written by `src/accounts`. */
export const accountSessions = accountLog({
  slug: 'account-sessions',
  labels: accountLabels.accountSessions.names,
  useAsTitle: 'device',
  defaultColumns: ['account', 'device', 'used_at', 'ended_at'],
  defaultSort: '-used_at',
  indexes: [{ fields: ['account', 'used_at'] }],
  fields: [
    // The `jti` of its token.
    { name: 'token_id', type: 'text', required: true, unique: true, index: true, hidden: true },
    { name: 'device', type: 'text', label: staffLabels.words.device },
    {
      name: 'used_at',
      type: 'date',
      required: true,
      label: accountLabels.accountSessions.usedAt,
      admin: { date: dayAndTime },
    },
    {
      name: 'expires_at',
      type: 'date',
      required: true,
      index: true,
      label: accountLabels.accountSessions.expiresAt,
      admin: { date: dayAndTime },
    },
    { name: 'ended_at', type: 'date', label: accountLabels.accountSessions.endedAt, admin: { date: dayAndTime } },
    {
      name: 'ended_by',
      type: 'select',
      options: sessionEndings.map((value) => ({ value, label: endingLabels[value] })),
      label: accountLabels.accountSessions.endedBy,
    },
  ],
});

export type SessionEnding = (typeof sessionEndings)[number];

/** A signed-in browser, as it is stored. */
export interface SessionRow {
  id: number;
  device?: string | null;
  used_at: string;
  expires_at: string;
  ended_at?: string | null;
  ended_by?: SessionEnding | null;
  createdAt: string;
}

/** Milliseconds between two notes that a session is in use. */
const useEvery = 60_000;
const longestAgent = 500;

/** Begins a session within the transaction of `req`. */
export async function beginSession(account: number, userAgent: string, req: PayloadRequest): Promise<string> {
  const { expires, jwt, token } = await signSession(account);
  const now = new Date().toISOString();
  await createRow(
    'account-sessions',
    {
      account,
      token_id: token,
      device: deviceOf(userAgent),
      used_at: now,
      expires_at: expires.toISOString(),
      createdAt: now,
      updatedAt: now,
    },
    req,
  );
  return jwt;
}

/** The session of a token, while it counts. */
export function findSession(account: number, token: string, payload: Payload): Promise<SessionRow | null> {
  return payload.db.findOne<SessionRow>({
    collection: 'account-sessions',
    where: { and: [{ token_id: { equals: token } }, open(account)] },
  });
}

/** The sessions of an account that count, the newest use first. */
export async function listSessions(account: number, payload: Payload): Promise<SessionRow[]> {
  const { docs } = await payload.db.find<SessionRow>({
    collection: 'account-sessions',
    where: open(account),
    sort: ['-used_at', '-id'],
    limit: 0,
    pagination: false,
  });
  return docs;
}

/** Notes that a session is in use, once a minute at most. */
export async function noteUse({ id, used_at: used }: SessionRow, payload: Payload): Promise<void> {
  if (Date.parse(used) > Date.now() - useEvery) return;
  const now = new Date().toISOString();
  await payload.db.updateOne({ collection: 'account-sessions', id, data: { used_at: now }, returning: false });
}

/**
 * Ends sessions of an account that count: one of them, all but one, or all. They are not forgotten: their tokens are
 * good for nothing from now on.
 */
export async function endSessions(
  account: number,
  by: SessionEnding,
  req: { payload: Payload; transactionID?: PayloadRequest['transactionID'] },
  { only, except }: { only?: number; except?: number } = {},
): Promise<void> {
  const query = await queryFor(req);
  await query(
    `UPDATE account_sessions SET ended_at = now(), ended_by = $1, updated_at = now()
     WHERE account_id = $2 AND ended_at IS NULL
       AND ($3::int IS NULL OR id = $3::int)
       AND ($4::int IS NULL OR id <> $4::int)`,
    [by, account, only ?? null, except ?? null],
  );
  await notifyAccount(account, req);
}

function open(account: number): Where {
  return {
    and: [
      { account: { equals: account } },
      { ended_at: { exists: false } },
      { expires_at: { greater_than: new Date().toISOString() } },
    ],
  };
}

/** `Firefox, Linux`; empty where the browser does not say. */
export function deviceOf(userAgent: string): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, longestAgent));
  return [browser.name, os.name].filter(Boolean).join(', ');
}
