import type { PayloadRequest, TypedUser } from 'payload';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { hasCome, memberName } from '../../platform/staff/member-name.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';
import type { Role } from '../../platform/staff/roles.ts';
import type { User } from '../../platform/payload/payload-types.ts';
import type { Colleague } from './review-api.ts';
import { isAllowed, type Subject } from './subject.ts';

/** What is asked of a member of staff here. */
export type Member = Pick<User, 'id' | 'email' | 'language' | 'name' | 'name_en' | 'name_ar' | 'invited_until'> & {
  roles?: Role[] | null;
};

const asked = {
  name: true,
  name_en: true,
  name_ar: true,
  email: true,
  language: true,
  roles: true,
  editor_of: true,
  invited_until: true,
} as const;

/** Members of staff by their numbers, or all of them. Those who have left are not among them. */
export async function findMembers(req: PayloadRequest, ids?: readonly number[]): Promise<Member[]> {
  if (ids?.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: 'users',
    ...(ids && { where: { id: { in: [...ids] } } }),
    select: asked,
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    ...(req.transactionID !== undefined && { req: { transactionID: req.transactionID } }),
  });
  return docs as Member[];
}

/** Those who may read an entry, with their rights. */
export async function readersOf(req: PayloadRequest, subject: Subject): Promise<(Member & { mayWrite: boolean })[]> {
  const members = await findMembers(req);
  const readers = await Promise.all(
    members.map(async (member) => {
      const user = { ...member, collection: 'users' } as unknown as TypedUser;
      if (!(await isAllowed(req, subject, 'read', user))) return [];
      return [{ ...member, mayWrite: await isAllowed(req, subject, 'update', user) }];
    }),
  );
  return readers.flat();
}

/** By name, for a list to choose from: those who can sign in. */
export async function colleaguesOf(req: PayloadRequest, subject: Subject): Promise<Colleague[]> {
  const language = interfaceLanguage(req.i18n);
  const readers = await readersOf(req, subject);
  return readers
    .filter(hasCome)
    .map((member) => ({ id: member.id, name: memberName(member, language), mayWrite: member.mayWrite }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
}

/** @throws {StaffError} where one of them cannot sign in yet, who would never hear of it */
export async function refuseInvited(req: PayloadRequest, ids: readonly number[]): Promise<void> {
  const members = await findMembers(req, ids);
  if (!members.every(hasCome)) throw new StaffError('colleague_invited');
}
