import { useEffect, useState } from 'react';
import { useLocale } from '../../locale/translator.ts';
import type { ShownFailure } from '../../router/payload.ts';
import { sentenceLabel, useFailureText } from './field-frame.tsx';
import { useForm } from './use-field.ts';

/** Tells assistive technology what happens out of its sight: how far the sending is, and what is wrong with a field just left. */
export function Announcement({ children }: { children: string }) {
  const failure = useLatestFailure();
  const locale = useLocale();
  const { fields } = useForm();
  const failureText = useFailureText();
  const text = children || (failure ? failureText(failure, locale, sentenceLabel(fields[failure.field])) : '');
  return (
    <p className="hidden-visually" role="status">
      {text}
    </p>
  );
}

/** The failure of one field that has just been checked; a whole form's failures are the summary's to tell. */
function useLatestFailure(): ShownFailure | undefined {
  const { store } = useForm();
  const [latest, setLatest] = useState<ShownFailure>();

  useEffect(() => {
    let known = new Set(failuresOf(store));
    return store.subscribe(() => {
      const now = failuresOf(store);
      const news = now.filter((failure) => !known.has(failure));
      known = new Set(now);
      if (news.length === 1) setLatest(news[0]);
      else if (news.length > 1 || now.length === 0) setLatest(undefined);
    });
  }, [store]);

  return latest;
}

function failuresOf(store: ReturnType<typeof useForm>['store']): ShownFailure[] {
  return Object.keys(store.fields).flatMap((name) => store.failure(name) ?? []);
}
