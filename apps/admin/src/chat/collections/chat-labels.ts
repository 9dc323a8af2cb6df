import type { ChatState } from '@nasaq/contract';
import type { Bilingual } from '../../platform/staff/fields/text-rows.ts';

export const chatStateLabels: Record<ChatState, Bilingual> = {
  open: { en: 'Open', ar: 'مفتوحة' },
  pending: { en: 'Waiting for the visitor', ar: 'بانتظار الزائر' },
  snoozed: { en: 'Snoozed', ar: 'مؤجلة' },
  resolved: { en: 'Resolved', ar: 'منتهية' },
};
