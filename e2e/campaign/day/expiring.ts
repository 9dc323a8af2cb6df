import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { localePath, paths } from '@nasaq/contract';
import { administrator, adminUrl } from '../../faults/product/places.ts';
import { openMember, post } from '../../faults/product/member.ts';
import type { Product } from '../../faults/product/product.ts';
import { until } from '../../faults/product/until.ts';
import { call } from '../../faults/sender/call.ts';
import { Sender } from '../../faults/sender/sender.ts';
import { validDraft } from '../../faults/sender/valid-draft.ts';

/** What has its time, and is no more when that is over. */
export type Expiring = 'limit' | 'link' | 'staff session' | 'upload';

/** An address that may send no more for ten minutes, a link good for an hour, a staff session of twelve, a file that nobody claims. */
export async function openExpiring(product: Product, domain: string) {
  const eager = await atItsLimit(domain);
  const link = await passwordLink(product, domain);
  const session = await staffSession();
  const applicant = new Sender('ar');
  const application = await validDraft(applicant, 'applications', `late@${domain}`);
  const file = await oldUpload(product);
  const gone = new Set<Expiring>();

  const checks: Record<Expiring, () => Promise<boolean>> = {
    limit: async () => (await eager.send()) === 201,
    // Asked for once: one that still were good would be used.
    link: async () => (await setPassword(link)) !== 303,
    'staff session': async () => !(await isSignedIn(session)),
    upload: async () => !existsSync(file) && (await product.rows.query(uploadRow, [path.basename(file)])).length === 0,
  };

  return {
    /** What of it is over by now. */
    async gone(): Promise<Expiring[]> {
      for (const [what, isGone] of Object.entries(checks) as [Expiring, () => Promise<boolean>][])
        if (!gone.has(what) && (await isGone())) gone.add(what);
      return [...gone].toSorted();
    },
    /** What an application is answered that names the file. */
    applyLate: async () => (await applicant.post(application)).status,
  };
}

async function atItsLimit(domain: string) {
  const sender = new Sender('en');
  const draft = await validDraft(sender, 'contacts', `eager@other-${domain}`);
  const send = async () => (await sender.post({ ...draft, key: randomUUID() })).status;
  await until(async () => (await send()) === 429, 'an address has sent all that it may', { pause: 0 });
  return { send };
}

async function passwordLink(product: Product, domain: string): Promise<URL> {
  const member = await openMember(product, 'Layla Mansour', `member@other-${domain}`);
  const begun = product.mail.mails.length;
  await post(localePath('en', paths.forgotten), { email: member.email });
  const links = () =>
    product.mail.mails
      .slice(begun)
      .filter(({ to }) => to.includes(member.email))
      .flatMap(({ html }) => /href="([^"]+\/auth\/password[^"]+)"/.exec(html ?? '')?.[1] ?? []);
  await until(() => links().length > 0, 'the link to a new password has come');
  return new URL(links()[0]!.replaceAll('&amp;', '&'));
}

async function setPassword({ pathname, search, searchParams }: URL): Promise<number> {
  const token = searchParams.get('token')!;
  return (await post(pathname + search, { token, new_password: 'nine slow red kites over the bay' })).status;
}

async function staffSession(): Promise<string> {
  const { text } = await call(`${adminUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  const { token } = JSON.parse(text) as { token: string };
  if (!(await isSignedIn(token))) throw new Error('The administrator was not signed in.');
  return token;
}

async function isSignedIn(token: string): Promise<boolean> {
  const { text } = await call(`${adminUrl}/api/users/me`, { headers: { authorization: `JWT ${token}` } });
  return (JSON.parse(text) as { user: object | null }).user !== null;
}

const uploadRow = 'SELECT 1 FROM uploads WHERE storage_key = $1';

/**
 * The newest file that nobody has claimed, as if it had been sent 36 hours ago: twelve of its 48 are left, which end
 * within the day.
 */
async function oldUpload({ dataDir, rows }: Product): Promise<string> {
  const [row] = await rows.query(
    `UPDATE uploads SET expires_at = expires_at - interval '36 hours'
     WHERE id = (SELECT max(id) FROM uploads WHERE expires_at IS NOT NULL) RETURNING storage_key`,
  );
  const file = path.join(dataDir, 'uploads', String(row!.storage_key));
  if (!existsSync(file)) throw new Error('The file that nobody claims is not where it is looked for.');
  return file;
}
