import type { SubmissionStatus } from '@nasaq/contract';
import { useFormat } from '../../locale/use-format.ts';
import { useLocale } from '../../locale/use-locale.ts';
import { useT } from '../../locale/use-t.ts';
import { isFinal, statusSteps } from './status-steps.ts';

/** The usual way as a line with a star at each state; what is passed is drawn in full. */
export function StatusTrack({ status }: { status: SubmissionStatus }) {
  const t = useT();
  const locale = useLocale();
  const { date } = useFormat();
  const steps = statusSteps(status, locale);
  return (
    <ol className={`track ${isFinal(status) ? 'track--final' : ''}`} aria-label={t('status.track')}>
      {steps.map(({ state, label, at, place }) => (
        <li key={state} className={`track__step track__step--${place}`} aria-current={place === 'current' && 'step'}>
          <Star />
          <span className="track__label">{label}</span>
          <span className="hidden-visually">{t(`status.place.${place}`)}</span>
          {at && (
            <time className="track__date" dateTime={at}>
              {date(at, 'short')}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The eightfold star of the brand: two squares. */
function Star() {
  return (
    <svg viewBox="-12 -12 24 24" className="track__star" aria-hidden="true">
      <path d="M-7-7H7V7H-7z" />
      <path d="M-7-7H7V7H-7z" transform="rotate(45)" />
    </svg>
  );
}
