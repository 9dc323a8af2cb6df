import { locales, type Locale, storable } from '@nasaq/contract';
import {
  type Docs,
  type FieldSpec,
  type JudgedUnit,
  LiveJudge,
  fingerprint,
  newId,
  type Place,
  valueAt,
  withValue,
  wordsOf,
} from '@nasaq/translation';
import type { Desk, DeskAnswer, DeskSave } from '../desk-api.ts';
import { type Dispute, insistedState } from './desk-disputes.ts';
import { answeredState, chosenSince, refreshedState } from './desk-news.ts';
import { broughtBackState, type DeskState, hasUnsaved, openedState, type Sent, unsaved } from './desk-state.ts';
import { isAnew, markedState, type Said } from './desk-marks.ts';

/** After a key, in milliseconds, before the states of the fields are told anew: long texts are read for them. */
const judging = 150;
/** The longest texts take so long to read that it would be felt between two keys: it takes no more than this part of the time. */
const judgedShare = 1 / 20;
const longestUnjudged = 2_000;

/** Tells its text only now and then (`DeskStore.typed`); it is asked for it before anything is saved or said of it. */
interface SlowEditor {
  isTyping: () => boolean;
  tell: () => void;
}

/**
 * What stands on one desk. It changes at once with every key and tells who listens; nothing here waits for the host.
 * Values that did not change stay the same objects, so that only the field in which somebody types is drawn again.
 */
export class DeskStore {
  readonly fields: readonly FieldSpec[];
  private state: DeskState;
  private readonly by: number;
  private readonly judge = new LiveJudge();
  private judged: readonly JudgedUnit[];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pause = judging;
  private readonly listeners = new Set<() => void>();
  private readonly editors = new Set<SlowEditor>();
  private readonly typists = new Set<() => void>();
  /** By language and path, fingerprints of what a machine had drafted where somebody has written anew: it may be put back. */
  private readonly replaced = new Map<string, string>();
  /** What was found of the newest state that somebody has asked about. */
  private compared: { state: DeskState; isUnsaved: boolean } | null = null;
  private named: { content: string; save: string } | null = null;

  /** @param by the member of staff who sits at it */
  constructor(desk: Desk, by: number) {
    this.fields = desk.fields;
    this.by = by;
    this.state = openedState(desk);
    this.judged = this.judge.judge(this.fields, this.state.docs, this.state.record);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): DeskState => this.state;

  /** How each field stands, at most a moment ago. */
  readonly units = (): readonly JudgedUnit[] => this.judged;

  valueAt({ locale, path }: Place): unknown {
    return valueAt(this.state.docs[locale], path);
  }

  /**
   * Without what the database cannot store.
   * @param since as the desk stood when somebody began to choose it
   */
  write({ locale, path }: Place, written: unknown, since?: DeskState): void {
    if (since) this.set(chosenSince(this.state, since, [locale], path));
    const value = storable(written);
    const before = this.valueAt({ locale, path });
    this.change((docs) => ({ ...docs, [locale]: withValue(docs[locale], path, value) }));
    this.tellAuthor({ locale, path }, before, value);
  }

  writeShared(path: string, written: unknown, since?: DeskState): void {
    if (since) this.set(chosenSince(this.state, since, locales, path));
    const value = storable(written);
    this.change((docs) => ({ en: withValue(docs.en, path, value), ar: withValue(docs.ar, path, value) }));
  }

  change(change: (docs: Docs) => Docs): void {
    const docs = change(this.state.docs);
    if (locales.every((locale) => docs[locale] === this.state.docs[locale])) return;
    this.set({ ...this.state, docs });
    this.timer ??= setTimeout(() => this.judgeNow(), this.pause);
  }

  mark(place: Said): void {
    this.settle();
    this.set(markedState(this.state, place, this.by));
    this.judgeNow();
  }

  setSource(source: Locale): void {
    if (source === this.state.record.source) return;
    this.set({ ...this.state, record: { ...this.state.record, source }, sourceChanged: !this.state.sourceChanged });
    this.judgeNow();
  }

  readonly keepEditor = (editor: SlowEditor): (() => void) => {
    this.editors.add(editor);
    return () => this.editors.delete(editor);
  };

  /** Whether an editor has a key that it has not told yet. */
  readonly isTyping = (): boolean => [...this.editors].some((editor) => editor.isTyping());

  readonly subscribeTyping = (listener: () => void): (() => void) => {
    this.typists.add(listener);
    return () => this.typists.delete(listener);
  };

  /** An editor has its first key that it has not told, or none any more. */
  typed(): void {
    for (const listener of this.typists) listener();
  }

  /** Every editor tells what it has. */
  settle(): void {
    for (const editor of this.editors) editor.tell();
  }

  /** How each field stands with the newest key. */
  unitsNow(): readonly JudgedUnit[] {
    this.settle();
    this.judgeNow();
    return this.judged;
  }

  /**
   * What is not stored, with a name of its own: the same one for as long as it is the same.
   * @param open a save of which nobody knows whether it was carried out: its fields come along
   */
  unsaved(open?: DeskSave): DeskSave | null {
    this.settle();
    const save = unsaved(this.fields, this.state, open);
    if (!save) return null;
    const content = JSON.stringify(save);
    if (content !== this.named?.content) this.named = { content, save: newId() };
    return { ...save, save: this.named.save };
  }

  hasUnsaved(): boolean {
    // Asked by several with every key: a long text is read for it once.
    if (this.compared?.state !== this.state)
      this.compared = { state: this.state, isUnsaved: hasUnsaved(this.fields, this.state) };
    return this.compared.isUnsaved;
  }

  hasConflicts(): boolean {
    return locales.some((locale) => this.state.conflicts[locale].length > 0);
  }

  /** What the next answer will be about. */
  sent(save: DeskSave): Sent {
    return { save, docs: this.state.docs, marks: this.state.marks };
  }

  answered(sent: Sent, answer: DeskAnswer): void {
    this.settle();
    this.set(answeredState(this.fields, this.state, sent, answer));
    this.judgeNow();
  }

  /** The reader knows what others have changed. */
  othersSeen(): void {
    const none = { en: [], ar: [] };
    this.set({ ...this.state, others: none, changed: none, lost: none });
  }

  refreshed(fresh: Desk, givenUp?: Dispute): void {
    this.settle();
    this.set(refreshedState(this.state, fresh, givenUp));
    this.judgeNow();
  }

  withdrawalSeen(): void {
    this.set({ ...this.state, withdrawn: [] });
  }

  /** Until it is read or saved again. */
  trashed(): void {
    if (!this.state.isTrashed) this.set({ ...this.state, isTrashed: true });
  }

  insist(dispute: Dispute): void {
    this.set(insistedState(this.state, this.fields, dispute));
  }

  /** @returns whether any of it is not stored */
  bringBack(save: DeskSave): boolean {
    const back = broughtBackState(this.state, save);
    if (!hasUnsaved(this.fields, back)) return false;
    this.set(back);
    this.judgeNow();
    return true;
  }

  /** A text of a machine that somebody has replaced is theirs; where they undo that, it is the machine's again. */
  private tellAuthor({ locale, path }: Place, before: unknown, value: unknown): void {
    const place = `${locale}:${path}`;
    const isMachine = this.state.record.marks[locale][path]?.as === 'machine';
    if (!isMachine && !this.replaced.has(place)) return;
    const [was, now] = [wordsOf(before), wordsOf(value)];
    const isBack = this.replaced.get(place) === fingerprint(value);
    if (isMachine && was !== '' && (now === '' || isAnew(was, now))) this.replaced.set(place, fingerprint(before));
    const as = isMachine ? isAnew(was, now) && !isBack && 'none' : isBack && 'machine';
    if (as) this.set(markedState(this.state, { as, locale, path }, this.by));
  }

  private judgeNow(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const start = performance.now();
    const judged = this.judge.judge(this.fields, this.state.docs, this.state.record);
    this.pause = Math.max(judging, Math.min((performance.now() - start) / judgedShare, longestUnjudged));
    if (judged === this.judged) return;
    this.judged = judged;
    this.tell();
  }

  private set(state: DeskState): void {
    this.state = state;
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
