import type { GroupField } from 'payload';

/** `quote { text, author, role }`, each in its language. */
export function quote({ role = true }: { role?: boolean } = {}): GroupField {
  return {
    name: 'quote',
    type: 'group',
    label: { en: 'Quote', ar: 'الاقتباس' },
    fields: [
      { name: 'text', type: 'textarea', localized: true, label: { en: 'What was said', ar: 'ما قيل' } },
      {
        type: 'row',
        fields: [
          { name: 'author', type: 'text', localized: true, label: { en: 'Who said it', ar: 'القائل' } },
          ...(role
            ? [{ name: 'role', type: 'text' as const, localized: true, label: { en: 'Position', ar: 'المنصب' } }]
            : []),
        ],
      },
    ],
  };
}
