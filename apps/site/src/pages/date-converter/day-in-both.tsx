import { dateOf, type Day } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import { Bdi } from '../../ui/bdi.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { plainDate, type DayTexts } from './day-texts.ts';

interface Props {
  day: Day;
  own: DayTexts;
  other: DayTexts;
}

/** One day, large, in both calendars, each in both languages. */
export function DayInBoth({ day, own, other }: Props) {
  const t = useT();
  const sentence = t('date_converter.sentence', {
    gregorian: own.write('gregorian', 'full', day),
    hijri: own.write('hijri', 'date', day),
  });
  return (
    <section className="both-days" aria-label={t('date_converter.result')}>
      {(['gregorian', 'hijri'] as const).map((calendar) => (
        <div key={calendar} className="both-days__day">
          <h2 className="both-days__calendar">{t(`date_converter.calendar.${calendar}`)}</h2>
          <p className="both-days__own">
            <span className="both-days__weekday">{own.write(calendar, 'weekday', day)}</span>
            {own.write(calendar, 'date', day)}
          </p>
          <p className="both-days__other" lang={other.tag} dir={other.dir}>
            {other.write(calendar, 'full', day)}
          </p>
          <p className="both-days__plain">
            <Bdi>{plainDate(dateOf(calendar, day))}</Bdi>
          </p>
        </div>
      ))}
      <div className="both-days__copy">
        <CopyButton text={sentence} copied={t('date_converter.copied')} notCopied={t('date_converter.not_copied')}>
          {t('date_converter.copy')}
        </CopyButton>
      </div>
    </section>
  );
}
