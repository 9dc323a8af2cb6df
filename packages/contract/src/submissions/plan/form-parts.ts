import type { SubmissionKind } from '../kinds.ts';

/** Why a field is where it is whatever the owner wants. */
export type LockReason =
  /** The sender could not be answered without it. */
  | 'answer'
  /** What the submission is about: nobody could work with one that lacks it. */
  | 'matter'
  /** What the sender must have agreed to. */
  | 'consent'
  /** An agreement that must stay free. */
  | 'free'
  /** The product's specification asks for it. */
  | 'specification';

export interface Lock {
  /** It cannot be hidden. */
  shown: boolean;
  /** Whether it is required is settled, too. */
  required?: boolean;
  why: LockReason;
}

interface FormPart {
  /** Of the heading; `all` has none. */
  section: string;
  /** In the order of the page. */
  fields: readonly string[];
}

/**
 * The fields that a form's page shows, below its headings. A phone comes with its country, a text with what is pasted
 * into it: those have no place of their own.
 */
export const formParts: Record<SubmissionKind, readonly FormPart[]> = {
  contacts: [
    { section: 'who', fields: ['first_name', 'last_name', 'email', 'phone'] },
    { section: 'what', fields: ['subject', 'help_details'] },
  ],
  feedback: [
    { section: 'what', fields: ['rating', 'area', 'help_details'] },
    { section: 'who', fields: ['wants_answer', 'first_name', 'last_name', 'email', 'phone'] },
  ],
  reports: [
    { section: 'what', fields: ['help_details', 'screenshots', 'severity'] },
    { section: 'where', fields: ['page', 'error_id'] },
    { section: 'who', fields: ['first_name', 'email'] },
  ],
  orders: [
    { section: 'what', fields: ['offer', 'brief', 'files'] },
    { section: 'frame', fields: ['budget', 'deadline'] },
    { section: 'who', fields: ['first_name', 'last_name', 'company', 'email', 'phone'] },
  ],
  applications: [
    { section: 'who', fields: ['first_name', 'last_name', 'email', 'phone'] },
    { section: 'what', fields: ['cv', 'cover_letter', 'links'] },
    { section: 'consents', fields: ['consent_processing', 'consent_retention'] },
  ],
  responses: [{ section: 'all', fields: ['first_name', 'last_name', 'company', 'email', 'phone'] }],
};

const answer: Lock = { shown: true, required: true, why: 'answer' };
const matter: Lock = { shown: true, required: true, why: 'matter' };
const specified: Lock = { shown: true, why: 'specification' };

const locks: Record<SubmissionKind, Readonly<Record<string, Lock>>> = {
  contacts: { email: answer, phone: specified, help_details: matter },
  feedback: {
    help_details: matter,
    wants_answer: { shown: true, required: false, why: 'answer' },
    email: { shown: true, required: false, why: 'answer' },
    phone: specified,
  },
  reports: { help_details: matter, email: { shown: true, why: 'answer' } },
  orders: { offer: matter, brief: matter, email: answer, phone: specified },
  applications: {
    email: answer,
    consent_processing: { shown: true, required: true, why: 'consent' },
    consent_retention: { shown: true, required: false, why: 'free' },
  },
  responses: {},
};

/** What cannot be changed of a field, and why; `undefined` where all can. */
export function lockOf(kind: SubmissionKind, field: string): Lock | undefined {
  return Object.hasOwn(locks[kind], field) ? locks[kind][field] : undefined;
}

/** Every field of the form's page, in its order, each with its section. */
export function pageFields(kind: SubmissionKind): { name: string; section: string }[] {
  return formParts[kind].flatMap(({ section, fields }) => fields.map((name) => ({ name, section })));
}

/** The section of a field; what names none that the form has stands in its last one. */
export function sectionOf(kind: SubmissionKind, { name, section }: { name: string; section?: string }): string {
  const parts = formParts[kind];
  const own = parts.find(({ fields }) => fields.includes(name));
  return (own ?? parts.find((part) => part.section === section) ?? parts.at(-1)!).section;
}
