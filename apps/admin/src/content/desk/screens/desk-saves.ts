import { autosavePause } from '../../saving/autosave.ts';
import type { Doc } from '../../saving/merge.ts';
import type { SavedForm } from '../../saving/screens/saved-form.ts';
import { Saver } from '../../saving/screens/saver.ts';
import { SaverGroup } from '../../saving/screens/saver-group.ts';
import { checkSession } from '../../saving/screens/send-save.ts';
import { AlternativeTexts } from './alternatives/alternative-texts.ts';
import { type DeskAddress, readDesk } from './desk-calls.ts';
import { DeskLine } from './desk-line.ts';
import type { Dispute } from './desk-disputes.ts';
import type { DeskStore } from './desk-store.ts';
import { isKeptDesk, type KeptPlaces } from './kept-desk.ts';

interface Options {
  at: DeskAddress;
  /** Where this window keeps what is not saved, and finds what closed ones have left. */
  places: KeptPlaces;
  store: DeskStore;
  /** Who may only read saves nothing. */
  isReadOnly: boolean;
}

/** Saves one desk by itself: one save after the other, again until it works, and before one leaves. */
export class DeskSaves {
  readonly saver = new Saver({ typing: autosavePause, keeping: 150, retry: { first: 2_000, longest: 60_000 } });
  /** With what is written of pictures, which is stored with them. */
  readonly all = new SaverGroup(this.saver);
  readonly alternatives = new AlternativeTexts(this.all, () => this.at);
  private at: DeskAddress;
  private readonly places: KeptPlaces;
  private broughtBackAt = '';
  private readonly store: DeskStore;
  private readonly line: DeskLine;

  /** Before anything is drawn or saved: what this browser has kept stands on the desk. */
  constructor({ at, isReadOnly, places, store }: Options) {
    this.at = at;
    this.places = places;
    this.store = store;
    this.line = new DeskLine(store);
    // Whoever may not write any more leaves it where it is.
    if (!isReadOnly) this.bringBack();
  }

  /** When what was brought back last was typed, ISO 8601; empty where nothing was. */
  readonly broughtBack = (): string => this.broughtBackAt;

  /** What the next closed window has left stands on the desk, unless it was stored after all. */
  private bringBack(): void {
    for (let next = this.places.takeNext(); next; next = this.places.takeNext()) {
      if (this.line.bringBack(next.kept)) {
        this.broughtBackAt = next.at;
        return;
      }
      if (this.line.isOpen()) return;
      this.places.write(null);
    }
  }

  /** One after the other: where two windows have left another text of one field, the host tells of both. */
  private bringNextBack(): void {
    const { line, places, saver, store } = this;
    const { busy, trouble } = saver.state();
    const isCalm = !busy && !trouble && !line.isOpen() && !store.isTyping();
    if (places.hasLeft && isCalm && !store.hasUnsaved() && !store.hasConflicts()) this.bringBack();
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
        this.places.write(isKeptDesk(kept) ? kept : null);
      },
    };
    saver.attach(form, []);
    saver.changed();
    const stops = [
      store.subscribe(() => saver.changed()),
      // After all that a save has to do.
      ...(isReadOnly ? [] : [saver.subscribe(() => this.places.hasLeft && setTimeout(() => this.bringNextBack()))]),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Everything that waits, at once; `false` where that did not work. */
  readonly saveNow = (): Promise<boolean> => {
    this.store.settle();
    return this.all.saveNow();
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
