import type { ChatAvailability } from '@nasaq/contract';
import { momentText } from '../content/opening-hours/moment-text.ts';
import { useTranslator } from '../locale/use-translator.ts';
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
