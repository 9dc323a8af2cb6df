import type { GroupField } from 'payload';
import { contentLabels } from '../../catalogue/index.ts';

/** `quote { text, author, role }`, each in its language. */
export function quote({ role = true }: { role?: boolean } = {}): GroupField {
  return {
    name: 'quote',
    type: 'group',
    label: contentLabels.quote.quote,
    fields: [
      { name: 'text', type: 'textarea', localized: true, label: contentLabels.quote.text },
      {
        type: 'row',
        fields: [
          { name: 'author', type: 'text', localized: true, label: contentLabels.quote.author },
          ...(role
            ? [{ name: 'role', type: 'text' as const, localized: true, label: contentLabels.words.position }]
            : []),
        ],
      },
    ],
  };
}
