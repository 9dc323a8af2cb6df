'use client';

import type { Locale } from '@nasaq/contract';
import { createContext, type ReactNode, use, useEffect, useEffectEvent } from 'react';
import { ScheduleList } from '../../../schedules/screens/schedule-list.tsx';
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
  if (!publication) return null;
  return (
    <ScheduleList
      as="sentence"
      call={call}
      className="desk-clock"
      language={language}
      publication={publication}
      schedules={publication.schedules.filter((schedule) => schedule.locale === locale)}
    />
  );
}
