import type { Field } from 'payload';

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
    label: { en: 'Key', ar: 'المعرّف الثابت' },
    access: { update: () => false },
    admin: {
      position: 'sidebar',
      readOnly: true,
      description: {
        en: 'Set once from the first address. The pattern of the entry is drawn from it.',
        ar: 'يُحدد مرة واحدة من أول عنوان للصفحة، ومنه تُرسم زخرفة المحتوى.',
      },
    },
  };
}
