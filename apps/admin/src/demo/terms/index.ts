/** A term of the demo company: English, then Arabic; the house's own choices, as its style sheets explain them. */
interface DemoTerm {
  english: string;
  arabic?: string;
  kind?: 'noun' | 'adjective' | 'verb' | 'name';
  alsoEnglish?: string[];
  alsoArabic?: string[];
  forbiddenEnglish?: string[];
  forbiddenArabic?: string[];
  caseSensitive?: true;
  keep?: true;
  note?: string;
}

const noun = 'noun';
const name = { kind: 'name', caseSensitive: true } as const;

/** Words on which writers, engineers and clients have agreed. */
export const terms: DemoTerm[] = [
  {
    english: 'glossary',
    arabic: 'مسرد',
    kind: noun,
    forbiddenArabic: ['قائمة مصطلحات'],
    note: 'A dictionary is «معجم».',
  },
  { english: 'dictionary', arabic: 'معجم', kind: noun, alsoArabic: ['قاموس'] },
  {
    english: 'client',
    arabic: 'عميل',
    kind: noun,
    note: 'Who has a contract with us. Who buys from a client is a customer.',
  },
  { english: 'draft', arabic: 'مسودة', kind: noun },
  {
    english: 'clickable draft',
    arabic: 'نموذج تفاعلي',
    kind: noun,
    alsoArabic: ['نموذج'],
    note: 'A draft that one can try; a text that is not finished is «مسودة». «نموذج» alone is also a form to fill in.',
  },
  { english: 'launch', arabic: 'إطلاق', kind: noun, forbiddenArabic: ['تدشين'] },
  {
    english: 'quotation',
    arabic: 'عرض سعر',
    kind: noun,
    alsoEnglish: ['quote'],
    alsoArabic: ['عرض'],
    note: '«عرض» alone is enough where a price is being spoken of; elsewhere it is a width, or a show.',
  },
  { english: 'estimate', arabic: 'تقدير', kind: noun },
  { english: 'invoice', arabic: 'فاتورة', kind: noun },
  { english: 'contract', arabic: 'عقد', kind: noun, alsoArabic: ['تعاقد'] },
  { english: 'scope', arabic: 'نطاق', kind: noun, alsoArabic: ['نطاق العمل'], forbiddenArabic: ['سكوب'] },
  { english: 'project lead', arabic: 'قائد المشروع', kind: noun },
  { english: 'content designer', arabic: 'مصمم المحتوى', kind: noun, alsoArabic: ['مصمم محتوى'] },
  { english: 'style guide', arabic: 'دليل الأسلوب', kind: noun, alsoArabic: ['دليل أسلوب'] },
  { english: 'knowledge base', arabic: 'قاعدة المعرفة', kind: noun, forbiddenArabic: ['القاعدة المعرفية'] },
  { english: 'reference number', arabic: 'رقم مرجعي', kind: noun, forbiddenArabic: ['رقم المرجع'] },
  {
    english: 'dashboard',
    arabic: 'لوحة مؤشرات',
    kind: noun,
    alsoArabic: ['لوحة متابعة'],
    forbiddenArabic: ['داشبورد'],
  },
  { english: 'data warehouse', arabic: 'مستودع بيانات', kind: noun, alsoArabic: ['مستودع'] },
  { english: 'database', arabic: 'قاعدة بيانات', kind: noun, alsoArabic: ['قاعدة البيانات'] },
  { english: 'server', arabic: 'خادم', kind: noun, forbiddenArabic: ['سيرفر', 'ملقم'] },
  { english: 'browser', arabic: 'متصفح', kind: noun, forbiddenArabic: ['مستعرض'] },
  { english: 'backup', arabic: 'نسخة احتياطية', kind: noun, alsoArabic: ['نسخ احتياطي'], forbiddenArabic: ['باك أب'] },
  { english: 'redirect', arabic: 'تحويل', kind: noun, forbiddenArabic: ['إعادة توجيه'] },
  { english: 'search engine', arabic: 'محرك البحث', kind: noun, alsoArabic: ['محرك بحث'] },
  { english: 'interface', arabic: 'واجهة', kind: noun, alsoArabic: ['واجهات'] },
  { english: 'design system', arabic: 'نظام تصميم', kind: noun, alsoArabic: ['نظام التصميم'] },
  {
    english: 'keyboard',
    arabic: 'لوحة المفاتيح',
    kind: noun,
    alsoArabic: ['لوحة مفاتيح'],
    forbiddenArabic: ['كيبورد'],
  },
  { english: 'screen reader', arabic: 'قارئ الشاشة', kind: noun, alsoArabic: ['قارئ شاشة'] },
  { english: 'accessibility', arabic: 'إتاحة', kind: noun, note: 'Availability is «توافر».' },
  { english: 'availability', arabic: 'توافر', kind: noun, note: 'Accessibility is «إتاحة».' },
  { english: 'encryption', arabic: 'تشفير', kind: noun },
  {
    english: 'password',
    arabic: 'كلمة المرور',
    kind: noun,
    alsoArabic: ['كلمة مرور'],
    forbiddenArabic: ['كلمة السر', 'باسورد'],
  },
  { english: 'permission', arabic: 'صلاحية', kind: noun, alsoArabic: ['إذن'] },
  {
    english: 'audit trail',
    arabic: 'سجل مراجعة',
    kind: noun,
    alsoArabic: ['سجل المراجعة'],
    forbiddenArabic: ['سجل تدقيق'],
  },
  { english: 'personal data', arabic: 'بيانات شخصية', kind: noun, alsoArabic: ['البيانات الشخصية'] },
  { english: 'electronic invoice', arabic: 'فاتورة إلكترونية', kind: noun, alsoEnglish: ['e-invoice'] },
  {
    english: 'online store',
    arabic: 'متجر إلكتروني',
    kind: noun,
    alsoArabic: ['متجر على الإنترنت'],
    forbiddenArabic: ['متجر أونلاين'],
  },
  { english: 'customer portal', arabic: 'بوابة عملاء', kind: noun, alsoArabic: ['بوابة العملاء'] },
  { english: 'archive', arabic: 'أرشيف', kind: noun },
  { english: 'signature', arabic: 'توقيع', kind: noun },
  { english: 'branch', arabic: 'فرع', kind: noun },
  { english: 'warranty', arabic: 'ضمان', kind: noun, forbiddenArabic: ['كفالة'] },
  { english: 'notification', arabic: 'إشعار', kind: noun, alsoArabic: ['تنبيه'], forbiddenArabic: ['نوتيفيكيشن'] },
  { english: 'plural form', arabic: 'صيغة جمع', kind: noun, alsoArabic: ['صيغة العدد', 'صيغ الجمع'] },
  {
    english: 'mobile phone',
    arabic: 'هاتف محمول',
    kind: noun,
    alsoArabic: ['الهاتف المحمول'],
    forbiddenArabic: ['موبايل'],
  },
  {
    english: 'email',
    arabic: 'بريد إلكتروني',
    kind: noun,
    alsoArabic: ['البريد', 'رسالة'],
    forbiddenArabic: ['إيميل'],
  },
  {
    english: 'bilingual',
    arabic: 'بلغتين',
    kind: 'adjective',
    alsoArabic: ['باللغتين', 'اللغتين', 'لغتين', 'ثنائي اللغة', 'بالعربية والإنجليزية'],
  },
  { english: 'Nasaq', arabic: 'نسق', alsoArabic: ['النسق'], ...name },
  { english: 'Qalam', arabic: 'قلم', ...name },
  { english: 'Khazna', arabic: 'خزنة', ...name },
  { english: 'Mizan', arabic: 'ميزان', ...name },
  { english: 'Masar', arabic: 'مسار', ...name },
  { english: 'Lawha', arabic: 'لوحة', ...name },
  { english: 'Bareed', arabic: 'بريد', ...name },
  { english: 'PostgreSQL', ...name, keep: true },
  { english: 'IBM Plex', ...name, keep: true },
];
