import type { PayloadRequest, TypedUser } from 'payload';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { memberName } from '../../platform/staff/member-name.ts';
import type { Role } from '../../platform/staff/roles.ts';
import type { User } from '../../platform/payload/payload-types.ts';
import type { Colleague } from './review-api.ts';
import { isAllowed, type Subject } from './subject.ts';

/** What is asked of a member of staff here. */
export type Member = Pick<User, 'id' | 'email' | 'language' | 'name' | 'name_en' | 'name_ar'> & {
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

/** By name, for a list to choose from. */
export async function colleaguesOf(req: PayloadRequest, subject: Subject): Promise<Colleague[]> {
  const language = interfaceLanguage(req.i18n);
  const readers = await readersOf(req, subject);
  return readers
    .map((member) => ({ id: member.id, name: memberName(member, language), mayWrite: member.mayWrite }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
}
