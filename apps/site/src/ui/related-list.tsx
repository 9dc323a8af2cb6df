import type { Related } from '@nasaq/contract';
import { useT } from '../locale/translator.ts';
import { EntryRow, Rows } from './rows.tsx';
import { Section } from './section.tsx';

/** Entries that belong with the one being read, each with its kind. Nothing where there are none. */
export function RelatedList({ related, title }: { related: Related[]; title?: string }) {
  const t = useT();
  if (related.length === 0) return null;
  return (
    <Section title={title ?? t('ui.related')} ground="sunk" className="related">
      <Rows>
        {related.map((entry) => (
          <EntryRow
            key={`${entry.type}/${entry.key}`}
            type={entry.type}
            entry={entry}
            side={t(`ui.type.${entry.type}`)}
          />
        ))}
      </Rows>
    </Section>
  );
}
