import { failureMessage, type Failure, type Locale } from '@nasaq/contract';

/** A failed rule, with the API's sentences where it came from there: it knows rules that the browser does not. */
export interface ShownFailure extends Failure {
  messages?: Partial<Record<Locale, string>>;
}

/** The sentence in one language; `label` names a field that is content. */
export function shownMessage(failure: ShownFailure, locale: Locale, label?: string): string {
  return failure.messages?.[locale] ?? failureMessage(failure, locale, label);
}
