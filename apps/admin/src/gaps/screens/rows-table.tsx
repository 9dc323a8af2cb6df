import type { ReactNode } from 'react';

interface Props {
  /** What the last column, of buttons, is called for who cannot see it. */
  actions?: string;
  children: ReactNode;
  headings: readonly string[];
  label: string;
}

/** A table whose head stays in view, and whose rows become blocks where the window is narrow. */
export function RowsTable({ actions, children, headings, label }: Props) {
  return (
    <table aria-label={label} className="rows-table">
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
          {actions && (
            <th scope="col">
              <span className="board__unseen">{actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
