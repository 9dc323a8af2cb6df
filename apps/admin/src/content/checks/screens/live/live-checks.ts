import { type Locale, locales } from '@nasaq/contract';
import type { Doc, Docs, FieldSpec, TranslationRecord } from '@nasaq/translation';
import type { Facts, Levels } from '@nasaq/translation/checks';
import type { CheckFacts, Dismissal } from '../../check-facts.ts';
import { findingKey, type ToldFinding } from '../../told-finding.ts';
import { CheckThread } from './check-thread.ts';
import type { Question } from './checker.ts';

/** What is shown of the checks of one document. */
export interface LiveFindings {
  /** `waiting` until the host has told what only it knows; `apart` where it cannot be asked. */
  state: 'waiting' | 'ready' | 'apart';
  /** The graver first. */
  open: readonly ToldFinding[];
  dismissed: readonly { finding: ToldFinding; dismissal: Dismissal }[];
}

interface Options {
  /** Of the document, as `/api/posts/7`. */
  address: string;
  type: string;
  fields: readonly FieldSpec[];
  /** Of the menus: refusals come in it. */
  language: Locale;
  /** Says that the host is away. */
  unreachable: string;
}

/** After the last key, in milliseconds. */
const pause = 350;

/**
 * Checks a document as somebody writes it, in a thread of its own: typing pays for one timer. What only the host knows is
 * asked for at the beginning and after saves; until it knows of a value, nothing is said of it.
 */
export class LiveChecks {
  private readonly options: Options;
  private thread: CheckThread | null = null;
  private readonly listeners = new Set<() => void>();
  private shown: LiveFindings = { state: 'waiting', open: [], dismissed: [] };
  private told: readonly ToldFinding[] = [];
  private dismissals: readonly Dismissal[] = [];
  /** What the thread has not heard of; all where it is new. */
  private news: Partial<Question> | null = null;
  private facts: Partial<Facts> = {};
  private levels: Levels = {};
  private now: { docs: Docs; record: TranslationRecord } | null = null;
  private sent: Docs = { en: {}, ar: {} };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hasFacts = false;
  private isSaved = false;
  private isBusy = false;
  private isClosed = false;
  private asked = 0;
  private places = new Map<string, readonly ToldFinding[]>();

  constructor(options: Options) {
    this.options = options;
  }

  open(): void {
    this.isClosed = false;
    this.thread = new CheckThread(
      (told) => this.answered(told),
      () => this.sayAgain(),
    );
    this.sayAgain();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): LiveFindings => this.shown;

  /** What is open at a field in one language; the same list as long as it says the same. */
  at(locale: Locale, path: string): readonly ToldFinding[] {
    return this.places.get(`${locale}:${path}`) ?? none;
  }

  /** What stands there now. It costs nothing until nobody has changed it for a moment. */
  see(docs: Docs, record: TranslationRecord): void {
    if (docs === this.now?.docs && record === this.now.record) return;
    this.now = { docs, record };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(), pause);
  }

  /** Something was saved: the host knows more. */
  saved(): Promise<void> {
    this.isSaved = true;
    return this.refresh();
  }

  /** Asks the host for what it knows. */
  async refresh(): Promise<void> {
    const isFirst = !this.hasFacts;
    const turn = (this.asked += 1);
    const got = await this.call<CheckFacts>('GET', isFirst ? '/facts' : '/facts?again');
    if (this.isClosed || turn !== this.asked) return;
    if (typeof got === 'string') {
      if (isFirst) this.show({ ...this.shown, state: 'apart' });
      return;
    }
    this.dismissals = got.dismissals;
    this.facts = { ...this.facts, ...got.facts };
    this.levels = got.levels;
    this.news = { ...this.news, facts: got.facts, levels: got.levels };
    this.hasFacts = true;
    this.check();
  }

  /** Says of a warning that it is none. @returns why that was refused; null where it was not */
  dismiss({ check, locale, mark, path }: ToldFinding, reason: string): Promise<string | null> {
    return this.decide('/dismiss', { check, locale, mark, path, reason });
  }

  takeBack({ id }: Dismissal): Promise<string | null> {
    return this.decide('/dismiss/undo', { id });
  }

  /** Lets the host keep for its boards what is found in what was saved. */
  leave(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.thread?.end();
    if (this.isSaved) void this.call('POST', '', {}, true);
  }

  private async decide(path: string, body: object): Promise<string | null> {
    const got = await this.call<Pick<CheckFacts, 'dismissals'>>('POST', path, body);
    if (typeof got === 'string') return got;
    this.dismissals = got.dismissals;
    this.sort();
    return null;
  }

  private async call<Answer>(method: 'GET' | 'POST', path: string, body?: object, keepalive = false) {
    const { address, language, unreachable } = this.options;
    try {
      const answer = await fetch(`${address}/checks${path}`, {
        method,
        keepalive,
        credentials: 'same-origin',
        headers: { 'Accept-Language': language, Accept: 'application/json', 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const json = (await answer.json()) as Answer & { error?: { message: string } };
      return answer.ok ? json : (json.error?.message ?? unreachable);
    } catch {
      return unreachable;
    }
  }

  private check(): void {
    clearTimeout(this.timer);
    // Before the host has told what it knows, half of what is said would be false.
    if (this.isBusy || this.isClosed || !this.now || !this.hasFacts) return;
    const { docs, record } = this.now;
    const changed = changedIn(this.sent, docs);
    this.sent = docs;
    this.isBusy = true;
    this.thread?.ask({ ...this.news, docs: changed, record });
    this.news = null;
  }

  private sayAgain(): void {
    const { fields, type } = this.options;
    this.news = { type, fields, facts: this.facts, levels: this.levels };
    this.sent = { en: {}, ar: {} };
    this.isBusy = false;
    this.check();
  }

  private answered(told: readonly ToldFinding[]): void {
    this.isBusy = false;
    if (this.isClosed) return;
    const known = new Map(this.told.map((finding) => [finding.key, finding]));
    this.told = told.map((finding) => same(known.get(finding.key), finding));
    this.sort();
    // What came meanwhile.
    if (this.news || this.sent !== this.now?.docs) this.timer = setTimeout(() => this.check(), pause);
  }

  private sort(): void {
    const of = new Map(this.dismissals.map((dismissal) => [findingKey(dismissal), dismissal]));
    const open: ToldFinding[] = [];
    const dismissed: LiveFindings['dismissed'][number][] = [];
    for (const finding of this.told) {
      const dismissal = finding.level === 'stops' ? undefined : of.get(findingKey(finding));
      if (dismissal) dismissed.push({ finding, dismissal });
      else open.push(finding);
    }
    this.places = placed(this.places, open);
    this.show({ state: 'ready', open, dismissed });
  }

  private show(shown: LiveFindings): void {
    this.shown = shown;
    for (const listener of this.listeners) listener();
  }
}

const none: readonly ToldFinding[] = [];

/** Where a finding is about both languages, it stands at both. */
function placed(
  before: ReadonlyMap<string, readonly ToldFinding[]>,
  open: readonly ToldFinding[],
): Map<string, readonly ToldFinding[]> {
  const places = new Map<string, ToldFinding[]>();
  for (const finding of open)
    for (const locale of finding.locale === 'both' ? locales : [finding.locale]) {
      const key = `${locale}:${finding.path}`;
      places.set(key, [...(places.get(key) ?? []), finding]);
    }
  return new Map(
    [...places].map(([key, list]) => {
      const old = before.get(key);
      return [key, old && isSameList(old, list) ? old : list];
    }),
  );
}

function isSameList(one: readonly ToldFinding[], other: readonly ToldFinding[]): boolean {
  return one.length === other.length && one.every((finding, place) => finding === other[place]);
}

function same(known: ToldFinding | undefined, finding: ToldFinding): ToldFinding {
  return known && JSON.stringify(known) === JSON.stringify(finding) ? known : finding;
}

/** Fields of the first level that are other objects than before; what is gone is sent as nothing. */
function changedIn(before: Docs, docs: Docs): Question['docs'] {
  const changed: Record<Locale, Doc> = { en: {}, ar: {} };
  for (const locale of locales) {
    for (const [name, value] of Object.entries(docs[locale]))
      if (before[locale][name] !== value) changed[locale][name] = value;
    for (const name of Object.keys(before[locale])) if (!(name in docs[locale])) changed[locale][name] = null;
  }
  return changed;
}
