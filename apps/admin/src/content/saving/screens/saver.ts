import { backoff } from '@nasaq/connectivity';
import type { Doc } from '../merge.ts';
import { KeepTimer } from './keep-timer.ts';
import { comparable, type Pauses, type SavedForm, type SavingState, type Trouble } from './saved-form.ts';

/** The saves of one form: one after the other, again until they work, and at once where somebody wants to leave. */
export class Saver {
  private form: SavedForm | null = null;
  private seen: readonly unknown[] = [];
  private readonly pauses: Pauses;
  private readonly listeners = new Set<() => void>();
  private current: SavingState = { busy: false, trouble: null };
  /** What the form had when nothing in it was unsaved. */
  private settled: string | null = null;
  private turn: Promise<unknown> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly keeping: KeepTimer | null;
  private failures = 0;
  /** What somebody has asked to be saved, and was not. */
  private asked: string | null = null;
  /** Whether the form has something unsaved that it does not yet say it has. */
  private isAwaited = false;
  /** Whether this browser has something of this form that is not saved. */
  private isStored = false;

  constructor(pauses: Pauses) {
    this.pauses = pauses;
    this.keeping = pauses.keeping === undefined ? null : new KeepTimer(() => this.keep(), pauses.keeping);
  }

  readonly state = (): SavingState => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** @param state of the form: with another one, something in it is different */
  attach(form: SavedForm, state: readonly unknown[]): void {
    this.form = form;
    const isSame = state.every((part, place) => part === this.seen[place]);
    this.seen = state;
    if (!isSame) this.changed();
  }

  /** Something in the form is different now. */
  changed(): void {
    if (!this.form || this.form.isBusy()) return;
    if (this.form.isModified()) this.isAwaited = false;
    if (!this.form.isModified()) {
      // The form says so after every attempt, one that did not work too.
      if (this.isAwaited || this.current.busy || this.current.trouble || this.form.isRefused()) return;
      this.settled = comparable(this.form.values());
      this.stopTimers();
      // The last dispute is decided.
      if (this.isStored && !this.form.hasConflicts()) this.keepValues(null);
    } else if (this.current.trouble) {
      // It is tried again in its own time; until then this browser has it.
      this.keepValues(this.form.values());
    } else {
      this.planSave();
      this.keeping?.plan();
    }
  }

  /** The same values count anew: they are to be saved over those of somebody else. */
  decided(): void {
    this.settled = null;
  }

  /** The form was filled anew with something typed in it, and says so with a later rendering than the one that shows it. */
  awaitTyped(): void {
    this.isAwaited = true;
    this.settled = null;
  }

  /** Whether leaving now would lose something. */
  isUnsaved(): boolean {
    const { form } = this;
    return form !== null && (this.isTyped() || form.isTyping() || form.hasConflicts());
  }

  /** Keeps what is not saved, for the moment after which nothing runs any more. */
  keep(): void {
    if (this.form && this.isUnsaved()) this.keepValues(this.form.values());
  }

  /** Alone: no save runs beside it. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.turn.then(work);
    this.turn = done.catch(() => {});
    return done;
  }

  saveNow(): Promise<boolean> {
    return this.inTurn(async () => {
      const { form } = this;
      if (!form || form.isBusy()) return false;
      if (form.isTyping()) await form.settle();
      if (!this.isTyped()) return true;
      return this.saveForm(form);
    });
  }

  /** As soon as it may work again: the browser is online, or somebody comes back to this tab. */
  readonly retryByItself = (): void => {
    // A document that is gone is asked for by whoever has it back.
    if (this.current.trouble?.kind === 'gone') return;
    // What was typed since, nobody has asked to be saved: what stood in its way is told no longer than it does.
    if (this.isOnlyAsked && comparable(this.form?.values() ?? {}) !== this.asked) void this.inTurn(() => this.look());
    else this.retry();
  };

  private async look(): Promise<void> {
    const { form } = this;
    if (!form || !this.current.trouble || this.current.trouble.kind === 'refused') return;
    const trouble = await form.checkSession();
    if (trouble) this.failed(trouble);
    else this.notify({ busy: false, trouble: null });
  }

  /** At once, as somebody asks for. */
  readonly retry = (): void => {
    if (!this.current.trouble) return;
    clearTimeout(this.timer);
    void this.inTurn(async () => {
      const { form } = this;
      const { trouble } = this.current;
      if (!form || !trouble) return;
      const values = form.values();
      this.keepValues(values);
      this.notify({ busy: true, trouble });
      const ended = trouble.kind === 'session' ? await form.checkSession() : null;
      // Past the form nothing is sent that its readers would have at once.
      const found = ended ?? (this.isOnlyAsked ? null : await form.send(values));
      if (found && found.kind !== 'conflict') this.failed(found);
      else await this.saveForm(form);
    });
  };

  /**
   * What is typed is saved so that the form can be left; its fields are not filled anew. Not for a form that is saved only
   * when somebody asks for it.
   * @returns what keeps it from being saved; `null` where nothing would be lost
   */
  flush(): Promise<Trouble | null> {
    this.stopTimers();
    return this.inTurn(async () => {
      const { form } = this;
      if (!form) return null;
      if (form.isTyping()) await form.settle();
      if (this.isTyped()) {
        const values = form.values();
        this.keepValues(values);
        this.notify({ ...this.current, busy: true });
        const trouble = await form.send(values);
        if (trouble && trouble.kind !== 'conflict') {
          this.failed(trouble);
          return trouble;
        }
        if (trouble) await this.saveForm(form);
        else this.stored(form, values);
      }
      return form.hasConflicts() ? { kind: 'conflict' } : null;
    });
  }

  /** The form goes, whatever happens: what it has is sent and, until that has worked, kept. */
  leave(): void {
    this.stopTimers();
    const { form } = this;
    if (!form || !this.isUnsaved()) return;
    const values = form.values();
    this.keepValues(values);
    if (!this.isOnlyAsked) void this.sendLast(form, values);
  }

  private async sendLast(form: SavedForm, values: Doc): Promise<void> {
    const trouble = await this.inTurn(() => form.send(values));
    // What is in dispute is stored nowhere else.
    if (!trouble) this.keepValues(form.hasConflicts() ? form.values() : null);
  }

  /** What the form has is nobody's any more: it was filled anew. */
  forget(): void {
    this.stopTimers();
    this.keepValues(null);
    this.notify({ busy: false, trouble: null });
  }

  /** What was learnt without a save: the document is gone, or it is back (`null`). */
  learnt(gone: Trouble | null): void {
    if (gone || this.current.trouble?.kind === 'gone') this.notify({ busy: false, trouble: gone });
    // Nothing that it plans would work.
    if (gone) clearTimeout(this.timer);
  }

  private isTyped(): boolean {
    const { form } = this;
    if (!form || !(form.isModified() || this.current.trouble)) return false;
    return comparable(form.values()) !== this.settled;
  }

  private async saveForm(form: SavedForm): Promise<boolean> {
    const values = form.values();
    this.keepValues(values);
    this.asked = comparable(values);
    this.notify({ ...this.current, busy: true });
    const trouble = await form.save();
    if (!trouble || trouble.kind === 'conflict') this.stored(form, values);
    else this.failed(trouble);
    return !trouble;
  }

  private stored(form: SavedForm, values: Doc): void {
    // What the answer has filled in is as good as sent.
    this.settled = comparable(form.isModified() ? values : form.values());
    this.failures = 0;
    this.notify({ busy: false, trouble: null });
    // Typed while the save was under way.
    const isTyped = this.isTyped();
    this.keepValues(isTyped || form.hasConflicts() ? form.values() : null);
    if (isTyped) this.planSave();
  }

  private failed(trouble: Trouble): void {
    this.notify({ busy: false, trouble });
    this.failures += 1;
    if (trouble.kind === 'gone') return;
    if (this.isOnlyAsked && trouble.kind === 'refused') return;
    this.plan(this.isOnlyAsked ? this.retryByItself : this.retry, backoff(this.failures, this.pauses.retry));
  }

  private get isOnlyAsked(): boolean {
    return this.pauses.typing === undefined;
  }

  private planSave(): void {
    if (this.pauses.typing !== undefined) this.plan(() => this.saveNow(), this.pauses.typing);
  }

  private keepValues(values: Doc | null): void {
    this.isStored = values !== null;
    this.form?.keep(values);
  }

  private stopTimers(): void {
    clearTimeout(this.timer);
    this.keeping?.stop();
  }

  private plan(work: () => unknown, pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(work, pause);
  }

  private notify(state: SavingState): void {
    this.current = state;
    for (const listener of this.listeners) listener();
  }
}
