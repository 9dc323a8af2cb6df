import { yesAndNo, type Locale, type SubmissionKind } from '@nasaq/contract';
import { choiceLabels } from '@nasaq/messages/choices';
import type { FlattenedField, Payload, TypedUser } from 'payload';
import type { ReactNode } from 'react';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { readAsked } from '../../record/asked.ts';
import { inboxTexts } from '../../catalogue/index.ts';
import type { SubmissionRecord } from '../submission-record.ts';
import { AccountLink, CareerLink, FormLink, OutsideLink } from './links.tsx';
import { menuDay, menuNumber } from '../../../platform/staff/interface-language.ts';

interface Props {
  kind: SubmissionKind;
  language: Locale;
  payload: Payload;
  record: SubmissionRecord;
  siteUrl: string;
  user: TypedUser;
  /** The field that the letter itself shows. */
  written: string;
}

/** Shown elsewhere on the screen, or not for people. */
const elsewhere = new Set(
  [
    'id title reference key state spam spam_reasons locale assignee createdAt updatedAt finished_at deletion_asked_at',
    'asked search_text first_name last_name email phone phone_country company subject answers',
  ].flatMap((names) => names.split(' ')),
);

/** The short values of a form, each with its label. */
export function SubmittedFacts({ kind, language, payload, record, siteUrl, user, written }: Props) {
  const values = record as unknown as Record<string, unknown>;
  const asked = readAsked(values.asked);
  const answered = new Set(asked?.answers.map(({ name }) => name));
  const facts = payload.collections[kind].config.flattenedFields
    .filter((field) => field.name !== written && !elsewhere.has(field.name) && !('hidden' in field && field.hidden))
    // As it was called when it was chosen: among the answers.
    .filter((field) => !answered.has(field.name))
    .map((field) => ({
      field,
      shown: shownValue(field, values[field.name], { language, payload, record, siteUrl, user }),
    }))
    .filter(({ shown }) => shown !== null);
  if (facts.length === 0) return null;
  return (
    <dl aria-label={inboxTexts[language].facts} className="inbox-facts">
      {facts.map(({ field, shown }) => (
        <div key={field.name} className={isLong(field) ? 'inbox-facts__wide' : undefined}>
          <dt>{asked?.labels[field.name]?.[language] ?? labelOf(field, language)}</dt>
          <dd>{shown}</dd>
        </div>
      ))}
    </dl>
  );
}

type Surroundings = Pick<Props, 'language' | 'payload' | 'record' | 'siteUrl' | 'user'>;

function shownValue(field: FlattenedField, value: unknown, surroundings: Surroundings): ReactNode {
  const { language, payload, record, siteUrl, user } = surroundings;
  const texts = inboxTexts[language];
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return null;
  if (typeof value === 'boolean') return yesAndNo[value ? 'yes' : 'no'][language];
  if (field.name === 'rating') {
    const figure = fill(texts.ratingOf, { value: digits(Number(value), language), max: digits(5, language) });
    return `${choiceLabels.rating[String(value) as keyof typeof choiceLabels.rating]?.[language] ?? ''} (${figure})`;
  }
  if (field.name === 'offer') return <bdi>{record.title}</bdi>;
  if (field.name === 'page') return <OutsideLink address={String(value)} siteUrl={siteUrl} />;
  if (field.name === 'account')
    return <AccountLink id={Number(value)} language={language} payload={payload} user={user} />;
  if (field.name === 'form') return <FormLink id={idOf(value)} payload={payload} title={record.title} user={user} />;
  if (field.name === 'career') return <CareerLink id={Number(value)} payload={payload} title={record.title} />;
  if (field.type === 'date') return day(String(value), language);
  if (field.type === 'select') return optionLabel(field.options, value, language);
  if (Array.isArray(value)) {
    return value.map((address) => <OutsideLink key={String(address)} address={String(address)} siteUrl={siteUrl} />);
  }
  return <bdi>{String(value)}</bdi>;
}

/** A relation, which a document's screen may have read with what it names. */
function idOf(value: unknown): number {
  return Number(typeof value === 'object' ? (value as { id: number }).id : value);
}

/** Addresses need room, and so does what an error says. */
const longFields = new Set(['page', 'browser', 'error_text']);

function isLong(field: FlattenedField): boolean {
  return longFields.has(field.name) || ('hasMany' in field && Boolean(field.hasMany));
}

function labelOf(field: FlattenedField, language: Locale): string {
  const label = 'label' in field ? (field.label as Partial<Record<Locale, string>>) : {};
  return label[language] ?? field.name;
}

function optionLabel(options: readonly unknown[], value: unknown, language: Locale): string {
  const option = (options as { value: string; label: Record<Locale, string> }[]).find((each) => each.value === value);
  return option?.label[language] ?? String(value);
}

function digits(value: number, language: Locale): string {
  return menuNumber(language).format(value);
}

/** Days are stored as their noon, so that they are the same one everywhere. */
function day(value: string, language: Locale): string {
  return menuDay(value, language, { timeZone: 'UTC' });
}
