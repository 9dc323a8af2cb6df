import type { Locale } from '@nasaq/contract';
import Link from 'next/link.js';
import type { Payload, TypedUser } from 'payload';
import { hasRole } from '../../../platform/staff/access.ts';
import { inboxTexts } from '../../catalogue/index.ts';

interface CareerLinkProps {
  id: number;
  payload: Payload;
}

/** The job in the admin host; `title` as the applicant read it. */
export function CareerLink({ id, payload, title }: CareerLinkProps & { title: string }) {
  return (
    <Link href={`${payload.config.routes.admin}/collections/careers/${id}`} prefetch={false}>
      <bdi>{title}</bdi>
    </Link>
  );
}

/** The owner's form in the admin host, for who arranges forms; `title` as its sender read it. */
export function FormLink({ id, payload, title, user }: CareerLinkProps & { title: string; user: TypedUser }) {
  const name = <bdi>{title}</bdi>;
  if (!hasRole(user)) return name;
  return (
    <Link href={`${payload.config.routes.admin}/collections/forms/${id}`} prefetch={false}>
      {name}
    </Link>
  );
}

/** The account with which it was sent, by its name; a link for those whose role opens accounts. */
export async function AccountLink({
  id,
  language,
  payload,
  user,
}: CareerLinkProps & { language: Locale; user: TypedUser }) {
  const account = await payload.findByID({
    collection: 'accounts',
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    select: { name: true, email: true },
  });
  if (!account) return inboxTexts[language].accountGone;
  const name = <bdi>{account.name || account.email}</bdi>;
  if (!hasRole(user, 'agent', 'sales')) return name;
  return (
    <Link href={`${payload.config.routes.admin}/collections/accounts/${id}`} prefetch={false}>
      {name}
    </Link>
  );
}

interface OutsideLinkProps {
  address: string;
  siteUrl: string;
}

/** An address that a visitor gave: a link only where it leads to the web, told nothing about who follows it. */
export function OutsideLink({ address, siteUrl }: OutsideLinkProps) {
  const target = /^\/(?!\/)/.test(address) ? siteUrl + address : address;
  const text = <bdi dir="ltr">{readable(address)}</bdi>;
  if (!URL.canParse(target) || !/^https?:$/.test(new URL(target).protocol)) return text;
  return (
    <a href={target} rel="noopener noreferrer nofollow" target="_blank">
      {text}
    </a>
  );
}

/** Arabic slugs as they are read and not as they are sent. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
