import type { DeskFile } from '../../desk/desk-calls.ts';
import { StoredDrafts } from '../../../platform/staff/screens/stored-drafts.ts';

export interface Draft {
  reply: string;
  note: string;
  /** What the composer writes: it stays what it was, for each chat. */
  tab: 'reply' | 'note';
  files: readonly DeskFile[];
}

export const emptyDraft: Draft = { reply: '', note: '', tab: 'reply', files: [] };

/** What an agent has begun to write, for each chat, in this browser. */
export class Drafts extends StoredDrafts<Draft> {
  constructor(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, agent: number) {
    super({ storage, name: 'chat', user: agent, empty: emptyDraft });
  }
}
