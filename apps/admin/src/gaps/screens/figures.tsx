import { type Locale, locales } from '@nasaq/contract';
import type { Payload } from 'payload';
import { queryOn } from '../../platform/database/query.ts';
import { menuTags } from '../../platform/staff/interface-language.ts';
import { gapKinds } from '../addresses.ts';
import { gapTexts } from '../catalogue/index.ts';
import { percent } from '../gap-title.ts';
import { type FigureName, figuresOf, readWeeks, type Week } from '../figures/figures.ts';
import { Chart } from './chart.tsx';
import type { Board } from '../load-board.ts';

const weeksShown = 12;

interface Props {
  board: Board;
  language: Locale;
  payload: Payload;
}

/** How much there was at the end of each week, and how much there is now. */
export async function Figures({ board, language, payload }: Props) {
  const texts = gapTexts[language];
  const words = texts.figures;
  const { all, now: moment, today } = board;
  const kept = await readWeeks(payload, today, weeksShown);
  const now = await figuresOf(queryOn(payload), all.gaps, all.entries, moment);
  // The week that ends today ends now.
  const weeks: Week[] = [...kept.slice(0, -1), { day: today, figures: now }];
  const number = new Intl.NumberFormat(menuTags[language], { maximumFractionDigits: 1 });
  const chart = (name: FigureName, label: string, hint?: string) => (
    <Chart
      key={name}
      format={name.startsWith('share') ? (value) => percent(value, language) : number.format}
      {...(hint && { hint })}
      label={label}
      language={language}
      most={name.startsWith('share') ? 100 : undefined}
      weeks={weeks.map(({ day, figures }) => ({ day, value: figures?.[name] ?? null }))}
    />
  );
  const groups = [
    {
      heading: words.share,
      charts: locales.map((locale) => chart(`share.${locale}`, texts.languages[locale], words.shareOf)),
    },
    { heading: words.open, charts: gapKinds.map((kind) => chart(`open.${kind}`, texts.tabs[kind])) },
    {
      heading: words.readers,
      charts: [chart('searches', words.searches, words.perWeek), chart('ratings', words.ratings, words.perWeek)],
    },
  ];
  return (
    <>
      <p className="gaps__lead">{texts.leads.figures}</p>
      {kept.every(({ figures }, place) => figures === null || place === kept.length - 1) && (
        <p className="gaps__lead">{words.first}</p>
      )}
      {groups.map(({ charts, heading }) => (
        <section key={heading} aria-label={heading} className="gaps__charts">
          <h3>{heading}</h3>
          <div>{charts}</div>
        </section>
      ))}
    </>
  );
}
