import type { Trouble } from '../../saving/screens/saved-form.ts';
import type { DeskSave } from '../desk-api.ts';
import { type DeskAddress, saveDesk } from './desk-calls.ts';
import type { Sent } from './desk-state.ts';
import type { DeskStore } from './desk-store.ts';

/** What this browser keeps of a desk that could not be saved. */
export interface KeptDesk {
  /** What is not stored. */
  newest: DeskSave;
  /** A save that has left before that: nobody knows whether it was carried out. */
  lost?: DeskSave;
}

/** The line from a desk to the host: one save at a time, and one without an answer again before anything newer. */
export class DeskLine {
  private readonly store: DeskStore;
  /** It has left, and there is no answer to it. */
  private open: Sent | null = null;

  constructor(store: DeskStore) {
    this.store = store;
  }

  /** @returns what kept it from being stored */
  async save(at: DeskAddress): Promise<Trouble | null> {
    // What was typed since has a name of its own and waits.
    if (this.open) {
      const trouble = await this.send(at, this.open);
      if (trouble) return trouble;
    }
    const save = this.store.unsaved();
    return save ? this.send(at, this.store.sent(save)) : null;
  }

  isOpen(): boolean {
    return this.open !== null;
  }

  kept(): KeptDesk | null {
    const { save } = this.open ?? {};
    const newest = this.store.unsaved(save);
    return newest && { newest, ...(save && save.save !== newest.save && { lost: save }) };
  }

  /** @returns whether any of it is not stored */
  bringBack({ lost, newest }: KeptDesk): boolean {
    // It may have been sent in the moment in which its page was closed.
    const first = lost ?? newest;
    const isOpen = this.store.bringBack(first);
    if (isOpen || lost) this.open = this.store.sent(first);
    if (!lost) return isOpen;
    this.open = { ...this.open!, newest };
    return this.store.bringBack(newest);
  }

  private async send(at: DeskAddress, sent: Sent): Promise<Trouble | null> {
    const isAgain = this.open === sent;
    // From now on: its page may be closed before there is an answer.
    this.open = sent;
    const got = await saveDesk(at, sent.save);
    if ('answer' in got) {
      this.open = null;
      this.store.answered(sent, got.answer);
      return null;
    }
    // A refusal is an answer, too; who is not let in is told nothing of what was carried out before.
    if (!got.isUnknown && !(isAgain && got.trouble.kind === 'session')) this.open = null;
    return got.trouble;
  }
}
