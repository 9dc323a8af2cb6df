import type { Payload } from 'payload';
import type { Mail } from '../platform/payload/payload-types.ts';

const most = 20;

/** Message ids of the earlier mails about the same submission to the same person, oldest first. */
export async function earlierMessages({ id, submission, to }: Mail, payload: Payload): Promise<string[]> {
  if (!submission) return [];
  const { relationTo, value } = submission;
  const { docs } = await payload.find({
    collection: 'mails',
    where: {
      id: { less_than: id },
      to: { equals: to },
      'submission.relationTo': { equals: relationTo },
      'submission.value': { equals: typeof value === 'object' ? value.id : value },
    },
    sort: 'id',
    limit: most,
    depth: 0,
    overrideAccess: true,
    pagination: false,
    select: { message_id: true },
  });
  return docs.flatMap(({ message_id: message }) => message ?? []);
}
