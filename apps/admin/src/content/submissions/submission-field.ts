import { kindLabels, submissionKinds } from '@nasaq/contract';
import type { Field } from 'payload';

/** Which submission a file, event or mail belongs to. */
export function submissionField(): Field {
  return {
    name: 'submission',
    type: 'relationship',
    relationTo: [...submissionKinds],
    label: { en: 'Submission', ar: 'الإرسال' },
    admin: { readOnly: true },
  };
}

/** The kind of that submission in a column of its own: who may read the row depends on it. */
export function kindField({ required = true }: { required?: boolean } = {}): Field {
  return {
    name: 'kind',
    type: 'select',
    required,
    index: true,
    label: { en: 'Kind', ar: 'النوع' },
    options: submissionKinds.map((value) => ({ value, label: kindLabels[value] })),
    admin: { readOnly: true },
  };
}
