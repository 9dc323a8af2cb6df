import type { ChatAvailability } from '@nasaq/contract';
import { useEffect, useState } from 'react';
import { momentText } from '../content/opening-hours/index.ts';
import { useTranslator } from '../locale/translator.ts';
import { useApi } from '../session/index.ts';
import '../styles/forms.css';
import './availability.css';

/** Whether somebody is there, else when, and by when an answer comes. As long as it is not known, only what is always true. */
export function AvailabilityLine({ availability }: { availability: ChatAvailability | null }) {
  const translator = useTranslator();
  const { t } = translator;
  const there = availability?.online === true;
  return (
    <p className={`office-now chat-available ${there ? 'office-now--open' : ''}`}>
      <span>{sentences().join(' ')}</span>
    </p>
  );

  function sentences(): string[] {
    if (!availability) return [t('care.available.unknown')];
    const { online, open, opensAt, answerBy, timeZone } = availability;
    if (online) return [t('care.available.now')];
    const promise = answerBy
      ? [t('care.available.answer', { moment: momentText(answerBy, timeZone, translator) })]
      : [];
    if (open) return [t('care.available.away'), ...promise];
    if (!opensAt) return [t('care.available.closed'), ...promise];
    return [t('care.available.back', { moment: momentText(opensAt, timeZone, translator) }), ...promise];
  }
}

const every = 60_000;

/** Whether somebody is there, asked again while the page can be seen; `null` where it is not known. */
export function useAvailability(): ChatAvailability | null {
  const api = useApi();
  const [availability, setAvailability] = useState<ChatAvailability | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    const ask = () => {
      if (document.hidden) return;
      (api.get('chat/availability') as Promise<ChatAvailability>).then(
        (known) => stop.signal.aborted || setAvailability(known),
        // What cannot be known is not promised; the opening hours stand beside it.
        () => stop.signal.aborted || setAvailability(null),
      );
    };
    ask();
    const timer = setInterval(ask, every);
    document.addEventListener('visibilitychange', ask, { signal: stop.signal });
    window.addEventListener('online', ask, { signal: stop.signal });
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [api]);

  return availability;
}
