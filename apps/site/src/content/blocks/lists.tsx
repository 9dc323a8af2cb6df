import type { BlockOf } from '@nasaq/contract';
import { useFormat, useT } from '../../locale/translator.ts';
import { Faq } from '../../ui/blocks.tsx';
import { EntryRow, Rows } from '../../ui/lists.tsx';
import { Figures, Numeral } from '../../ui/section.tsx';
import { BlockButton, BlockSection } from './block-section.tsx';
import './block-section.css';
import './lists.css';

/** Two to six figures on hairlines. */
export function FiguresBlock({ block }: { block: BlockOf<'figures'> }) {
  return (
    <BlockSection block={block}>
      <Figures figures={block.figures} />
    </BlockSection>
  );
}

/** Steps along one line, each begun by a lozenge on it; on a phone the line runs down. */
export function StepsBlock({ block }: { block: BlockOf<'steps'> }) {
  const Title = block.title ? 'h3' : 'h2';
  return (
    <BlockSection block={block}>
      <ol className="block-steps" data-count={block.steps.length}>
        {block.steps.map(({ text, title }, index) => (
          <li key={title} className="block-step">
            <Numeral value={index + 1} className="block-step__numeral" />
            <Title className="block-step__title heading">{title}</Title>
            <p className="block-step__text">{text}</p>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}

/** A ledger: hairlines, the first column as its names; on a phone each row stands by itself. */
export function TableBlock({ block }: { block: BlockOf<'table'> }) {
  const { digits } = useFormat();
  const { columns, rows, title } = block;
  return (
    <BlockSection block={block}>
      {/* A wide table is scrolled by itself, also by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="block-table" role="region" aria-label={title || columns.join('، ')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={[name, ...cells].join(' | ')}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <td key={columns[at + 1]} data-column={columns[at + 1]}>
                    {/^[\d٠-٩.,٫٬\s%٪+−-]+$/.test(cell) ? digits(cell) : cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </BlockSection>
  );
}

/** Questions beside their heading; what they answer is told to search engines, too. */
export function QuestionsBlock({ block }: { block: BlockOf<'questions'> }) {
  return (
    <BlockSection beside block={block}>
      <Faq questions={block.questions} />
    </BlockSection>
  );
}

/** Entries as the rows of a list. */
export function EntriesBlock({ block }: { block: BlockOf<'entries'> }) {
  const t = useT();
  const isMixed = new Set(block.entries.map(({ type }) => type)).size > 1;
  return (
    <BlockSection block={block}>
      <Rows>
        {block.entries.map((entry, index) => (
          <EntryRow
            key={`${entry.type}/${entry.key}`}
            type={entry.type}
            entry={entry}
            index={index + 1}
            {...(isMixed && { side: t(`ui.type.${entry.type}`) })}
            level={block.title ? 3 : 2}
          />
        ))}
      </Rows>
      {block.link && (
        <p className="block-more">
          <BlockButton link={block.link} />
        </p>
      )}
    </BlockSection>
  );
}
