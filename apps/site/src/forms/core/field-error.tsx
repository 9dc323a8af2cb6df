import { failureMessage, type Locale } from '@nasaq/contract';
import { useLocale } from '../../locale/use-locale.ts';
import type { ShownFailure } from '../../router/posted-form.ts';
import { useSiteData } from '../../router/use-site-data.ts';

/** The sentence of a failed rule. The specification's Arabic text is always shown; an English page puts the English one before it. */
export function FieldError({ failure, label }: { failure: ShownFailure; label?: string }) {
  const locale = useLocale();
  const failureText = useFailureText();
  // A question in English keeps its own direction within the Arabic sentence.
  const arabic = failureText(failure, 'ar', label && `\u2068${label}\u2069`);
  if (locale === 'ar') return arabic;
  return (
    <>
      <span>{failureText(failure, 'en', label)}</span>{' '}
      <span lang="ar" dir="rtl" className="field-error__arabic">
        {arabic}
      </span>
    </>
  );
}

/** Brings the sentence in one language, in the site's digits; `label` names a field that is content. */
export function useFailureText(): (failure: ShownFailure, locale: Locale, label?: string) => string {
  const { numberingSystem } = useSiteData();
  return (failure, locale, label) =>
    failure.messages?.[locale] ?? failureMessage(failure, locale, label, numberingSystem);
}
