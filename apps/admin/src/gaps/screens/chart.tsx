import type { Locale } from '@nasaq/contract';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { gapTexts } from '../catalogue/index.ts';
import { dayText } from '../gap-title.ts';

interface Props {
  format: (value: number) => string;
  /** What is counted, where the label does not say it. */
  hint?: string;
  label: string;
  /** Of the menus: in Arabic, time runs from right to left. */
  language: Locale;
  /** The value at the top; that of the largest one without. */
  most?: number | undefined;
  weeks: readonly { day: string; value: number | null }[];
}

const width = 240;
const height = 56;
/** So that the line and its end are not cut off. */
const edge = 4;

/** A small curve of some weeks: what it is now, what it was a week ago, and every value in a table. */
export function Chart({ format, hint, label, language, most, weeks }: Props) {
  const texts = gapTexts[language].figures;
  const now = weeks.at(-1)?.value ?? 0;
  const before = weeks.at(-2)?.value ?? null;
  const top = most ?? Math.max(1, ...weeks.map(({ value }) => value ?? 0));
  const points = weeks.flatMap(({ value }, place) =>
    value === null ? [] : [{ x: placeOf(place, weeks.length, language), y: heightOf(value, top) }],
  );
  const line = points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');
  const last = points.at(-1);
  return (
    <figure className="chart">
      <figcaption>
        <span>{label}</span>
        {hint && <span className="gaps__quiet">{hint}</span>}
      </figcaption>
      <p className="chart__now">
        <b>{format(now)}</b>
        {before !== null && <span className="gaps__quiet">{fill(texts.from, { from: format(before) })}</span>}
      </p>
      <svg aria-hidden="true" className="chart__curve" viewBox={`0 0 ${width} ${height}`}>
        <path className="chart__ground" d={`M0 ${height - edge}H${width}`} />
        {points.length > 1 && <path className="chart__line" d={line} />}
        {last && <circle className="chart__end" cx={last.x} cy={last.y} r={3} />}
      </svg>
      <details>
        <summary>{texts.asTable}</summary>
        <table>
          <caption className="board__unseen">{label}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.week}</th>
              <th scope="col">{label}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{dayText(day, language)}</th>
                <td>{value === null ? <span className="gaps__quiet">{texts.none}</span> : format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function placeOf(place: number, count: number, language: Locale): number {
  const x = edge + (place / Math.max(1, count - 1)) * (width - 2 * edge);
  return Math.round((language === 'ar' ? width - x : x) * 10) / 10;
}

function heightOf(value: number, top: number): number {
  return Math.round((height - edge - (value / top) * (height - 2 * edge)) * 10) / 10;
}
