import {
  fieldLabel,
  fileFields,
  isState,
  localeInfo,
  stateLabel,
  type Locale,
  type SubmissionKind,
} from '@nasaq/contract';
import type { FlattenedField, Payload } from 'payload';
import { richText } from '../submissions/rich-value.ts';
import type { Submission } from './submission.ts';

/** One column of the table: its head and the text of a row's cell. */
export interface ExportColumn {
  head: string;
  cell: (submission: Submission, files: readonly string[]) => string;
}

const internal = new Set([
  'key',
  'search_text',
  'sender_hash',
  'id',
  'updatedAt',
  'createdAt',
  'title',
  'reference',
  'state',
]);
const rich: Partial<Record<SubmissionKind, string>> = { reports: 'help_details', orders: 'brief' };

const heads = {
  received: { en: 'Received', ar: 'وصل' },
  files: { en: 'Files', ar: 'الملفات' },
};

/** Every field that the screens show, as its collection labels it. Moments are ISO 8601, which every spreadsheet reads. */
export function exportColumns(payload: Payload, kind: SubmissionKind, language: Locale): ExportColumn[] {
  const fields = payload.collections[kind].config.flattenedFields.filter(
    (field) => !('hidden' in field && field.hidden) && !internal.has(field.name),
  );
  return [
    { head: fieldLabel('reference', language), cell: ({ reference }) => reference },
    { head: heads.received[language], cell: ({ createdAt }) => createdAt },
    { head: label(payload, kind, 'state', language), cell: ({ state }) => stateText(kind, state, language) },
    { head: label(payload, kind, 'title', language), cell: ({ title }) => title ?? '' },
    ...fields.map((field) => ({
      head: labelOf(field, language),
      cell: (submission: Submission) => {
        const value = (submission as unknown as Record<string, unknown>)[field.name];
        return field.name === rich[kind] ? richText(String(value ?? '')) : cellText(field, value, language);
      },
    })),
    ...(fileFields[kind]
      ? [{ head: heads.files[language], cell: (_: Submission, files: readonly string[]) => files.join('\n') }]
      : []),
  ];
}

function stateText(kind: SubmissionKind, state: string, language: Locale): string {
  return isState(kind, state) ? stateLabel(kind, state, language) : state;
}

function label(payload: Payload, kind: SubmissionKind, name: string, language: Locale): string {
  const field = payload.collections[kind].config.flattenedFields.find((candidate) => candidate.name === name);
  return field ? labelOf(field, language) : name;
}

function labelOf(field: FlattenedField, language: Locale): string {
  const text = 'label' in field ? (field.label as Partial<Record<Locale, string>> | undefined) : undefined;
  return text?.[language] ?? field.name;
}

function cellText(field: FlattenedField, value: unknown, language: Locale): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((item) => cellText(field, item, language)).join('\n');
  if (typeof value === 'boolean')
    return localeInfo[language].tag === 'ar-EG' ? (value ? 'نعم' : 'لا') : value ? 'Yes' : 'No';
  if (field.type === 'select') {
    const option = field.options.find((each) => typeof each === 'object' && each.value === value);
    const text = typeof option === 'object' ? (option.label as Partial<Record<Locale, string>>) : undefined;
    return text?.[language] ?? String(value);
  }
  if (field.type === 'date' && field.name === 'deadline') return String(value).slice(0, 10);
  if (typeof value === 'object') return objectText(value as Record<string, unknown>);
  return String(value);
}

/** An answer with its question, or the name of a colleague or job. */
function objectText({ answer, name, question, title }: Record<string, unknown>): string {
  if (question !== undefined) return `${String(question)}: ${String(answer ?? '')}`;
  return String(name ?? title ?? '');
}
