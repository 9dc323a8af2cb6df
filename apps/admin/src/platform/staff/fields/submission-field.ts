import { kindLabels, uploadKinds, type UploadKind } from '@nasaq/contract';
import type { Field, Where } from 'payload';
import { staffLabels } from '../catalogue/index.ts';

const labels = { ...kindLabels, chats: staffLabels.submissionField.oneChat };

/** Which submission or chat a file, event or mail belongs to. */
export function submissionField(): Field {
  return {
    name: 'submission',
    type: 'relationship',
    relationTo: [...uploadKinds],
    label: staffLabels.submissionField.submission,
    admin: { readOnly: true },
  };
}

/** The files, events or mails of one submission or chat. */
export function ofSubmission(kind: UploadKind, id: number): Where {
  return { submission: { equals: { relationTo: kind, value: id } } };
}

/** The kind of that submission in a column of its own: who may read the row depends on it. */
export function kindField({ required = true }: { required?: boolean } = {}): Field {
  return {
    name: 'kind',
    type: 'select',
    required,
    index: true,
    label: staffLabels.words.kind,
    options: uploadKinds.map((value) => ({ value, label: labels[value] })),
    admin: { readOnly: true },
  };
}
