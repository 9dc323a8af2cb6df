import type { Payload, PayloadRequest } from 'payload';
import type { BanStep } from './collections/account-bans.ts';
import type { AccountRow } from './account-row.ts';

/** One step of an account's history. */
export interface BanRow {
  id: number;
  step: BanStep;
  /** Name of the member of staff; `null` where they are no longer among the users, or a program did it. */
  actor: string | null;
  /** The reason as it was then; of a ban that was lifted, its last one. */
  reason_en?: string | null;
  reason_ar?: string | null;
  /** The address that it had until then, where that is what changed. */
  address?: string | null;
  createdAt: string;
}

type Banned = Pick<AccountRow, 'id' | 'is_banned' | 'ban_reason_en' | 'ban_reason_ar'>;

/** Notes what a save has done about an account's ban, within its transaction; nothing where it has not touched it. */
export async function recordBan(
  after: Banned,
  before: Partial<Banned> | undefined,
  req: PayloadRequest,
): Promise<void> {
  const step = stepOf(after, before);
  if (!step) return;
  const { ban_reason_en: reasonEn, ban_reason_ar: reasonAr } = step === 'lifted' ? before! : after;
  const data = {
    account: after.id,
    step,
    actor: req.user?.id ?? null,
    reason_en: reasonEn ?? null,
    reason_ar: reasonAr ?? null,
  };
  await req.payload.db.create({ collection: 'account-bans', data, req, returning: false });
}

/** Notes that an account has another address, within the transaction of the save. */
export async function recordMove(account: number, before: string, req: PayloadRequest): Promise<void> {
  const data = { account, step: 'moved', actor: req.user?.id ?? null, address: before };
  await req.payload.db.create({ collection: 'account-bans', data, req, returning: false });
}

/** The history of an account, the newest step first. */
export async function banHistory(account: number, payload: Payload): Promise<BanRow[]> {
  const { docs } = await payload.find({
    collection: 'account-bans',
    where: { account: { equals: account } },
    sort: ['-createdAt', '-id'],
    limit: 0,
    pagination: false,
    depth: 1,
    overrideAccess: true,
    populate: { users: { name: true } },
  });
  return docs.map(({ actor, address, createdAt, id, reason_ar, reason_en, step }) => ({
    id,
    address,
    step,
    actor: actor && typeof actor === 'object' ? actor.name : null,
    reason_en,
    reason_ar,
    createdAt,
  }));
}

function stepOf(after: Banned, before: Partial<Banned> | undefined): BanStep | null {
  const [is, was] = [Boolean(after.is_banned), Boolean(before?.is_banned)];
  if (is !== was) return is ? 'banned' : 'lifted';
  const same = (name: 'ban_reason_en' | 'ban_reason_ar') => (after[name] ?? '') === (before?.[name] ?? '');
  return is && !(same('ban_reason_en') && same('ban_reason_ar')) ? 'changed' : null;
}
