import { locales } from '@nasaq/contract';
import { fieldStates } from '@nasaq/translation';
import Link from 'next/link.js';
import { translationStates } from '../../content/screens/index.ts';
import { menuNumber } from '../../platform/staff/interface-language.ts';
import { BoardTable } from '../../platform/staff/screens/board-table.tsx';
import { gapTexts } from '../catalogue/index.ts';
import { countStates } from '../filter-entries.ts';
import type { MatrixProps } from './matrix-filter.tsx';

/** Each type by state, in both languages; a number leads to what it counts. */
export function MatrixSummary({ address, all, filter, language, types }: MatrixProps) {
  const texts = gapTexts[language];
  const digits = menuNumber(language);
  const counted = types.map((type) => ({ ...type, counts: countStates(all, type.type) }));
  const shown = fieldStates.filter((state) =>
    counted.some(({ counts }) => locales.some((locale) => counts[locale][state])),
  );
  const isWhole = filterIsEmpty(filter);
  return (
    <details className="gaps__summary" open={isWhole}>
      <summary>{texts.summary}</summary>
      <BoardTable headings={[texts.type, ...shown.map((state) => translationStates[state][language])]}>
        {counted.map(({ counts, label, type }) => (
          <tr key={type}>
            <th scope="row">
              <Link href={address({ type })} prefetch={false}>
                {label}
              </Link>
            </th>
            {shown.map((state) => (
              <td data-label={translationStates[state][language]} key={state}>
                {locales.map((locale) => {
                  const count = counts[locale][state] ?? 0;
                  const text = `${texts.short[locale]} ${digits.format(count)}`;
                  if (count === 0) return null;
                  return (
                    <Link
                      key={locale}
                      aria-label={`${label}, ${translationStates[state][language]}: ${text}`}
                      className="gaps__figure"
                      href={address({ type, language: locale, state })}
                      prefetch={false}
                    >
                      <span className="gaps__quiet">{texts.short[locale]}</span> {digits.format(count)}
                    </Link>
                  );
                })}
              </td>
            ))}
          </tr>
        ))}
      </BoardTable>
    </details>
  );
}

function filterIsEmpty({ age, language, owner, page, state, type }: MatrixProps['filter']): boolean {
  return [age, language, owner, state, type].every((value) => value === null) && page === 1;
}
