import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { submissionOf } from '../../submissions/inbox/testing/staff.ts';
import { storePicture } from '../../testing/store-picture.ts';
import { texts } from '../../testing/drafts.ts';
import type { Dice } from '../../content/saving/testing/random.ts';
import { picture } from '../../uploads/testing/pictures.ts';

/** One row that a writer has made, with when (milliseconds since 1970): between which moments it came, and went. */
export interface Written {
  table: 'posts' | 'contacts' | 'uploads' | 'media';
  id: number;
  begun: number;
  committed: number;
  removing?: number;
  removed?: number;
}

/** Whether a row is in what was true at a moment; `undefined` where it came or went just then. */
export function expected(row: Written, moment: number, taken: number): boolean | undefined {
  if (row.begun > taken) return false;
  if (row.removed !== undefined && row.removed < moment) return false;
  if (row.committed < moment && (row.removing === undefined || row.removing > taken)) return true;
  return undefined;
}

let names = 0;

/** Writes and deletes by the product's own ways, one thing after the other, until it is told to stop. */
export async function write(payload: Payload, dice: Dice, rows: Written[], goesOn: () => boolean): Promise<void> {
  const own: (Written & { token?: string })[] = [];
  while (goesOn()) {
    const victims = own.filter(({ removing }) => removing === undefined);
    if (victims.length > 2 && dice.chance(0.45)) await remove(payload, dice.pick(victims));
    else {
      const made = await make(payload, dice);
      own.push(made);
      rows.push(made);
    }
  }
}

async function make(payload: Payload, dice: Dice): Promise<Written & { token?: string }> {
  const table = dice.pick(['posts', 'contacts', 'contacts', 'uploads', 'uploads', 'uploads', 'media'] as const);
  const begun = Date.now();
  names += 1;
  const name = `row ${names} ${createHash('sha256').update(String(names)).digest('hex').slice(0, 8)}`;
  const made = await makers[table](payload, name);
  return { table, ...made, begun, committed: Date.now() };
}

const makers: Record<Written['table'], (payload: Payload, name: string) => Promise<{ id: number; token?: string }>> = {
  posts: async (payload, name) => {
    const data = { ...texts(`${name}\twith a tab, a \\ and\na line — عنوان`) };
    return { id: (await payload.create({ collection: 'posts', locale: 'en', draft: true, data: data as never })).id };
  },
  contacts: async (payload, name) => ({ id: (await submissionOf(payload, 'contacts', { title: name })).id }),
  uploads: async (payload, name) => {
    const { createUpload } = await import('../../uploads/index.ts');
    const body = new Blob([new Uint8Array(await picture('png', 20 + (names % 50)))]).stream();
    const file = { kind: 'orders', field: 'files', filename: `${name}.png`, body, announced: undefined } as const;
    const { token } = await createUpload({ ...file, sender: `10.0.${names >> 8}.${names & 255}` }, payload);
    const { docs } = await payload.find({ collection: 'uploads', where: { filename: { equals: file.filename } } });
    return { id: docs[0]!.id, token };
  },
  media: async (payload, name) => ({ id: await storePicture(payload, name) }),
};

async function remove(payload: Payload, row: Written & { token?: string }): Promise<void> {
  row.removing = Date.now();
  if (row.token) {
    const { deleteUpload } = await import('../../uploads/remove-uploads.ts');
    await deleteUpload(row.token, payload);
  } else await payload.delete({ collection: row.table, id: row.id });
  row.removed = Date.now();
}
