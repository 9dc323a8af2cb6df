import type { Payload } from 'payload';

/** Somebody has written to the company. */
export async function sendContact(payload: Payload): Promise<void> {
  const now = new Date().toISOString();
  await payload.db.create({
    collection: 'contacts',
    data: {
      createdAt: now,
      updatedAt: now,
      first_name: 'Laila',
      email: 'laila@example.com',
      reference: 'CN-TEST-0001',
      key: 'a-key',
      locale: 'en',
      state: 'new',
    },
    req: {},
  });
}
