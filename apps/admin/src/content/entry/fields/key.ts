import type { Field } from 'payload';
import { contentLabels } from '../../catalogue/index.ts';

/**
 * The name by which an entry is known in both languages and for ever: it draws the pattern and never changes.
 * Taken from the English (else the Arabic) slug by `setKey`.
 */
export function key(): Field {
  return {
    name: 'key',
    type: 'text',
    unique: true,
    index: true,
    disableDuplicate: true,
    label: contentLabels.words.key,
    access: { update: () => false },
    admin: {
      position: 'sidebar',
      readOnly: true,
      description: contentLabels.key.keyHint,
    },
  };
}
