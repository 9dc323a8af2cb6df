import type { Locale } from '@nasaq/contract';

const statuses = {
  foreign_origin: 403,
  not_json: 415,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  invalid: 422,
  state_changed: 409,
  assignee_changed: 409,
  same_state: 422,
  no_address: 422,
  reason_required: 422,
  unknown_assignee: 422,
  not_asked: 409,
  is_spam: 409,
  no_mail_server: 409,
  not_resendable: 409,
  in_the_past: 422,
  not_written: 422,
  failed: 500,
} as const;
export type StaffErrorCode = keyof typeof statuses;

const messages: Record<StaffErrorCode, Record<Locale, string>> = {
  foreign_origin: { en: 'The request came from another site.', ar: 'جاء الطلب من موقع آخر.' },
  not_json: { en: 'The request must be JSON.', ar: 'يجب أن يكون الطلب بصيغة JSON.' },
  unauthorized: {
    en: 'Your session has ended. Sign in again in another tab; what you typed stays here.',
    ar: 'انتهت جلستك. سجّل الدخول في تبويب آخر، وسيبقى ما كتبته هنا.',
  },
  forbidden: { en: 'Your role does not allow this.', ar: 'لا يسمح دورك بهذا الإجراء.' },
  not_found: { en: 'It does not exist any more.', ar: 'لم يعد موجودًا.' },
  invalid: { en: 'Some values are not valid.', ar: 'بعض القيم غير صالحة.' },
  state_changed: {
    en: 'Somebody else has changed the state in the meantime. Nothing was saved or sent; what you typed is still here.',
    ar: 'غيّر زميل الحالة في هذه الأثناء. لم يُحفظ شيء ولم يُرسل، وما كتبته باقٍ هنا.',
  },
  assignee_changed: {
    en: 'Somebody else has assigned this in the meantime.',
    ar: 'أسنده زميل إلى شخص آخر في هذه الأثناء.',
  },
  same_state: { en: 'This is already its state. Choose another.', ar: 'هذه حالته الآن. اختر حالة أخرى.' },
  no_address: {
    en: 'The sender left no mail address.',
    ar: 'لم يترك المرسل عنوان بريد.',
  },
  reason_required: { en: 'Write the reason of the rejection.', ar: 'اكتب سبب الرفض.' },
  unknown_assignee: {
    en: 'Choose somebody whose role reads this inbox.',
    ar: 'اختر شخصًا يتيح له دوره قراءة هذا الصندوق.',
  },
  not_asked: { en: 'Its sender has not asked for deletion.', ar: 'لم يطلب صاحبه حذفه.' },
  is_spam: {
    en: 'It lies in the spam folder. Say first that it is not spam.',
    ar: 'هو في مجلد الرسائل المزعجة. أخرجه منه أولًا.',
  },
  no_mail_server: {
    en: 'No mail server is configured (SMTP_URL), so nothing can be sent.',
    ar: 'لم يُضبط خادم بريد (SMTP_URL)، فلا يمكن إرسال شيء.',
  },
  not_resendable: {
    en: 'This mail is on its way or was sent already.',
    ar: 'هذه الرسالة في طريقها أو أُرسلت من قبل.',
  },
  in_the_past: { en: 'This time has passed. Choose a later one.', ar: 'مضى هذا الوقت. اختر وقتًا لاحقًا.' },
  not_written: {
    en: 'That language is not written yet: its page needs a title, a summary and a text.',
    ar: 'لم تُكتب هذه اللغة بعد: تحتاج صفحتها إلى عنوان وملخص ونص.',
  },
  failed: {
    en: 'This did not work. Nothing was saved or sent; try again.',
    ar: 'لم ينجح ذلك. لم يُحفظ شيء ولم يُرسل، فأعد المحاولة.',
  },
};

/** A refusal that the member of staff is told about, in the language of their menus. */
export class StaffError extends Error {
  readonly code: StaffErrorCode;
  readonly details: Record<string, unknown>;

  /** @param details what the screen needs besides, such as the state that it has now */
  constructor(code: StaffErrorCode, details: Record<string, unknown> = {}) {
    super(code);
    this.name = 'StaffError';
    this.code = code;
    this.details = details;
  }
}

/** Why it was refused, for people. */
export function staffErrorMessage(code: StaffErrorCode, language: Locale): string {
  return messages[code][language];
}

export function staffErrorAnswer({ code, details }: StaffError, language: Locale): Response {
  return Response.json(
    { error: { code, message: staffErrorMessage(code, language), ...details } },
    { status: statuses[code], headers: { 'Cache-Control': 'no-store' } },
  );
}
