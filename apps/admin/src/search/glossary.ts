import { wordForms } from './word-forms.ts';

/** Words of the trade in both languages, several to a side; a query in one language finds what exists only in the other. */
const pairs: readonly [english: string, arabic: string][] = [
  ['web website site websites', 'موقع مواقع ويب'],
  ['platform platforms', 'منصة منصات'],
  ['app apps application applications mobile', 'تطبيق تطبيقات جوال هاتف موبايل'],
  ['design designer designs', 'تصميم مصمم تصاميم'],
  ['development developer engineering engineer', 'تطوير مطور هندسة مهندس برمجة'],
  ['brand branding identity', 'هوية علامة'],
  ['content writing writer copy', 'محتوى كتابة كاتب'],
  ['translation translate translator bilingual', 'ترجمة مترجم ثنائي لغتين'],
  ['language languages arabic', 'لغة لغات عربية عربي'],
  ['english', 'إنجليزية إنجليزي'],
  ['search', 'بحث'],
  ['analytics data', 'بيانات تحليلات تحليل'],
  ['cloud hosting server servers', 'سحابة سحابي استضافة خادم خوادم'],
  ['operations', 'تشغيل عمليات'],
  ['integration integrations', 'ربط تكامل أنظمة'],
  ['system systems', 'نظام أنظمة'],
  ['store shop ecommerce commerce', 'متجر متاجر تجارة'],
  ['retail', 'تجزئة'],
  ['customer customers client clients', 'عميل عملاء'],
  ['portal', 'بوابة'],
  ['document documents workflow', 'مستند مستندات وثائق'],
  ['warehouse', 'مستودع'],
  ['bank banking finance', 'بنك بنوك مصرف مصارف'],
  ['health healthcare hospital clinic', 'صحة رعاية مستشفى عيادة'],
  ['education school university learning', 'تعليم مدرسة جامعة'],
  ['government public', 'حكومة حكومي حكومية'],
  ['logistics shipping delivery', 'شحن لوجستيات توصيل نقل'],
  ['hotel hospitality tourism', 'فندق ضيافة سياحة'],
  ['factory manufacturing', 'مصنع تصنيع صناعة'],
  ['industry industries sector', 'قطاع قطاعات صناعة'],
  ['service services', 'خدمة خدمات'],
  ['solution solutions', 'حل حلول'],
  ['product products', 'منتج منتجات'],
  ['work works project projects portfolio', 'عمل أعمال مشروع مشاريع'],
  ['blog article articles post posts', 'مدونة مقال مقالات'],
  ['job jobs career careers vacancy hiring', 'وظيفة وظائف توظيف'],
  ['salary', 'راتب'],
  ['apply application', 'تقديم طلب'],
  ['company', 'شركة'],
  ['team people', 'فريق'],
  ['partner partners', 'شريك شركاء'],
  ['security', 'أمن أمان حماية'],
  ['privacy', 'خصوصية'],
  ['terms', 'شروط'],
  ['cookies', 'كوكيز ارتباط'],
  ['accessibility', 'وصول نفاذ إتاحة'],
  ['legal law', 'قانون قانونية'],
  ['price prices pricing cost quote', 'سعر أسعار تكلفة عرض'],
  ['invoice invoices billing payment pay', 'فاتورة فواتير دفع سداد'],
  ['order orders', 'طلب طلبات'],
  ['support help', 'دعم مساعدة'],
  ['backup backups', 'نسخ احتياطي نسخة'],
  ['password passwords account accounts login', 'كلمة مرور حساب حسابات دخول'],
  ['speed fast performance', 'سرعة سريع أداء'],
  ['test tests testing quality', 'اختبار اختبارات جودة'],
  ['launch', 'إطلاق'],
  ['maintenance uptime', 'صيانة'],
  ['picture pictures image images photo', 'صورة صور'],
  ['form forms', 'نموذج نماذج'],
  ['font fonts type typography', 'خط خطوط'],
  ['pattern patterns', 'نمط أنماط زخرفة'],
  ['calendar appointment booking', 'تقويم موعد مواعيد حجز'],
  ['report reports problem', 'بلاغ تقرير تقارير مشكلة'],
  ['schedule scheduled', 'جدولة جدول'],
  ['domain email mail', 'نطاق بريد'],
  ['remote', 'عن بعد'],
  ['inventory stock', 'مخزون'],
  ['restaurant food', 'مطعم طعام'],
  ['museum culture', 'متحف ثقافة'],
  ['marketing', 'تسويق'],
  ['sales', 'مبيعات'],
  ['training', 'تدريب'],
  ['consulting advice', 'استشارة استشارات'],
  ['story about', 'قصة عن'],
  ['sustainability environment', 'استدامة بيئة'],
  ['contact', 'تواصل اتصال'],
];

/** Stem → words of the other language. */
export const glossary: ReadonlyMap<string, readonly string[]> = collect();

function collect(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const pair of pairs) {
    const [english, arabic] = pair.map((side) => side.split(' ').filter((word) => word.length > 2)) as [
      string[],
      string[],
    ];
    add(found, english, arabic);
    add(found, arabic, english);
  }
  return found;
}

function add(found: Map<string, string[]>, from: readonly string[], to: readonly string[]): void {
  for (const stem of new Set(from.flatMap((word) => wordForms(word).stems))) {
    found.set(stem, [...new Set([...(found.get(stem) ?? []), ...to])]);
  }
}
