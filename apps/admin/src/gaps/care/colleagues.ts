import type { Locale } from '@nasaq/contract';
import type { Payload, TypedUser } from 'payload';
import { hasCome, memberName } from '../../platform/staff/member-name.ts';
import { seenBy } from '../find-gaps.ts';

export interface Colleague {
  id: number;
  name: string;
}

/** To whom gaps of a source can be given: whoever is told of them and can sign in; by name, who asks first. */
export async function colleaguesFor(
  payload: Payload,
  { id: me }: Pick<TypedUser, 'id'>,
  language: Locale,
): Promise<(source: string) => readonly Colleague[]> {
  const { docs } = await payload.find({
    collection: 'users',
    select: { name: true, name_en: true, name_ar: true, roles: true, editor_of: true, invited_until: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const members = await Promise.all(
    docs.filter(hasCome).map(async (member) => ({
      id: member.id,
      name: memberName(member, language),
      sees: await seenBy(payload, { ...member, collection: 'users' } as TypedUser),
    })),
  );
  const sorted = members.toSorted(
    (one, other) => Number(other.id === me) - Number(one.id === me) || one.name.localeCompare(other.name, language),
  );
  // Rows of one source share a list: it is told to the browser once.
  const known = new Map<string, Colleague[]>();
  return (source) => {
    const list =
      known.get(source) ?? sorted.filter(({ sees }) => sees({ source })).map(({ id, name }) => ({ id, name }));
    known.set(source, list);
    return list;
  };
}
