import { randomBytes } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import type { OidcSettings } from '../../env/oidc.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { maskedEmail } from '../../platform/secrets/masked-email.ts';
import { recordAct } from '../../platform/staff/audit/record-act.ts';
import { type Role, roles } from '../../platform/staff/roles.ts';
import { findStaff, type StaffRow } from '../staff-password.ts';
import type { Identity } from './provider.ts';

/** Letters of a name, as forms allow. */
const longestName = 200;

/**
 * The member that somebody of the provider is, by a mail address that the provider has verified. Who is none becomes one
 * where a group of theirs has roles here (`OIDC_ROLES`). Roles of who is one already are given in the admin host alone.
 * @returns why nobody, where it is nobody
 */
export async function memberOf(
  identity: Identity,
  settings: OidcSettings,
  req: PayloadRequest,
): Promise<StaffRow | 'unverified' | 'domain' | 'unknown'> {
  const { email, isVerified } = identity;
  const domain = /^[^@\s]+@([^@\s]+)$/.exec(email)?.[1];
  if (!domain || (!isVerified && !settings.trustsEmail)) return 'unverified';
  if (settings.domains.length > 0 && !settings.domains.includes(domain)) return 'domain';
  return (await findStaff(email, req)) ?? (await make(identity, rolesOf(identity, settings), req)) ?? 'unknown';
}

function rolesOf({ groups }: Identity, { roles: given }: OidcSettings): Role[] {
  return roles.filter((role) => given.some((one) => one.role === role && groups.includes(one.group)));
}

/** With a password that nobody knows: they choose one by a link in a mail, if they want one. */
async function make({ email, name }: Identity, given: Role[], req: PayloadRequest): Promise<StaffRow | null> {
  if (given.length === 0) return null;
  await inTransaction(req.payload, async (inner) => {
    const within = Object.assign(inner, { headers: req.headers });
    const data = {
      email,
      name: (name || email.split('@')[0]!).slice(0, longestName),
      roles: given,
      password: randomBytes(32).toString('base64url'),
    };
    const { id } = await req.payload.create({ collection: 'users', data, depth: 0, overrideAccess: true, req: within });
    const detail = `· → ${given.join(', ')} (oidc)`;
    await recordAct(
      { act: 'roles', kind: 'users', record: id, subject: maskedEmail(email), detail, actor: null },
      within,
    );
  });
  return findStaff(email, req);
}
