import type { ErrorSource, GatheredError } from '@nasaq/contract';
import { metrics } from '@nasaq/metrics';
import { describeError, type ToldError } from './describe-error.ts';

/** Kinds that are held at most until they are written. */
const mostKinds = 200;
/** Of them, those of browsers, which anybody can make up. */
const mostOfBrowsers = 50;
/** Values that are remembered with each. */
const mostValues = 5;

const ofBrowsers: ReadonlySet<ErrorSource> = new Set(['reader', 'staff', 'policy']);

/**
 * Errors of one process that wait to be written, one entry for each kind: bounded, and never in the way of what failed.
 * What finds no room is counted and dropped.
 */
export class ErrorQueue {
  private kinds = new Map<string, GatheredError>();
  private readonly version: string;

  constructor(version: string) {
    this.version = version;
  }

  get size(): number {
    return this.kinds.size;
  }

  note(told: ToldError): void {
    countErrors(told.source, 1);
    this.put(describeError(told, this.version));
  }

  /** What has gathered elsewhere, or could not be written; it was counted there. */
  add(errors: readonly GatheredError[]): void {
    for (const error of errors) this.put(error);
  }

  /** All of them; what comes from now on gathers anew. */
  take(): GatheredError[] {
    const taken = [...this.kinds.values()];
    this.kinds = new Map();
    return taken;
  }

  private put(error: GatheredError): void {
    const known = this.kinds.get(error.kind);
    if (known) this.kinds.set(error.kind, merged(known, error));
    else if (this.hasRoomFor(error)) this.kinds.set(error.kind, error);
    else countDropped('full', error.count);
  }

  private hasRoomFor({ source }: GatheredError): boolean {
    if (this.kinds.size >= mostKinds) return false;
    if (!ofBrowsers.has(source)) return true;
    return [...this.kinds.values()].filter((known) => ofBrowsers.has(known.source)).length < mostOfBrowsers;
  }
}

function merged(before: GatheredError, after: GatheredError): GatheredError {
  const [old, young] = before.last <= after.last ? [before, after] : [after, before];
  return {
    ...young,
    routes: newest(young.routes, old.routes),
    requests: newest(young.requests, old.requests),
    count: old.count + young.count,
    first: Math.min(old.first, young.first),
  };
}

function newest(young: readonly string[], old: readonly string[]): string[] {
  return [...new Set([...young, ...old])].slice(0, mostValues);
}

function countErrors(source: ErrorSource, by: number): void {
  metrics()
    .counter('nasaq_errors_total', 'Errors that were noted for the inbox, by where they happened.', ['source'])
    .inc({ source }, by);
}

/**
 * Counts what does not reach the inbox.
 * @param reason `full`: no room in memory; `limited`: one browser, or all of them, sent too much; `unsent`: the admin
 * host refused it, or the process ended first
 */
export function countDropped(reason: 'full' | 'limited' | 'unsent', by = 1): void {
  metrics()
    .counter('nasaq_error_reports_dropped_total', 'Errors that do not stand in the inbox, by the reason.', ['reason'])
    .inc({ reason }, by);
}

/** What never happened is 0: the first is an increase, and no new series. */
export function beginErrorCounts(sources: readonly ErrorSource[]): void {
  for (const source of sources) countErrors(source, 0);
  for (const reason of ['full', 'limited', 'unsent'] as const) countDropped(reason, 0);
}
