import type { Bilingual } from '../../platform/staff/fields/text-rows.ts';

/** Why a submission was put into the spam folder by itself. */
export const spamReasons = ['trap', 'too_fast', 'no_proof'] as const;
export type SpamReason = (typeof spamReasons)[number];

export const spamReasonLabels: Record<SpamReason, Bilingual> = {
  trap: { en: 'Filled the field that people do not see', ar: 'ملأ الحقل الذي لا يراه الناس' },
  too_fast: { en: 'Sent within three seconds', ar: 'أُرسلت في أقل من ثلاث ثوانٍ' },
  no_proof: { en: 'Came without JavaScript during an attack', ar: 'وصلت دون جافاسكربت أثناء هجوم' },
};
