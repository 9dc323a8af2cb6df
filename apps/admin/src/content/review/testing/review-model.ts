import { locales, type Locale } from '@nasaq/contract';

interface Language {
  words: string;
  changedBy: number;
  /** What readers have. */
  site: string | null;
  /** What was said last of each words that were ever seen. */
  said: Map<string, { act: 'approved' | 'returned' | 'released'; by: number }>;
  /** Whose request waits. */
  askedBy: number | null;
}

/** What a second person means, told without a database: the simplest thing that could be right. */
export class ReviewModel {
  readonly languages: Record<Locale, Language>;

  constructor(words: Record<Locale, string>, by: number) {
    const language = (locale: Locale): Language => ({
      words: words[locale],
      changedBy: by,
      site: null,
      said: new Map(),
      askedBy: null,
    });
    this.languages = { en: language('en'), ar: language('ar') };
  }

  edit(locale: Locale, words: string, by: number): void {
    const language = this.languages[locale];
    if (language.words === words) return;
    Object.assign(language, { words, changedBy: by });
  }

  ask(locale: Locale, by: number): void {
    this.languages[locale].askedBy = by;
  }

  /** @returns whether it may be said */
  answer(locale: Locale, act: 'approved' | 'returned' | 'released', by: number): boolean {
    const language = this.languages[locale];
    if (act === 'approved' && language.changedBy === by) return false;
    language.said.set(language.words, { act, by });
    language.askedBy = null;
    return true;
  }

  withdraw(locale: Locale, by: number): boolean {
    const language = this.languages[locale];
    if (language.askedBy !== by) return false;
    language.askedBy = null;
    return true;
  }

  isApproved(locale: Locale): boolean {
    const { changedBy, said, words } = this.languages[locale];
    const last = said.get(words);
    return last?.act === 'released' || (last?.act === 'approved' && last.by !== changedBy);
  }

  /** All of these come to their readers, or none. */
  publish(...wanted: Locale[]): boolean {
    const mayCome = (locale: Locale) =>
      this.isApproved(locale) || this.languages[locale].site === this.languages[locale].words;
    if (!wanted.every(mayCome)) return false;
    for (const locale of wanted) this.languages[locale].site = this.languages[locale].words;
    return true;
  }

  /** A save that changes words and publishes them: both or neither. */
  publishEdited(locale: Locale, words: string, by: number): boolean {
    const before = { ...this.languages[locale] };
    this.edit(locale, words, by);
    if (this.publish(locale)) return true;
    Object.assign(this.languages[locale], before);
    return false;
  }

  unpublish(locale: Locale): void {
    this.languages[locale].site = null;
  }

  onSite(): Partial<Record<Locale, string>> {
    const shown = locales.flatMap((locale) => {
      const { site } = this.languages[locale];
      return site === null ? [] : [[locale, site]];
    });
    return Object.fromEntries(shown) as Partial<Record<Locale, string>>;
  }
}
