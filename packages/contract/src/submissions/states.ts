import type { Locale } from '../locale.ts';
import type { SubmissionKind } from './kinds.ts';

type States = Record<string, Record<Locale, string>>;

/** The states of each kind in their usual order, the first being that of a new one, with the words that senders read. */
export const submissionStates = {
  contacts: {
    new: { en: 'Received', ar: 'استلمناها' },
    in_progress: { en: 'Being answered', ar: 'نعمل على الرد' },
    answered: { en: 'Answered', ar: 'تم الرد' },
    closed: { en: 'Closed', ar: 'مغلقة' },
  },
  feedback: {
    new: { en: 'Received', ar: 'استلمناه' },
    in_progress: { en: 'Being looked at', ar: 'قيد الاطلاع' },
    answered: { en: 'Answered', ar: 'تم الرد' },
    closed: { en: 'Closed', ar: 'مغلق' },
  },
  reports: {
    new: { en: 'Received', ar: 'استلمناه' },
    triaged: { en: 'Understood', ar: 'تم الفرز' },
    in_progress: { en: 'In progress', ar: 'قيد المعالجة' },
    resolved: { en: 'Resolved', ar: 'تم الحل' },
    duplicate: { en: 'Already known', ar: 'مكرر' },
    wont_fix: { en: 'Will not be changed', ar: 'لن يُعدَّل' },
  },
  orders: {
    received: { en: 'Received', ar: 'استلمناه' },
    reviewing: { en: 'Being reviewed', ar: 'قيد المراجعة' },
    quoted: { en: 'Quoted', ar: 'أُرسل العرض' },
    accepted: { en: 'Accepted', ar: 'مقبول' },
    in_progress: { en: 'In progress', ar: 'قيد التنفيذ' },
    delivered: { en: 'Delivered', ar: 'تم التسليم' },
    closed: { en: 'Closed', ar: 'مغلق' },
    cancelled: { en: 'Cancelled', ar: 'ملغى' },
    declined: { en: 'Declined', ar: 'معتذَر عنه' },
  },
  applications: {
    new: { en: 'Received', ar: 'استلمناه' },
    screening: { en: 'Being read', ar: 'قيد الفرز' },
    interview: { en: 'Interview', ar: 'مقابلة' },
    assessment: { en: 'Assessment', ar: 'تقييم' },
    offer: { en: 'Offer', ar: 'عرض عمل' },
    hired: { en: 'Hired', ar: 'تم التعيين' },
    rejected: { en: 'Not this time', ar: 'لم يوفق هذه المرة' },
    withdrawn: { en: 'Withdrawn', ar: 'مسحوب' },
  },
} as const satisfies Record<SubmissionKind, States>;

/** States in which nothing more is expected; retention counts from the day they are reached. */
export const finalStates: Record<SubmissionKind, readonly string[]> = {
  contacts: ['answered', 'closed'],
  feedback: ['answered', 'closed'],
  reports: ['resolved', 'duplicate', 'wont_fix'],
  orders: ['closed', 'cancelled', 'declined'],
  applications: ['hired', 'rejected', 'withdrawn'],
};

/** Open states in which something is expected of the sender. */
const sendersTurn: Record<SubmissionKind, readonly string[]> = {
  contacts: [],
  feedback: [],
  reports: [],
  orders: ['quoted', 'delivered'],
  applications: ['offer'],
};
/** Those in which both have to agree on something. */
const everybodysTurn: Partial<Record<SubmissionKind, readonly string[]>> = {
  applications: ['interview', 'assessment'],
};

/** Of whom something is expected; `null` where it has ended, or of both. */
export function turnOf(kind: SubmissionKind, state: string): 'sender' | 'staff' | null {
  if (finalStates[kind].includes(state) || everybodysTurn[kind]?.includes(state)) return null;
  return sendersTurn[kind].includes(state) ? 'sender' : 'staff';
}

export function firstState(kind: SubmissionKind): string {
  return Object.keys(submissionStates[kind])[0]!;
}

export function isState(kind: SubmissionKind, state: unknown): state is string {
  return typeof state === 'string' && Object.hasOwn(submissionStates[kind], state);
}

export function stateLabel(kind: SubmissionKind, state: string, locale: Locale): string {
  return isState(kind, state) ? (submissionStates[kind] as States)[state]![locale] : state;
}
