import type { Payload, Where } from 'payload';

const tooLong = 60 * 60 * 1000;

/** Mails that have not reached anybody: given up, waiting for over an hour, or kept for want of a mail server. */
export async function countMails(payload: Payload) {
  const count = async (...and: Where[]) =>
    (await payload.count({ collection: 'mails', where: { and }, overrideAccess: true })).totalDocs;
  const late = new Date(Date.now() - tooLong).toISOString();
  const [failed, waiting, kept] = await Promise.all([
    count({ state: { equals: 'failed' } }),
    count({ state: { equals: 'queued' } }, { createdAt: { less_than: late } }),
    count({ state: { equals: 'kept' } }),
  ]);
  return { failed, waiting, kept };
}
