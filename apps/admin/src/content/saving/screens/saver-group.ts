import type { SavingState, Trouble } from './saved-form.ts';
import type { Saver } from './saver.ts';

/** Several savers that are looked at as one: of an entry, and of what is written on its screen besides. */
export class SaverGroup {
  private readonly members: Saver[] = [];
  private readonly listeners = new Set<() => void>();
  private current: SavingState = { busy: false, trouble: null };

  constructor(...members: Saver[]) {
    for (const member of members) this.add(member);
  }

  add(member: Saver): void {
    this.members.push(member);
    member.subscribe(() => this.notify());
    this.notify();
  }

  /** Busy where one of them is, and the trouble of the first that has one. */
  readonly state = (): SavingState => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  isUnsaved(): boolean {
    return this.members.some((member) => member.isUnsaved());
  }

  keep(): void {
    for (const member of this.members) member.keep();
  }

  /** @returns the first that keeps something from being saved; `null` where nothing would be lost */
  async flush(): Promise<Trouble | null> {
    const troubles = await Promise.all(this.members.map((member) => member.flush()));
    return troubles.find((trouble) => trouble !== null) ?? null;
  }

  async saveNow(): Promise<boolean> {
    const saved = await Promise.all(this.members.map((member) => member.saveNow()));
    return saved.every(Boolean);
  }

  readonly retry = (): void => {
    for (const member of this.members) member.retry();
  };

  readonly retryByItself = (): void => {
    for (const member of this.members) member.retryByItself();
  };

  leave(): void {
    for (const member of this.members) member.leave();
  }

  private notify(): void {
    const states = this.members.map((member) => member.state());
    const trouble = states.find((state) => state.trouble)?.trouble ?? null;
    const busy = states.some((state) => state.busy);
    if (busy === this.current.busy && trouble === this.current.trouble) return;
    this.current = { busy, trouble };
    for (const listener of this.listeners) listener();
  }
}
