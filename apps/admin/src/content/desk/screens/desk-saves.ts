import { autosavePause } from '../../saving/autosave.ts';
import type { Doc } from '../../saving/merge.ts';
import { Saver, type SavedForm } from '../../saving/screens/saver.ts';
import { checkSession } from '../../saving/screens/send-save.ts';
import { storedForms } from '../../saving/screens/stored-forms.ts';
import { type DeskAddress, readDesk } from './desk-calls.ts';
import { DeskLine } from './desk-line.ts';
import type { Dispute } from './desk-state.ts';
import type { DeskStore } from './desk-store.ts';
import { isKeptDesk } from './kept-desk.ts';

interface Options {
  at: DeskAddress;
  /** Where this browser keeps what is not saved: one place for each entry. */
  place: string;
  store: DeskStore;
  /** Who may only read saves nothing. */
  isReadOnly: boolean;
}

/** Saves one desk by itself: one save after the other, again until it works, and before one leaves. */
export class DeskSaves {
  readonly saver = new Saver({ typing: autosavePause, keeping: 150, retry: { first: 2_000, longest: 60_000 } });
  /** When what was brought back was typed, ISO 8601; empty where nothing was. */
  readonly broughtBack: string;
  private at: DeskAddress;
  private readonly place: string;
  private readonly store: DeskStore;
  private readonly line: DeskLine;

  /** Before anything is drawn or saved: what this browser has kept stands on the desk. */
  constructor({ at, isReadOnly, place, store }: Options) {
    this.at = at;
    this.place = place;
    this.store = store;
    this.line = new DeskLine(store);
    const kept = storedForms(at.user).read(place);
    const isBack = !isReadOnly && isKeptDesk(kept.values) && this.line.bringBack(kept.values);
    this.broughtBack = isBack ? kept.at : '';
    if (kept.values && !isBack && !this.line.isOpen()) storedForms(at.user).write(place, { values: null, at: '' });
  }

  /** @returns what ends it */
  attach({ at, isReadOnly }: Pick<Options, 'at' | 'isReadOnly'>): () => void {
    const { line, saver, store } = this;
    this.at = at;
    const save = () => line.save(this.at);
    const form: SavedForm = {
      values: () => (line.kept() ?? {}) as Doc,
      isModified: () => !isReadOnly && (store.hasUnsaved() || line.isOpen()),
      isRefused: () => false,
      isTyping: () => !isReadOnly && store.isTyping(),
      settle: async () => store.settle(),
      hasConflicts: () => store.hasConflicts(),
      isBusy: () => false,
      save,
      // Always what the desk has now: its answer is put under what is typed from then on.
      send: save,
      checkSession: () => checkSession(at.user),
      keep: (kept) => {
        // Everything may have been stored meanwhile: then there is nothing to keep.
        const values = isKeptDesk(kept) ? kept : null;
        storedForms(at.user).write(this.place, {
          values: values as Doc | null,
          at: values ? new Date().toISOString() : '',
        });
      },
    };
    saver.attach(form, []);
    saver.changed();
    return store.subscribe(() => saver.changed());
  }

  /** Everything that waits, at once; `false` where that did not work. */
  readonly saveNow = (): Promise<boolean> => {
    this.store.settle();
    return this.saver.saveNow();
  };

  /** A dispute was decided for the own value. */
  readonly decided = (): void => {
    this.saver.decided();
    this.saver.changed();
  };

  /** Shows what others have stored; where a dispute is named, theirs in its place. `false` where it could not be read. */
  readonly show = async (givenUp?: Dispute): Promise<boolean> => {
    if (!(await this.saveNow())) return false;
    return this.saver.inTurn(async () => {
      const got = await readDesk(this.at);
      if ('trouble' in got) {
        if (got.trouble.kind === 'gone') this.saver.learnt(got.trouble);
        else if (got.isTrashed) this.store.trashed();
        return false;
      }
      this.saver.learnt(null);
      this.store.refreshed(got.desk, givenUp);
      return true;
    });
  };
}
