import type { Locale } from '@nasaq/contract';
import type { Payload } from 'payload';
import { Moment } from '../../platform/staff/screens/moment.tsx';
import type { Care } from '../care/care.ts';
import { readActs } from '../care/read-acts.ts';
import { gapTexts } from '../catalogue/index.ts';
import { gapTitle } from '../gap-title.ts';
import { RowsTable } from './rows-table.tsx';

interface Props {
  language: Locale;
  payload: Payload;
  rows: readonly Care[];
}

/** What somebody had taken on and is no more, with what was done. */
export async function SolvedRows({ language, payload, rows }: Props) {
  const texts = gapTexts[language];
  const acts = await readActs(
    payload,
    rows.map(({ id }) => id),
    language,
  );
  return (
    <RowsTable headings={[texts.gap, texts.solvedAt, texts.whose]} label={texts.shows.solved}>
      {rows.map((care) => (
        <tr key={care.key}>
          <th className="rows-table__main" scope="row">
            <bdi>{gapTitle(care, language)}</bdi>
            <span className="gaps__quiet">
              {[texts.tabs[care.kind], care.locale && texts.languages[care.locale]].filter(Boolean).join(' · ')}
            </span>
            <ul aria-label={texts.care.history} className="gaps__acts">
              {(acts.get(care.id) ?? []).map(({ at, id, text }) => (
                <li key={id}>
                  {text} <Moment language={language} value={at} />
                </li>
              ))}
            </ul>
          </th>
          <td data-label={texts.solvedAt}>
            <Moment language={language} value={care.solvedAt!} />
          </td>
          <td data-label={texts.whose}>
            {care.member ? <bdi>{care.member.name}</bdi> : <span className="gaps__quiet">{texts.state.nobodys}</span>}
          </td>
        </tr>
      ))}
    </RowsTable>
  );
}
