'use client';

import type { Locale } from '@nasaq/contract';
import { createContext, type ReactNode, use, useEffect, useEffectEvent } from 'react';
import { ScheduleItem } from '../../../schedules/screens/schedule-item.tsx';
import { usePublication } from '../../../schedules/screens/use-publication.ts';
import { useDesk } from '../desk-context.ts';
import { useColleagues } from '../presence/presence-context.tsx';

const PublicationContext = createContext<ReturnType<typeof usePublication> | null>(null);

export function useDeskPublication(): ReturnType<typeof usePublication> {
  return use(PublicationContext)!;
}

/** How the entry stands before its readers and on the clock, read once for the whole head; again when others change it. */
export function DeskPublication({ children }: { children: ReactNode }) {
  const call = usePublication();
  const { stored } = useColleagues();
  const read = useEffectEvent(call.reload);
  useEffect(() => {
    if (stored > 0) read();
  }, [stored]);
  return <PublicationContext value={call}>{children}</PublicationContext>;
}

/** At the head of a column: when its language goes out or comes down, and by whom. */
export function LanguageClock({ locale }: { locale: Locale }) {
  const { language } = useDesk();
  const call = useDeskPublication();
  const { publication } = call;
  const own = publication?.schedules.filter((schedule) => schedule.locale === locale) ?? [];
  if (!publication || own.length === 0) return null;
  return (
    <ul className="desk-clock">
      {own.map((schedule) => (
        <li key={schedule.id}>
          <ScheduleItem as="sentence" call={call} language={language} publication={publication} schedule={schedule} />
        </li>
      ))}
    </ul>
  );
}
