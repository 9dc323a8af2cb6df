'use client';

import { type Locale, pluralText } from '@nasaq/contract';
import { menuTags } from '../../platform/staff/interface-language.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import type { TableReport } from '../bundle-api.ts';
import { bundleTexts } from '../catalogue/index.ts';
import { problemText, rawText } from './problem-text.ts';

/** How a table was read, which of its lines cannot be taken, and what of the others stays as it is written. */
export function TableHead({ language, table }: { language: Locale; table: TableReport }) {
  const { csv: texts } = bundleTexts[language];
  const number = (value: number) => new Intl.NumberFormat(menuTags[language], { useGrouping: false }).format(value);
  return (
    <div className="bundles-head">
      <p>
        {pluralText(texts.read, table.rows, language, number(table.rows))}{' '}
        {fill(texts.encoding, { encoding: table.encoding })}
      </p>
      {table.unknown.length > 0 && (
        <p className="bundles-warning">{fill(texts.unknown, { headings: table.unknown.join(', ') })}</p>
      )}
      {table.problems.length > 0 && (
        <div className="bundles-warning">
          <p>{texts.left}</p>
          <ul>
            {table.problems.map((problem) => (
              <li key={`${problem.line} ${problem.heading} ${problem.fault}`}>
                {problemText(problem, number(problem.line), language)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {table.raw.length > 0 && (
        <div className="bundles-warning">
          <p>{texts.raw}</p>
          <ul>
            {table.raw.map((cell) => (
              <li key={`${cell.line} ${cell.heading}`}>{rawText(cell, number(cell.line), language)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
