import type { ChatState, ChatTopic } from '@nasaq/contract';
import type { Bilingual } from '../fields/text-rows.ts';

export const chatStateLabels: Record<ChatState, Bilingual> = {
  open: { en: 'Open', ar: 'مفتوحة' },
  pending: { en: 'Waiting for the visitor', ar: 'بانتظار الزائر' },
  snoozed: { en: 'Snoozed', ar: 'مؤجلة' },
  resolved: { en: 'Resolved', ar: 'منتهية' },
};

export const chatTopicLabels: Record<ChatTopic, Bilingual> = {
  services: { en: 'Services and prices', ar: 'الخدمات والأسعار' },
  order: { en: 'An order', ar: 'طلب قائم' },
  support: { en: 'Technical support', ar: 'الدعم الفني' },
  careers: { en: 'Careers', ar: 'الوظائف' },
  other: { en: 'Something else', ar: 'موضوع آخر' },
};
