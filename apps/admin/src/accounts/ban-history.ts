import type { Field, Payload, PayloadRequest } from 'payload';
import { accountLabels } from './catalogue/index.ts';
import { staffLabels } from '../platform/staff/catalogue/index.ts';
import { accountLog } from './account-log.ts';
import type { AccountRow } from './account-row.ts';

/** What staff have done about a ban, or the address. */
export const banSteps = ['banned', 'changed', 'lifted', 'moved'] as const;
export type BanStep = (typeof banSteps)[number];

const stepLabels: Record<BanStep, { en: string; ar: string }> = accountLabels.accountBans.step;

/**
 * The history of an account: who blocked it, freed it or gave it another address, when, and the reason as it then was.
 * Written with the account
 * (account-hooks.ts), never changed, and gone with the account alone.
 */
export const accountBans = accountLog({
  slug: 'account-bans',
  labels: accountLabels.accountBans.names,
  useAsTitle: 'step',
  defaultColumns: ['account', 'step', 'actor', 'createdAt'],
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'step',
      type: 'select',
      required: true,
      options: banSteps.map((value) => ({ value, label: stepLabels[value] })),
      label: staffLabels.words.whatHappened,
    },
    { name: 'actor', type: 'relationship', relationTo: 'users', label: staffLabels.words.by },
    { name: 'address', type: 'text', label: accountLabels.accountBans.address },
    reason('reason_en', accountLabels.words.reasonInEnglish),
    reason('reason_ar', accountLabels.words.reasonInArabic),
  ],
});

function reason(name: 'reason_en' | 'reason_ar', label: { en: string; ar: string }): Field {
  return { name, type: 'textarea', label, admin: { rtl: name === 'reason_ar' } };
}

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
