'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Schedule } from '../publication.ts';
import { MoveDialog } from './move-dialog.tsx';
import { ScheduleItem, type ScheduleProps } from './schedule-item.tsx';

interface Props extends Omit<ScheduleProps, 'schedule'> {
  className?: string;
  /** Stands above the list while there is one. */
  heading?: ReactNode;
  /** Class of both. */
  part?: string;
  schedules: readonly Schedule[];
}

/** What the clock will do. A dialog about one of them stays open when somebody else takes that one away. */
export function ScheduleList({ className, heading, part, schedules, ...of }: Props) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [moving, setMoving] = useState<{ schedule: Schedule; pressed: HTMLButtonElement } | null>(null);
  const [done, setDone] = useState<{ pressed: HTMLButtonElement } | null>(null);

  // When what was done of it stands on the screen.
  useEffect(() => {
    if (done) keepKeys(anchor.current, done.pressed);
  }, [done]);

  return (
    <>
      <span ref={anchor} hidden />
      {schedules.length > 0 && (
        <div className={part}>
          {heading}
          <ul className={className}>
            {schedules.map((schedule) => (
              <li key={schedule.id}>
                <ScheduleItem
                  {...of}
                  onDone={(pressed) => setDone({ pressed })}
                  onMove={(pressed) => setMoving({ schedule, pressed })}
                  schedule={schedule}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      {moving && (
        <MoveDialog
          {...of}
          onClose={() => {
            setDone({ pressed: moving.pressed });
            setMoving(null);
          }}
          schedule={moving.schedule}
        />
      )}
    </>
  );
}

/** The keys go back to what was pressed; where that is gone, to the heading under which it stood. */
function keepKeys(anchor: HTMLElement | null, pressed: HTMLButtonElement): void {
  if (document.activeElement !== document.body) return;
  if (pressed.isConnected) return pressed.focus();
  const heading = anchor?.closest('section, .desk-language')?.querySelector<HTMLElement>('h2, h3');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
