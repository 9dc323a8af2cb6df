import type { Payload } from 'payload';
import { cache } from 'react';

/** The name of a member of staff, asked for once per screen; `null` once their account is gone. */
export async function staffName(payload: Payload, user: number | { id: number }): Promise<string | null> {
  return findName(payload, typeof user === 'object' ? user.id : user);
}

const findName = cache(async (payload: Payload, id: number) => {
  const user = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    select: { name: true },
  });
  return user?.name ?? null;
});
