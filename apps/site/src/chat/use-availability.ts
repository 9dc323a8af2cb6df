import type { ChatAvailability } from '@nasaq/contract';
import { useEffect, useState } from 'react';
import { useApi } from '../session/browser-api.ts';

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
