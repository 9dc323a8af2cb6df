import type { Trouble } from '../../saving/screens/saver.ts';
import type { DeskSave } from '../desk-api.ts';
import { type DeskAddress, saveDesk } from './desk-calls.ts';
import type { Sent } from './desk-state.ts';
import type { DeskStore } from './desk-store.ts';

/** What this browser keeps of a desk that could not be saved. */
export interface KeptDesk {
  /** What is not stored. */
  newest: DeskSave;
  /** A save whose answer was lost: nobody knows whether it was carried out. */
  lost?: DeskSave;
}

/** The line from a desk to the host: one save at a time, and one whose answer was lost again before anything newer. */
export class DeskLine {
  private readonly store: DeskStore;
  private lost: Sent | null = null;

  constructor(store: DeskStore) {
    this.store = store;
  }

  /** @returns what kept it from being stored */
  async save(at: DeskAddress): Promise<Trouble | null> {
    const { lost } = this;
    // What was typed since has a name of its own and waits.
    if (lost && lost.save.save !== this.store.unsaved()?.save) {
      const trouble = await this.send(at, lost);
      if (trouble) return trouble;
    }
    const save = this.store.unsaved();
    return save ? this.send(at, this.store.sent(save)) : null;
  }

  kept(): KeptDesk | null {
    const newest = this.store.unsaved();
    return newest && { newest, ...(this.lost && this.lost.save.save !== newest.save && { lost: this.lost.save }) };
  }

  /** @returns whether any of it is not stored */
  bringBack({ lost, newest }: KeptDesk): boolean {
    // It may have been sent in the moment in which its page was closed.
    const first = lost ?? newest;
    const isOpen = this.store.bringBack(first);
    if (isOpen) this.lost = this.store.sent(first);
    return lost ? this.store.bringBack(newest) : isOpen;
  }

  private async send(at: DeskAddress, sent: Sent): Promise<Trouble | null> {
    const got = await saveDesk(at, sent.save);
    if ('trouble' in got) {
      // A refusal is an answer, too.
      this.lost = got.trouble.kind === 'offline' ? (this.lost ?? sent) : null;
      return got.trouble;
    }
    this.lost = null;
    this.store.answered(sent, got.answer);
    return null;
  }
}
