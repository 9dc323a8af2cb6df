import {
  yesAndNo,
  fieldLabel,
  fileFields,
  isOwnField,
  isState,
  localTime,
  stateLabel,
  zoneName,
  type Locale,
  type SubmissionKind,
} from '@nasaq/contract';
import type { FlattenedField, Payload } from 'payload';
import { memberName } from '../../platform/staff/member-name.ts';
import { readablePhone } from '../../platform/http/phone.ts';
import { type Answer, answerText, readAsked, type SentAnswers } from '../record/asked.ts';
import { richText } from '../record/rich-value.ts';
import type { Submission } from './submission.ts';
import { submissionLabels } from '../catalogue/index.ts';

/** One column of the table: its head and the text of a row's cell. */
export interface ExportColumn {
  head: string;
  cell: (submission: Submission, files: readonly NamedFile[]) => string;
}

/** A file that came with a submission, and the field it was attached to. */
export interface NamedFile {
  field: string;
  filename: string;
}

/** Told by another column (an offer by its name, which is the title), or not for people. */
const internal = new Set([
  'offer',
  'key',
  'search_text',
  'asked',
  'form',
  'sender_hash',
  'id',
  'updatedAt',
  'createdAt',
  'title',
  'reference',
  'state',
]);
const rich: Partial<Record<SubmissionKind, string>> = { reports: 'help_details', orders: 'brief' };

const heads = submissionLabels.exportColumns.heads;

/** The subject of a message is its title. */
const titled = new Set<SubmissionKind>(['contacts']);

/**
 * Every field that the screens show, as its collection labels it. Moments stand as `2026-11-22 14:05` by the company's
 * clock, which their heads name.
 */
export function exportColumns(
  payload: Payload,
  kind: SubmissionKind,
  { language, timeZone, asked = new Map() }: { language: Locale; timeZone: string; asked?: SentAnswers },
): ExportColumn[] {
  const clock = { language, timeZone };
  const byClock = (head: string) => `${head} (${zoneName(timeZone, language)})`;
  const fields = payload.collections[kind].config.flattenedFields.filter(
    (field) => !('hidden' in field && field.hidden) && !internal.has(field.name),
  );
  return [
    { head: fieldLabel('reference', language), cell: ({ reference }) => reference },
    { head: byClock(heads.received[language]), cell: ({ createdAt }) => moment(createdAt, timeZone) },
    { head: label(payload, kind, 'state', language), cell: ({ state }) => stateText(kind, state, language) },
    ...(titled.has(kind)
      ? []
      : [{ head: label(payload, kind, 'title', language), cell: ({ title }: Submission) => title ?? '' }]),
    ...fields.map((field) => ({
      head: isMoment(field) ? byClock(labelOf(field, language)) : labelOf(field, language),
      cell: (submission: Submission) => {
        const answer = answerOf(submission, field.name, language);
        if (answer !== undefined) return answer;
        const value = valueOf(submission, field.name);
        return field.name === rich[kind] ? richText(String(value ?? '')) : cellText(field, value, clock);
      },
    })),
    // What owners have asked for besides, one column for each field that any version of a form ever had.
    ...[...asked]
      .filter(([name]) => isOwnField(name))
      .map(([name, label]) => ({
        head: label[language],
        cell: (submission: Submission, files: readonly NamedFile[]) =>
          answerOf(submission, name, language) ?? namesOf(files.filter(({ field }) => field === name)),
      })),
    ...(fileFields[kind] || asked.size > 0
      ? [{ head: heads.files[language], cell: (_: Submission, files: readonly NamedFile[]) => namesOf(files) }]
      : []),
  ];
}

/** The country is chosen before anybody types: without a number it says nothing of the sender. */
function valueOf(submission: Submission, name: string): unknown {
  const row = submission as unknown as Record<string, unknown>;
  return name === 'phone_country' && !row.phone ? null : row[name];
}

function namesOf(files: readonly NamedFile[]): string {
  return files.map(({ filename }) => filename).join('\n');
}

/** One that was answered under the words of its own form; files are told by their names. */
function answerOf({ asked }: Submission, name: string, language: Locale): string | undefined {
  const answer = readAsked(asked)?.answers.find((each) => each.name === name && each.type !== 'file');
  return answer && cellOfAnswer(answer, language);
}

/** Numbers and days as machines read them, everything else as people do. */
function cellOfAnswer(answer: Answer, language: Locale): string {
  return answer.type === 'number' || answer.type === 'date' ? String(answer.value) : answerText(answer, language);
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

interface Clock {
  language: Locale;
  timeZone: string;
}

function cellText(field: FlattenedField, value: unknown, clock: Clock): string {
  const { language, timeZone } = clock;
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((item) => cellText(field, item, clock)).join('\n');
  if (typeof value === 'boolean') return yesAndNo[value ? 'yes' : 'no'][language];
  if (field.type === 'select') {
    const option = field.options.find((each) => typeof each === 'object' && each.value === value);
    const text = typeof option === 'object' ? (option.label as Partial<Record<Locale, string>>) : undefined;
    return text?.[language] ?? String(value);
  }
  if (field.type === 'date') return isMoment(field) ? moment(String(value), timeZone) : String(value).slice(0, 10);
  if (field.name === 'phone') return readablePhone(String(value));
  if (field.name === 'assignee') return memberName(value, language);
  if (typeof value === 'object') return objectText(value as Record<string, unknown>);
  return String(value);
}

/** A day alone is stored as its noon, and is the same one by every clock. */
function isMoment({ name, type }: FlattenedField): boolean {
  return type === 'date' && name !== 'deadline';
}

function moment(iso: string, timeZone: string): string {
  const { date, minute } = localTime(timeZone, new Date(iso));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** An answer with its question, or the name of a colleague or job. */
function objectText({ answer, name, question, title }: Record<string, unknown>): string {
  if (question !== undefined) return `${String(question)}: ${String(answer ?? '')}`;
  return String(name ?? title ?? '');
}
