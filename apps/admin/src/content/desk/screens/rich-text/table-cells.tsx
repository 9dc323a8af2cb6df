'use client';

import { localeInfo } from '@nasaq/contract';
import { use } from 'react';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { useDesk } from '../desk-context.ts';
import { Icon } from '../icons.tsx';
import { TextLocale } from './editors.ts';
import { emptyCell, isPlainGrid, type TableGrid } from './part-model.ts';

interface Props {
  grid: TableGrid;
  onChange: (grid: TableGrid) => void;
}

/** The cells of a table, each a field named by its row and column. */
export function TableCells({ grid, onChange }: Props) {
  const { language, texts } = useDesk();
  const { dir, tag } = localeInfo[use(TextLocale)];
  const { headColumn, headRow, rows } = grid;
  const said = texts.textParts;
  const isPlain = isPlainGrid(grid);
  const width = rows[0]?.length ?? 0;
  const write = (row: number, column: number, text: string) =>
    onChange({ ...grid, rows: rows.with(row, rows[row]!.with(column, { ...rows[row]![column]!, text })) });
  const numbered = (text: string, number: number) => fill(text, { number: String(number) });
  const removal = (label: string, isLast: boolean, run: () => void) => (
    <button aria-label={label} className="desk-tool" disabled={isLast} onClick={run} title={label} type="button">
      <Icon name="remove" />
    </button>
  );

  return (
    <>
      <div className="desk-grid">
        <table dir={dir}>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={cells[0]!.id}>
                {cells.map(({ id, text }, column) => (
                  <td key={id} data-head={(headRow && row === 0) || (headColumn && column === 0) || undefined}>
                    <textarea
                      aria-label={fill(said.cell, { row: String(row + 1), column: String(column + 1) })}
                      lang={tag}
                      onChange={({ target }) => write(row, column, target.value)}
                      rows={Math.max(1, text.split('\n').length)}
                      value={text}
                    />
                  </td>
                ))}
                {isPlain && (
                  <td className="desk-grid__remove" lang={language}>
                    {removal(numbered(said.removeRow, row + 1), rows.length === 1, () =>
                      onChange({ ...grid, rows: rows.toSpliced(row, 1) }),
                    )}
                  </td>
                )}
              </tr>
            ))}
            {isPlain && (
              <tr lang={language}>
                {rows[0]!.map(({ id }, column) => (
                  <td className="desk-grid__remove" key={id}>
                    {removal(numbered(said.removeColumn, column + 1), width === 1, () =>
                      onChange({ ...grid, rows: rows.map((cells) => cells.toSpliced(column, 1)) }),
                    )}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {isPlain && (
        <div className="desk-choices">
          <button
            className="desk-quiet"
            onClick={() => onChange({ ...grid, rows: [...rows, Array.from({ length: width }, emptyCell)] })}
            type="button"
          >
            {said.addRow}
          </button>
          <button
            className="desk-quiet"
            onClick={() => onChange({ ...grid, rows: rows.map((cells) => [...cells, emptyCell()]) })}
            type="button"
          >
            {said.addColumn}
          </button>
        </div>
      )}
      <Choice checked={headRow} label={said.headRow} onChange={(next) => onChange({ ...grid, headRow: next })} />
      <Choice
        checked={headColumn}
        label={said.headColumn}
        onChange={(next) => onChange({ ...grid, headColumn: next })}
      />
    </>
  );
}

function Choice({ checked, label, onChange }: { checked: boolean; label: string; onChange: (next: boolean) => void }) {
  return (
    <label className="desk-check">
      <input checked={checked} onChange={({ target }) => onChange(target.checked)} type="checkbox" />
      {label}
    </label>
  );
}
