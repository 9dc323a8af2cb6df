import type { OfficeState } from '@nasaq/contract';
import { type Translator, useTranslator } from '../../locale/translator.ts';
import { useSiteData } from '../../router/context.tsx';
import { momentText, timeOfDay } from './moment-text.ts';
import '../../styles/forms.css';

interface Props {
  state: OfficeState | null;
  /** `YYYY-MM-DD`, where the company is. */
  today: string;
}

/** Whether somebody is there to read now, or when; nothing where that is not known. */
export function OfficeNow({ state, today }: Props) {
  const translator = useTranslator();
  const { timeZone } = useSiteData().openingHours;
  if (state === null) return null;
  return (
    <p className={`office-now ${state.open ? 'office-now--open' : ''}`}>
      {officeText(state, timeZone, translator, today)}
    </p>
  );
}

/** With the name of the time zone, which is the company's and may not be the reader's. */
export function officeText(state: OfficeState, timeZone: string, translator: Translator, today: string): string {
  const { t } = translator;
  return state.open
    ? t('hours.office.open', timeOfDay(new Date(state.until), timeZone, translator.tag))
    : t('hours.office.closed', { moment: momentText(state.opensAt, timeZone, translator, today) });
}
