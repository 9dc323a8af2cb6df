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
