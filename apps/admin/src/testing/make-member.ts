import type { Payload, TypedUser } from 'payload';

export const memberPassword = 'long enough password';

/** A member of the staff, as the operations take who asks for them. */
export async function makeMember(
  payload: Payload,
  name: string,
  role: 'admin' | 'editor' | 'recruiter' = 'editor',
): Promise<TypedUser> {
  const data = { name, email: `${name}@nasaq.example`, password: memberPassword, roles: [role] };
  return { ...(await payload.create({ collection: 'users', data })), collection: 'users' } as TypedUser;
}
