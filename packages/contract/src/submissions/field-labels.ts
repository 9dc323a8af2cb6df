import type { Locale } from '../locale.ts';

/** Every field of every form, as its label, its messages, the mails and the admin host name it. */
export const fieldLabels = {
  first_name: { en: 'First name', ar: 'الاسم الأول' },
  last_name: { en: 'Last name', ar: 'اسم العائلة' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  phone_country: { en: 'Country code', ar: 'رمز البلد' },
  phone: { en: 'Phone', ar: 'رقم الهاتف' },
  company: { en: 'Company', ar: 'الشركة' },
  subject: { en: 'Subject', ar: 'الموضوع' },
  help_details: { en: 'Details', ar: 'التفاصيل' },
  rating: { en: 'Rating', ar: 'التقييم' },
  area: { en: 'Topic', ar: 'موضوع الرأي' },
  wants_answer: { en: 'I would like an answer', ar: 'أرغب في الرد' },
  page: { en: 'Page', ar: 'الصفحة' },
  error_id: { en: 'Error number', ar: 'رقم الخطأ' },
  severity: { en: 'Severity', ar: 'درجة الأثر' },
  browser: { en: 'Browser', ar: 'المتصفح' },
  window_size: { en: 'Window', ar: 'مقاس النافذة' },
  languages: { en: 'Languages of the browser', ar: 'لغات المتصفح' },
  local_time: { en: 'Time there', ar: 'الوقت هناك' },
  error_text: { en: 'Text of the error', ar: 'نص الخطأ' },
  screenshots: { en: 'Screenshots', ar: 'لقطات الشاشة' },
  offer: { en: 'Service or product', ar: 'الخدمة أو المنتج' },
  brief: { en: 'Brief', ar: 'شرح الطلب' },
  budget: { en: 'Budget', ar: 'الميزانية' },
  deadline: { en: 'Deadline', ar: 'الموعد النهائي' },
  files: { en: 'Files', ar: 'الملفات' },
  brief_files: { en: 'Attachments of the brief', ar: 'مرفقات الشرح' },
  help_details_files: { en: 'Attachments of the details', ar: 'مرفقات التفاصيل' },
  cv: { en: 'CV', ar: 'السيرة الذاتية' },
  cover_letter: { en: 'Cover letter', ar: 'خطاب التقديم' },
  links: { en: 'Links', ar: 'الروابط' },
  consent_processing: { en: 'Consent to processing', ar: 'الموافقة على معالجة البيانات' },
  consent_retention: { en: 'Consent to keeping', ar: 'الموافقة على الاحتفاظ بالبيانات' },
  reference: { en: 'Reference', ar: 'الرقم المرجعي' },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  password: { en: 'Password', ar: 'كلمة المرور' },
  current: { en: 'Current password', ar: 'كلمة المرور الحالية' },
  new_password: { en: 'New password', ar: 'كلمة المرور الجديدة' },
  locale: { en: 'Language of our mails', ar: 'لغة رسائلنا إليك' },
  topic: { en: 'Topic', ar: 'الموضوع' },
  text: { en: 'Message', ar: 'نص الرسالة' },
} as const satisfies Record<string, Record<Locale, string>>;
export type FieldName = keyof typeof fieldLabels;

/** A field that is not listed is named as it stands: that shows at once that it is missing here. */
export function fieldLabel(field: string, locale: Locale): string {
  return Object.hasOwn(fieldLabels, field) ? fieldLabels[field as FieldName][locale] : field;
}
