import type { Endpoint, Payload, PayloadRequest, TypedUser } from 'payload';
import { z } from 'zod';
import type { ChatTopic, Locale, SubmissionKind } from '@nasaq/contract';
import { choiceLabels } from '@nasaq/messages/choices';
import { hasRole, mayReadSubmissions } from '../platform/staff/access.ts';
import { answerStaffError, staffAction } from '../platform/staff/staff-action.ts';
import { StaffError } from '../platform/staff/staff-error.ts';
import { type AccountRow, loadAccount } from './account-row.ts';
import { mailPasswordLink } from './password-link.ts';
import { endSessions, type SessionRow } from './sessions.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { banHistory, type BanRow } from './ban-history.ts';
import { byKind, ownSubmissions } from './own-submissions.ts';

/** What belongs to an account, as its page in the admin host shows it. */
export interface AccountOverview {
  bans: BanRow[];
  sessions: SessionRow[];
  records: OverviewRecord[];
}

export interface OverviewRecord {
  kind: SubmissionKind | 'chats';
  id: number;
  reference: string;
  title: string | null;
  state: string;
  createdAt: string;
}

const mostSessions = 50;
const mostOfAKind = 50;

/** `GET /api/accounts/:id/overview`: bans, sessions, and of what was sent that which the member of staff may read. */
const overviewEndpoint: Endpoint = {
  method: 'get',
  path: '/:id/overview',
  handler: async (req) => {
    try {
      const { payload, user } = req;
      if (!user) throw new StaffError('unauthorized');
      if (!hasRole(user, 'agent', 'sales')) throw new StaffError('forbidden');
      const account = await loadAccount(Number(req.routeParams?.id) || 0, payload);
      if (!account) throw new StaffError('not_found');
      return Response.json(await overviewOf(account, { language: interfaceLanguage(req.i18n), payload, user }), {
        headers: { 'Cache-Control': 'no-store' },
      });
    } catch (error) {
      return answerStaffError(error, req);
    }
  },
};

async function overviewOf(
  account: AccountRow,
  { language, payload, user }: { language: Locale; payload: Payload; user: TypedUser },
): Promise<AccountOverview> {
  const [bans, { docs }, own] = await Promise.all([
    banHistory(account.id, payload),
    payload.db.find<SessionRow & { token_id?: string }>({
      collection: 'account-sessions',
      where: { account: { equals: account.id } },
      sort: ['-used_at', '-id'],
      limit: mostSessions,
      pagination: false,
    }),
    ownSubmissions(account, { spam: true }, { payload }),
  ]);
  const readable = byKind(own).filter(([kind]) => mayReadSubmissions(user, kind));
  const lists = [
    ...readable.map(([kind, ids]) => recordsOf(kind, ids, payload)),
    ...(hasRole(user, 'agent') ? [chatsOf(account, language, payload)] : []),
  ];
  const records = (await Promise.all(lists)).flat();
  return {
    bans,
    sessions: docs.map(({ createdAt, device, ended_at, ended_by, expires_at, id, used_at }) => ({
      id,
      device,
      used_at,
      expires_at,
      ended_at,
      ended_by,
      createdAt,
    })),
    records: records.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt)),
  };
}

async function recordsOf(kind: SubmissionKind, ids: number[], payload: Payload): Promise<OverviewRecord[]> {
  const { docs } = await payload.db.find<Omit<OverviewRecord, 'kind'>>({
    collection: kind,
    where: { id: { in: ids.slice(0, mostOfAKind) } },
    limit: 0,
    pagination: false,
    select: { reference: true, title: true, state: true, createdAt: true },
  });
  return docs.map(({ createdAt, id, reference, state, title }) => ({ kind, id, reference, title, state, createdAt }));
}

async function chatsOf({ email, id }: AccountRow, language: Locale, payload: Payload): Promise<OverviewRecord[]> {
  const { docs } = await payload.db.find<Omit<OverviewRecord, 'kind' | 'title'> & { topic: ChatTopic }>({
    collection: 'chats',
    where: { or: [{ account: { equals: id } }, { email: { equals: email } }] },
    sort: '-id',
    limit: mostOfAKind,
    pagination: false,
    select: { reference: true, topic: true, state: true, createdAt: true },
  });
  return docs.map((chat) => ({ ...chat, kind: 'chats', title: choiceLabels.topic[chat.topic][language] }));
}

/** What staff see of an account and do with it besides editing it, below `/api/accounts/:id`. */
export const accountActions: Endpoint[] = [
  overviewEndpoint,
  // Whoever has a password already gets the link for a forgotten one.
  action('/invite', z.object({}), (account, _input, req) => mailPasswordLink(account, req)),
  action(
    '/sessions/end',
    z.object({ id: z.union([z.number().int().positive(), z.literal('all')]) }),
    (account, { id }, req) => endSessions(account.id, 'staff', req, id === 'all' ? {} : { only: id }),
  ),
];

function action<Schema extends z.ZodType>(
  path: `/${string}`,
  schema: Schema,
  act: (account: AccountRow, input: z.output<Schema>, req: PayloadRequest) => Promise<void>,
): Endpoint {
  return staffAction({
    path,
    input: schema,
    may: (user) => hasRole(user, 'agent', 'sales'),
    act: async ({ id, input, req }) => {
      const account = await loadAccount(id, req.payload, req);
      if (!account) throw new StaffError('not_found');
      await act(account, input, req);
      return {};
    },
  });
}
