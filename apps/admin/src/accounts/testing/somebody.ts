import { person, validContact } from '../../submissions/intake/testing/open-intake.ts';
import type { AccountRow } from '../account-row.ts';
import type { TestAccounts } from './open-accounts.ts';

/**
 * Somebody who has an account, two sessions, two orders (with files; one has become a contract), a message and one in
 * the spam folder, a chat, and mails about it all. Every text names them.
 */
export async function somebody(
  accounts: TestAccounts,
  first: string,
  last: string,
): Promise<{ account: AccountRow; token: string }> {
  const email = `${first}@${last}.example`.toLowerCase();
  const { intake, pool } = accounts;
  const account = await accounts.make({ email, name: `${first} ${last}` });
  const order = async (brief: string) => {
    const files = [await intake.upload('orders', 'files')];
    const values = { ...person, first_name: first, last_name: last, email, brief: `<div>${brief}</div>` };
    return intake.send('orders', { ...values, offer: 'products:daftar', budget: 'open', files });
  };
  await order('Something small');
  const { reference } = (await order(`A ledger for ${last}`)).data;
  await pool.query("UPDATE orders SET state = 'accepted' WHERE reference = $1", [reference]);
  const [{ id: value }] = (await intake.rows('orders', { reference: { equals: reference } })) as [{ id: number }];
  const note = { kind: 'orders', type: 'note', submission: { relationTo: 'orders', value } } as const;
  const notes = [
    { note: `Told to ${first}`, public: true },
    { note: `${last} pays late`, public: false },
  ];
  for (const data of notes) await intake.payload.create({ collection: 'events', data: { ...note, ...data } });
  await intake.send('contacts', { ...validContact, email: email.toUpperCase(), subject: `Hello from ${first}` });
  await intake.send('contacts', { ...validContact, email, subject: `${last} spam` }, { trap: 'x' });
  await chat(accounts, email, `${first} asks`);
  await accounts.signIn(account);
  return { account, token: await accounts.signIn(account) };
}

let chats = 0;

async function chat({ pool }: TestAccounts, email: string, text: string): Promise<void> {
  chats += 1;
  const { rows } = await pool.query(
    `INSERT INTO chats (reference, name, email, topic, state, locale, client_id, last_sequence, visitor_delivered,
       visitor_read, agent_delivered, agent_read)
     VALUES ($1, 'A visitor', $2, 'order', 'open', 'en', gen_random_uuid()::text, 1, 0, 0, 0, 0) RETURNING id`,
    [`CHAT${String(chats).padStart(4, '2')}`, email],
  );
  await pool.query(
    `INSERT INTO chat_messages (chat_id, sequence, client_id, "from", text) VALUES ($1, 1, 'a', 'visitor', $2)`,
    [rows[0].id, text],
  );
}
