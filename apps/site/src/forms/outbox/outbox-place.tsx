import { useEffect, useState, type ComponentType } from 'react';
import { useOutboxCount } from './outbox-counter.ts';

/** The place of what waits to be sent, on every page; its code is fetched where something does. */
export function OutboxPlace() {
  const wanted = useOutboxCount() > 0;
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!wanted) return;
    import('./outbox-bar.tsx').then(
      ({ OutboxBar }) => setBar(() => OutboxBar),
      (error: unknown) => console.error('What waits to be sent cannot be shown.', error),
    );
  }, [wanted]);
  return Bar && <Bar />;
}
