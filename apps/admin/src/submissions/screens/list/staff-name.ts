import type { Locale, SubmissionKind } from '@nasaq/contract';
import type { Payload } from 'payload';
import { cache } from 'react';
import { mayReadSubmissions } from '../../../platform/staff/access.ts';
import { hasCome, memberName } from '../../../platform/staff/member-name.ts';
import type { Colleague } from '../submission-record.ts';

/** The name of a member of staff to who reads that language, asked for once per screen; `null` once their account is gone. */
export async function staffName(
  payload: Payload,
  user: number | { id: number },
  language: Locale,
): Promise<string | null> {
  const member = await findMember(payload, typeof user === 'object' ? user.id : user);
  return member && memberName(member, language);
}

/** Who may be assigned submissions of that kind, by name. */
export async function loadColleagues(payload: Payload, kind: SubmissionKind, language: Locale): Promise<Colleague[]> {
  const { docs } = await payload.find({
    collection: 'users',
    depth: 0,
    overrideAccess: true,
    pagination: false,
    select: { ...names, roles: true, invited_until: true },
  });
  return docs
    .filter((colleague) => hasCome(colleague) && mayReadSubmissions(colleague, kind))
    .map((colleague) => ({ id: colleague.id, name: memberName(colleague, language) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
}

const names = { name: true, name_en: true, name_ar: true } as const;

const findMember = cache((payload: Payload, id: number) =>
  payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    select: names,
  }),
);
