import { failureMessage, type Failure, type Locale } from '@nasaq/contract';
import { useSiteData } from '../site-data/use-site-data.ts';

/** A failed rule, with the API's sentences where it came from there: it knows rules that the browser does not. */
export interface ShownFailure extends Failure {
  messages?: Partial<Record<Locale, string>>;
}

/** Brings the sentence in one language, in the site's digits; `label` names a field that is content. */
export function useFailureText(): (failure: ShownFailure, locale: Locale, label?: string) => string {
  const { numberingSystem } = useSiteData();
  return (failure, locale, label) =>
    failure.messages?.[locale] ?? failureMessage(failure, locale, label, numberingSystem);
}
