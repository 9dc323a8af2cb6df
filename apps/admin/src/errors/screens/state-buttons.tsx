'use client';

import type { Locale } from '@nasaq/contract';
import { Button } from '@payloadcms/ui';
import { useHostCall } from '../../platform/staff/screens/use-host-call.ts';
import { errorTexts } from '../catalogue/index.ts';
import type { ErrorState } from '../collection.ts';

interface Props {
  id: number;
  language: Locale;
  /** Of the error, where the button stands beside others of its kind. */
  message?: string;
  state: ErrorState;
  /** Those that are offered; without, every other than its own. */
  offered?: readonly ErrorState[];
}

const all: readonly ErrorState[] = ['resolved', 'ignored', 'open'];

/** Says what is to become of a kind of error. */
export function StateButtons({ id, language, message, offered = all, state }: Props) {
  const texts = errorTexts[language];
  const { busy, change } = useHostCall();
  const words: Record<ErrorState, { label: string; done: string }> = {
    resolved: { label: texts.resolve, done: texts.resolved },
    ignored: { label: texts.ignore, done: texts.ignored },
    open: { label: texts.reopen, done: texts.reopened },
  };
  const set = (wanted: ErrorState) =>
    change({
      method: 'PATCH',
      path: `/errors/${id}?depth=0`,
      body: { state: wanted },
      done: words[wanted].done,
      failed: texts.unchanged,
    });
  return (
    <div className="error-states">
      {offered
        .filter((wanted) => wanted !== state)
        .map((wanted) => (
          <Button
            aria-label={
              message && wanted === 'resolved' ? texts.resolveThis.replace('{message}', () => message) : undefined
            }
            buttonStyle={wanted === 'resolved' && !message ? 'primary' : 'subtle'}
            disabled={busy}
            key={wanted}
            margin={false}
            onClick={() => void set(wanted)}
            size={message ? 'small' : 'medium'}
            type="button"
          >
            {words[wanted].label}
          </Button>
        ))}
    </div>
  );
}
