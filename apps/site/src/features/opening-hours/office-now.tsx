import type { OfficeState } from '@nasaq/contract';
import { useT } from '../locale/use-t.ts';
import { useTranslator } from '../locale/use-translator.ts';
import { clock, weekday } from './clock.ts';
import '../../styles/forms.css';

/** Whether somebody is there to read now, or when; nothing where that is not known. */
export function OfficeNow({ state }: { state: OfficeState | null }) {
  const t = useT();
  const { tag } = useTranslator();
  if (state === null) return null;
  return <p className={`office-now ${state.open ? 'office-now--open' : ''}`}>{text(state)}</p>;

  function text(now: OfficeState): string {
    if (now.open) return t('forms.office.open', { time: clock(now.until, tag) });
    const time = clock(now.from, tag);
    return now.today
      ? t('forms.office.today', { time })
      : t('forms.office.later', { day: weekday(now.day, tag), time });
  }
}
