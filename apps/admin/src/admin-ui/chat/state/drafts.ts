import type { DeskFile } from '../../../chat/desk/desk-calls.ts';

export interface Draft {
  reply: string;
  note: string;
  /** What the composer writes: it stays what it was, for each chat. */
  tab: 'reply' | 'note';
  files: readonly DeskFile[];
}

export const emptyDraft: Draft = { reply: '', note: '', tab: 'reply', files: [] };

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What an agent has begun to write, for each chat, in this browser. */
export class Drafts {
  private readonly storage: DraftStorage;
  private readonly agent: number;
  /** Beside the storage, which may refuse everything. */
  private readonly written = new Map<number, Draft>();

  constructor(storage: DraftStorage, agent: number) {
    this.storage = storage;
    this.agent = agent;
  }

  read(chatId: number): Draft {
    const written = this.written.get(chatId);
    if (written) return written;
    try {
      return { ...emptyDraft, ...(JSON.parse(this.storage.getItem(this.key(chatId)) ?? '{}') as Partial<Draft>) };
    } catch {
      // Nothing is kept here, or nothing that can be read.
      return emptyDraft;
    }
  }

  write(chatId: number, draft: Draft): void {
    this.written.set(chatId, draft);
    const isEmpty = !draft.reply && !draft.note && draft.tab === 'reply' && draft.files.length === 0;
    try {
      if (isEmpty) this.storage.removeItem(this.key(chatId));
      else this.storage.setItem(this.key(chatId), JSON.stringify(draft));
    } catch {
      // As above: what was written holds until the page is closed.
    }
  }

  private key(chatId: number): string {
    return `nasaq-chat-draft-${this.agent}-${chatId}`;
  }
}
