import type { Failure, Locale } from '@nasaq/contract';

/** A failed rule, with the API's sentences where it came from there: it knows rules that the browser does not. */
export interface ShownFailure extends Failure {
  messages?: Partial<Record<Locale, string>>;
}
