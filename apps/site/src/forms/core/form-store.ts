import {
  failuresOf,
  formSchema,
  type Field,
  type Fields,
  type PhonePlans,
  type Rule,
  type UploadKind,
} from '@nasaq/contract';
import type { ShownFailure } from '../../router/payload.ts';
import {
  checkedValues,
  emptyValue,
  filesOf,
  type FormValue,
  type FormValues,
  hasPendingFiles,
  isWaiting,
  sendableValues,
} from './form-values.ts';
import { type Called, calledIn } from './called-choices.ts';
import { type Leftover, sortValues, type Told, toldOf } from './leftovers.ts';
import { makeKey } from './make-key.ts';

/** `account` for the forms of one's account, none of which takes files. */
export type FormKind = UploadKind | 'account';

interface Options<Kind extends FormKind> {
  kind: Kind;
  fields: Fields;
  /** Values that the page starts with; they are not the reader's input. */
  initial?: FormValues;
  failures?: readonly ShownFailure[];
  /** What was posted into fields that the form has no more. */
  leftovers?: readonly Leftover[] | undefined;
}

/** The state of one form in the page. It knows nothing of React, of the network, or of storage. */
export interface FormStore<Kind extends FormKind = UploadKind> {
  readonly kind: Kind;
  readonly fields: Fields;
  get(name: string): FormValue;
  /** While typing: an error neither appears nor clears. */
  set(name: string, value: FormValue): void;
  /** On blur and change: checks this field, and those fields whose rules look at it. */
  commit(name: string): void;
  /** On submit: checks all; the failures stand in the order of the fields. */
  validateAll(): readonly ShownFailure[];
  failure(name: string): ShownFailure | undefined;
  /** Those of the API. */
  setFailures(failures: readonly ShownFailure[]): void;
  values(): FormValues;
  /** As a submission carries them. */
  sendable(): Record<string, unknown>;
  /**
   * A draft's values, or none; those that are not named become empty. Failures are forgotten. `since` is when they were
   * first touched, epoch ms, where that was before now; `known` what was told of them then.
   */
  replace(values: FormValues, key?: string, since?: number, known?: Known): void;
  /** What there is to tell of values in fields that may change. */
  told(): Readonly<Record<string, Told>>;
  /** What was written into fields that the form has no more. It stays until it is taken away, or the form is sent. */
  leftovers(): readonly Leftover[];
  forgetLeftovers(): void;
  /** By field: what the choices that are chosen were called when they were chosen. */
  called(): Readonly<Record<string, Called>>;
  /** The reader has seen what they are called now. */
  acceptNames(): void;
  /**
   * What is known of a signed-in reader, into fields that are empty: not the reader's input, and taken out again by the
   * next call where it was left alone (another account, or none).
   */
  prefill(values: FormValues): void;
  /** In another language a form may have other labels and choices. */
  setFields(fields: Fields): void;
  /** Until the library of numbering plans is here, the browser lets every number pass. */
  setPhonePlans(plans: PhonePlans): void;
  /** One submission, however often it is sent. Another after what was sent has been changed. */
  key(): string;
  /** What the key stands for is on its way: from now on a change is another submission. */
  sending(): void;
  /** Names of the fields that the reader has changed in this page. */
  touched(): ReadonlySet<string>;
  /** Holds input that is not sent yet. */
  dirty(): boolean;
  /** Milliseconds since the first input; `undefined` before. */
  elapsed(): number | undefined;
  /** Resolves when no file is on its way any more. */
  filesSettled(): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** What a draft knows of values from when they were written. */
export interface Known {
  told?: Readonly<Record<string, Told>> | undefined;
  leftovers?: readonly Leftover[] | undefined;
}

export function createFormStore<Kind extends FormKind>({
  kind,
  fields,
  initial = {},
  failures = [],
  leftovers,
}: Options<Kind>): FormStore<Kind> {
  let form = fields;
  let plans: PhonePlans = { isPhone: () => true };
  let schema = formSchema(form, plans);
  let values: Record<string, FormValue> = filled(form, initial);
  let failed = byField(failures);
  let key: string | undefined;
  let underWay = false;
  let dirty = false;
  let started: number | undefined;
  let prefilled: FormValues = {};
  let left: readonly Leftover[] = leftovers ?? noLeftovers;
  let called = calledBy(form, values);
  const touched = new Set<string>();
  const committed = new Set<string>();
  const listeners = new Set<() => void>();

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function use(nextForm: Fields, nextPlans: PhonePlans): void {
    form = nextForm;
    plans = nextPlans;
    schema = formSchema(form, plans);
  }

  function check(): Map<string, ShownFailure> {
    const found: ShownFailure[] = failuresOf(schema, checkedValues(form, values));
    return byField([...found, ...refusedFiles(form, values)]);
  }

  function recheck(names: readonly string[]): void {
    const found = check();
    const next = new Map(failed);
    for (const name of names) {
      const failure = found.get(name);
      // The same one is no news to whoever watches.
      if (failure && failure.rule !== next.get(name)?.rule) next.set(name, failure);
      else if (!failure) next.delete(name);
    }
    failed = ordered(form, next);
    notify();
  }

  return {
    kind,
    get fields() {
      return form;
    },
    get: (name) => values[name] ?? '',
    set(name, value) {
      if (values[name] === value) return;
      values = { ...values, [name]: value };
      if (form[name]?.offered) called = { ...called, [name]: calledIn(form[name], value, called[name]) };
      touched.add(name);
      dirty = true;
      started ??= Date.now();
      if (underWay) key = undefined;
      underWay = false;
      notify();
    },
    commit(name) {
      committed.add(name);
      const watching = Object.entries(form).filter(
        ([other, { rules }]) =>
          rules.some((rule) => targetOf(rule) === name) && (committed.has(other) || !!values[other]),
      );
      recheck([name, ...watching.map(([other]) => other)]);
    },
    validateAll() {
      for (const name of Object.keys(form)) committed.add(name);
      failed = ordered(form, check());
      notify();
      return [...failed.values()];
    },
    failure: (name) => failed.get(name),
    setFailures(next) {
      failed = ordered(form, byField(next));
      for (const name of failed.keys()) committed.add(name);
      notify();
    },
    values: () => values,
    sendable: () => sendableValues(form, values),
    replace(next, nextKey, since, known = {}) {
      const sorted = sortValues(form, next, known.told ?? {});
      values = filled(form, sorted.values);
      left = joined(known.leftovers ?? noLeftovers, sorted.leftovers);
      called = sameOr(
        called,
        calledBy(form, values, (name) => known.told?.[name]?.called),
      );
      failed = new Map();
      committed.clear();
      touched.clear();
      key = nextKey;
      underWay = false;
      dirty = Object.keys(next).length > 0;
      started = dirty ? (since ?? started ?? Date.now()) : undefined;
      notify();
    },
    prefill(known) {
      const left = Object.keys(prefilled).filter((name) => !touched.has(name) && values[name] === prefilled[name]);
      const without = { ...values, ...filled(pick(form, left), {}) };
      const news = Object.keys(form).filter((name) => known[name] && isEmptyStill(form[name]!, without[name]));
      prefilled = Object.fromEntries(news.map((name) => [name, known[name]!]));
      values = { ...without, ...prefilled };
      if (left.length > 0 || news.length > 0) notify();
    },
    setFields(next) {
      if (next === form) return;
      const before = tell(form, values, called);
      use(next, plans);
      const sorted = sortValues(form, values, before);
      // What nobody has written is nothing to tell of, and a field that is back has its value still.
      left = joined(
        left,
        sorted.leftovers.filter(({ name }) => touched.has(name) || before[name] !== undefined),
      );
      values = { ...filled(form, {}), ...sorted.values };
      called = sameOr(
        called,
        calledBy(form, values, (name) => called[name]),
      );
      recheck([...failed.keys()]);
    },
    told: () => tell(form, values, called),
    leftovers: () => left,
    forgetLeftovers() {
      left = noLeftovers;
      notify();
    },
    called: () => called,
    acceptNames() {
      called = calledBy(form, values);
      notify();
    },
    setPhonePlans(next) {
      use(form, next);
      recheck([...committed].filter((name) => form[name]?.rules.some(({ rule }) => rule === 'phone')));
    },
    key: () => (key ??= makeKey()),
    sending() {
      underWay = true;
    },
    touched: () => touched,
    dirty: () => dirty,
    elapsed: () => (started === undefined ? undefined : Date.now() - started),
    filesSettled() {
      return new Promise((resolve) => {
        const settle = () => {
          if (hasPendingFiles(values)) return;
          listeners.delete(settle);
          resolve();
        };
        listeners.add(settle);
        settle();
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const noLeftovers: readonly Leftover[] = [];

/** Each field once, as it was told of last. */
function joined(before: readonly Leftover[], news: readonly Leftover[]): readonly Leftover[] {
  if (news.length === 0) return before.length === 0 ? noLeftovers : before;
  return [...new Map([...before, ...news].map((each) => [each.name, each])).values()];
}

function calledBy(
  form: Fields,
  values: FormValues,
  before: (name: string) => Called | undefined = () => undefined,
): Record<string, Called> {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, field]) =>
      field.offered ? [[name, calledIn(field, values[name], before(name))]] : [],
    ),
  );
}

/** The same names are no news to whoever watches. */
function sameOr<Names>(before: Names, next: Names): Names {
  return JSON.stringify(before) === JSON.stringify(next) ? before : next;
}

function tell(form: Fields, values: FormValues, called: Readonly<Record<string, Called>>): Record<string, Told> {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, field]) => {
      const told = toldOf(name, field, values[name], called[name]);
      return told ? [[name, told]] : [];
    }),
  );
}

function filled(form: Fields, values: FormValues): Record<string, FormValue> {
  return Object.fromEntries(Object.entries(form).map(([name, field]) => [name, values[name] ?? emptyValue(field)]));
}

function pick(form: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.flatMap((name) => (form[name] ? [[name, form[name]]] : [])));
}

/** A country that stands there from the beginning has been chosen by nobody. */
function isEmptyStill(field: Field, value: FormValue | undefined): boolean {
  return value === undefined || value === '' || value === emptyValue(field);
}

function byField(failures: readonly ShownFailure[]): Map<string, ShownFailure> {
  const first = new Map<string, ShownFailure>();
  for (const failure of failures) if (!first.has(failure.field)) first.set(failure.field, failure);
  return first;
}

/** The fields' own order, which is the page's; what belongs to no field comes last. */
function ordered(form: Fields, failures: Map<string, ShownFailure>): Map<string, ShownFailure> {
  const names = [...Object.keys(form), ...failures.keys()];
  return new Map([...new Set(names)].flatMap((name) => (failures.has(name) ? [[name, failures.get(name)!]] : [])));
}

/** A file that was not taken holds the form back, so that nobody believes it was sent. */
function refusedFiles(form: Fields, values: FormValues): ShownFailure[] {
  return Object.keys(form)
    .filter((field) => filesOf(values[field]).some((item) => item.problem !== undefined && !isWaiting(item)))
    .map((field) => ({ field, rule: 'upload' }));
}

function targetOf(rule: Rule): string | undefined {
  return 'target' in rule ? rule.target : undefined;
}
