import type { Locale } from '@nasaq/contract';
import type { AlternativeAnswer, AlternativeSave } from '../../../media/alternative-api.ts';
import { autosavePause } from '../../../saving/autosave.ts';
import type { Doc } from '../../../saving/merge.ts';
import type { SavedForm, Trouble } from '../../../saving/screens/saved-form.ts';
import { Saver } from '../../../saving/screens/saver.ts';
import { checkSession } from '../../../saving/screens/send-save.ts';
import { storedForms } from '../../../saving/screens/stored-forms.ts';
import { callHost, type DeskAddress } from '../desk-calls.ts';

export interface AlternativeState {
  /** As the field shows it. */
  text: string;
  /** What somebody else has stored meanwhile, where it is not decided which text stays. */
  theirs: string | null;
  /** Whether it has been stored since the screen was opened, and nothing was typed since. */
  isJustSaved: boolean;
}

interface Options {
  picture: number;
  locale: Locale;
  at: () => DeskAddress;
  /** Hears what is stored. */
  onStored: (alt: AlternativeAnswer['alt']) => void;
}

/** What one picture says in one language, while it is written: saved by itself, and kept in this browser until then. */
export class AlternativeText {
  readonly saver = new Saver({ typing: autosavePause, keeping: 150, retry: { first: 2_000, longest: 60_000 } });
  private readonly options: Options;
  private readonly listeners = new Set<() => void>();
  /** What the host has had when it was last heard. */
  private from: string;
  private current: AlternativeState;

  /** @param stored what the host has */
  constructor(stored: string, options: Options) {
    this.options = options;
    const kept = this.readKept();
    const isLeft = kept !== null && kept.to !== stored;
    this.from = isLeft ? kept.from : stored;
    this.current = { text: isLeft ? kept.to : stored, theirs: null, isJustSaved: false };
    this.saver.attach(this.form(), []);
    this.saver.changed();
  }

  readonly state = (): AlternativeState => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Somebody types. */
  write(text: string): void {
    this.show({ text, isJustSaved: false });
    if (this.current.theirs === null) this.saver.changed();
    else this.saver.keep();
  }

  /** What the host has now; where something else was typed, that stays. */
  heard(stored: string): void {
    if (this.current.text !== this.from || this.current.theirs !== null || this.saver.state().busy) return;
    // The host leaves out the space behind a word: whoever pauses there goes on behind it.
    if (stored.trim() === this.current.text.trim()) return;
    this.from = stored;
    this.show({ text: stored });
  }

  /** The own text stays, over the other one. */
  readonly keepOwn = (): void => {
    this.from = this.current.theirs ?? this.from;
    this.show({ theirs: null });
    this.saver.decided();
    this.saver.changed();
  };

  readonly takeTheirs = (): void => {
    this.from = this.current.theirs ?? this.from;
    this.show({ text: this.from, theirs: null });
    this.saver.changed();
  };

  private form(): SavedForm {
    return {
      values: () => ({ from: this.from, to: this.current.text }),
      // Nothing is stored over what a picture says, nor over the text of somebody else before it is decided.
      isModified: () =>
        this.current.theirs === null && this.current.text.trim() !== '' && this.current.text !== this.from,
      isRefused: () => false,
      isTyping: () => false,
      settle: async () => {},
      hasConflicts: () => this.current.theirs !== null,
      isBusy: () => false,
      save: () => this.save(),
      send: () => this.save(),
      checkSession: () => checkSession(this.options.at().user),
      keep: (values) => this.keep(values),
    };
  }

  private async save(): Promise<Trouble | null> {
    const { at, locale, onStored, picture } = this.options;
    const { text } = this.current;
    const save: AlternativeSave = { locale, from: this.from, to: text };
    const body = JSON.stringify(save);
    const got = await callHost(
      { ...at(), address: `/api/media/${picture}/alternative` },
      { method: 'POST', body, keepalive: true },
    );
    if ('trouble' in got) return got.trouble;
    const { alt, isStored } = got.answer as AlternativeAnswer;
    if (!isStored) {
      this.show({ theirs: alt[locale] });
      return { kind: 'conflict' };
    }
    this.from = text;
    this.show({ isJustSaved: this.current.text === text });
    onStored(alt);
    return null;
  }

  private get place(): string {
    return `alternative-${this.options.picture}-${this.options.locale}`;
  }

  private readKept(): AlternativeSave | null {
    const { from, to } = storedForms(this.options.at().user).read(this.place).values ?? {};
    return typeof from === 'string' && typeof to === 'string' ? { from, to, locale: this.options.locale } : null;
  }

  private keep(values: Doc | null): void {
    const at = values ? new Date().toISOString() : '';
    storedForms(this.options.at().user).write(this.place, { values, at });
  }

  private show(change: Partial<AlternativeState>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
}
