import { messages } from '../messages.js';
import { EntryRow, Rows } from '../shell/entry-row.jsx';
import { Section } from '../shell/section.jsx';

export function Related({ related }) {
  if (related.length === 0) return null;
  return (
    <Section title={messages.ui.related} ground="section--sunk" className="related">
      <Rows>
        {related.map((entry) => (
          <EntryRow
            key={`${entry.type}/${entry.key}`}
            type={entry.type}
            entry={entry}
            side={messages.ui.type[entry.type]}
          />
        ))}
      </Rows>
    </Section>
  );
}
