import { entryPath, type Moment } from '@nasaq/contract';
import { dateFormat } from '../../locale/format.ts';
import { useFormat, useT, useTranslator } from '../../locale/translator.ts';
import { TextLink } from '../../ui/buttons.tsx';
import { Section } from '../../ui/section.tsx';
import { DayDial, minutesOf } from './day-dial.tsx';
import './working-day.css';

/** Moments of one day, each with what was built for it. Nothing where there are none. */
export function WorkingDay({ day }: { day: Moment[] }) {
  const t = useT();
  if (day.length === 0) return null;
  const first = day.map(({ time }) => minutesOf(time)).find((minutes) => minutes !== null) ?? 0;
  return (
    <Section id="day" title={t('industries.day')} lead={t('industries.day_lead')} ground="sunk">
      <ol className="day">
        {day.map((moment) => (
          <li key={moment.time + moment.title} className="moment">
            <MomentTime time={moment.time} first={first} />
            <div className="moment__text">
              <h3 className="moment__title">{moment.title}</h3>
              <p>{moment.text}</p>
            </div>
            {(moment.made || moment.entry) && <Made made={moment.made} entry={moment.entry} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The time as the language writes it, beside the part of the day that has passed; words stay as they are. */
function MomentTime({ time, first }: { time: string; first: number }) {
  const { tag } = useTranslator();
  const { digits } = useFormat();
  const minutes = minutesOf(time);
  if (minutes === null) return <p className="moment__time">{digits(time)}</p>;
  const clock = dateFormat(tag, { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' });
  const parts = clock.formatToParts(minutes * 60_000);
  // Both languages end with the half of the day. Of more texts than these two a reader makes "seven, colon, ten".
  const half = parts.pop();
  const figures = parts.map(({ value }) => value).join('');
  return (
    <>
      <DayDial from={first} at={minutes} />
      <p className="moment__time">
        {/* Servers and browsers set different spaces. */}
        {figures.replace(/\s/gu, ' ')}
        <small>{half!.value}</small>
      </p>
    </>
  );
}

function Made({ made, entry }: Pick<Moment, 'made' | 'entry'>) {
  const t = useT();
  return (
    <div className="moment__made">
      <p className="moment__label">{t('industries.made')}</p>
      {made && <p>{made}</p>}
      {entry && <TextLink to={entryPath(entry.type, entry.slug)}>{entry.title}</TextLink>}
    </div>
  );
}
