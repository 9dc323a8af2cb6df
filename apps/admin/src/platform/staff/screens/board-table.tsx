import type { ReactNode } from 'react';

interface Props {
  /** What the last column, of buttons, is called for who cannot see it; without it there is no such column. */
  actions?: string;
  /** The rows. */
  children: ReactNode;
  headings: readonly string[];
}

/** The table of a board: it scrolls by itself where the window is narrower than it is. */
export function BoardTable({ actions, children, headings }: Props) {
  return (
    <div className="board__scroll">
      <table>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
            {actions && (
              <td>
                <span className="board__unseen">{actions}</span>
              </td>
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
