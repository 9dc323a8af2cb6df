import { failuresOf, formSchema, type Fields, type PhonePlans, type UploadKind } from '@nasaq/contract';
import type { ShownFailure } from '../../router/payload.ts';
import { type Called, calledBy, calledIn, sameOr } from './called-choices.ts';
import { byField, fieldsThatLookAt, isSame, ordered, refusedFiles } from './field-failures.ts';
import {
  checkedValues,
  filledValues,
  type FormValue,
  type FormValues,
  hasPendingFiles,
  isEmptyStill,
  pickFields,
  sendableValues,
} from './form-values.ts';
import { joinedLeftovers, type Known, type Leftover, noLeftovers, sortValues, tell, type Told } from './leftovers.ts';
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
  let values: Record<string, FormValue> = filledValues(form, initial);
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

  function nameAgain(before: (name: string) => Called | undefined): void {
    called = sameOr(called, calledBy(form, values, before));
  }

  function check(): Map<string, ShownFailure> {
    const found: ShownFailure[] = failuresOf(schema, checkedValues(form, values));
    // One that was not taken says more than that one is missing.
    return byField([...refusedFiles(form, values), ...found]);
  }

  function recheck(names: readonly string[]): void {
    const found = check();
    const next = new Map(failed);
    for (const name of names) {
      const failure = found.get(name);
      // The same one is no news to whoever watches.
      if (failure && !isSame(failure, next.get(name))) next.set(name, failure);
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
      const watching = fieldsThatLookAt(form, name).filter((other) => committed.has(other) || !!values[other]);
      recheck([name, ...watching]);
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
      values = { ...sorted.values, ...filledValues(form, sorted.values) };
      left = joinedLeftovers(form, known.leftovers ?? noLeftovers, sorted);
      nameAgain((name) => known.told?.[name]?.called);
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
      const without = { ...values, ...filledValues(pickFields(form, left), {}) };
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
      const news = sorted.leftovers.filter(({ name }) => touched.has(name) || before[name] !== undefined);
      left = joinedLeftovers(form, left, { ...sorted, leftovers: news });
      values = { ...filledValues(form, {}), ...sorted.values };
      nameAgain((name) => called[name]);
      recheck([...failed.keys()]);
    },
    told: () => tell(form, values, called),
    leftovers: () => left,
    forgetLeftovers() {
      values = filledValues(form, values);
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
