import type { Bilingual } from '../../platform/staff/fields/text-rows.ts';

/** What can happen to a submission. */
export const eventTypes = [
  'received',
  'state',
  'note',
  'assigned',
  'spam',
  'not_spam',
  'viewed_file',
  'mailed',
  'withdrawn',
  'deletion_asked',
] as const;
export type EventType = (typeof eventTypes)[number];

export const eventTypeLabels: Record<EventType, Bilingual> = {
  received: { en: 'Received', ar: 'وصل' },
  state: { en: 'State changed', ar: 'تغيّرت الحالة' },
  note: { en: 'Note', ar: 'ملاحظة' },
  assigned: { en: 'Assigned', ar: 'أُسند' },
  spam: { en: 'Marked as spam', ar: 'صُنّف مزعجًا' },
  not_spam: { en: 'Marked as not spam', ar: 'أُخرج من المزعج' },
  viewed_file: { en: 'File opened', ar: 'فُتح ملف' },
  mailed: { en: 'Mail sent', ar: 'أُرسل بريد' },
  withdrawn: { en: 'Withdrawn by its sender', ar: 'سحبه صاحبه' },
  deletion_asked: { en: 'Deletion asked for', ar: 'طُلب الحذف' },
};

/** Why a submission was put into the spam folder by itself. */
export const spamReasons = ['trap', 'too_fast', 'no_proof'] as const;
export type SpamReason = (typeof spamReasons)[number];

export const spamReasonLabels: Record<SpamReason, Bilingual> = {
  trap: { en: 'Filled the field that people do not see', ar: 'ملأ الحقل الذي لا يراه الناس' },
  too_fast: { en: 'Sent within three seconds', ar: 'أُرسلت في أقل من ثلاث ثوانٍ' },
  no_proof: { en: 'Came without JavaScript during an attack', ar: 'وصلت دون جافاسكربت أثناء هجوم' },
};
