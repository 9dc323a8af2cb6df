/**
 * What readers call the demo company's trade, and that of its clients: a group to a line, English, then Arabic. Words of
 * a group find each other.
 */
const groups = `
platform | منصة
app application mobile | تطبيق محمول جوال موبايل هاتف
android ios iphone | أندرويد آيفون
design designer | تصميم مصمم
development developer programming programmer coding software | تطوير مطور برمجة مبرمج برمجيات
engineering engineer | هندسة مهندس
frontend interface interfaces screen | واجهة واجهات شاشة
backend server servers | خادم خوادم
brand branding identity logo | هوية علامة شعار
visual | بصرية بصري
writing writer write copy copywriting editor editing | كتابة كاتب تحرير محرر
bilingual languages | لغتين ثنائي باللغتين لغات
analytics analysis analytic statistics | تحليل تحليلات إحصاءات
dashboard dashboards board | لوحة لوحات مؤشرات
cloud | سحابة سحابي سحابية
hosting host cloud | استضافة سحابة سحابي
operations operation running | تشغيل عمليات
integration integrate connecting connect linking link api | ربط تكامل وصل
store shop ecommerce commerce shopping | متجر تجارة تسوق دكان
retail | تجزئة
market supermarket grocery greengrocer | سوق بقالة خضار
portal gateway | بوابة
archive archiving | أرشيف أرشفة حفظ
workflow cycle | دورة
warehouse storage | مستودع مخزن تخزين
inventory stock | مخزون جرد
accounting ledger bookkeeping accounts erp | محاسبة دفتر حسابات
health healthcare medical | صحة صحية رعاية طبي
hospital clinic doctor patient | مستشفى عيادة طبيب مريض
waiting queue | انتظار طابور
education school teaching learning | تعليم مدرسة تعلم
university college student registration | جامعة طالب تسجيل
course courses | مقرر دورة مقررات
museum culture | متحف ثقافة
government governmental public ministry governorate | حكومة حكومي حكومية وزارة محافظة
citizen | مواطن
logistics transport transportation shipping freight | نقل شحن إمداد لوجستي لوجستية
driver van truck | سائق سيارة شاحنة
ferry boat | عبارة مركب
hotel hotels | فندق فنادق
hospitality tourism guest | ضيافة سياحة نزيل ضيف
restaurant food | مطعم طعام
factory manufacturing industry industrial mill | مصنع صناعة تصنيع صناعي
textile weaving fabric | نسيج قماش
farm farming agriculture | مزرعة زراعة
dates palm | تمر تمور نخلة نخيل
export exporting exports | تصدير صادرات
siwa | سيوة
puzzle riddle | لغز
vulnerability hole breach | ثغرة اختراق
backup backups copy | نسخ احتياطي احتياطية نسخة
restore restoring recover return | استعادة استرجاع عودة رجوع أرجع إرجاع
launch release live | إطلاق
maintenance downtime uptime availability outage down | صيانة توافر توقف انقطاع وقف واقع تعطل معطل شغال
plural plurals | جمع صيغة
font fonts typeface typography letters | خط خطوط طباعة حرف حروف
pattern patterns geometry ornament | نمط زخرفة أنماط هندسي
mirror | مرآة
domain | نطاق دومين
field onsite | ميدان ميداني ميدانية
cairo | القاهرة
alexandria | إسكندرية
egypt egyptian | مصر مصري
gulf saudi riyadh emirates dubai | خليج سعودية رياض إمارات دبي
library publisher publishing books | دار ناشر كتاب
audit log register record | سجل تدقيق
prototype | نموذج أولي
cms wordpress drupal editor | محتوى محرر ووردبريس
artificial intelligence ai | ذكاء اصطناعي
counter count | عداد عد
loyalty | ولاء
tender bid | مناقصة عطاء
encryption encrypted | تشفير مشفر
attack hacker hacked | هجوم هاكر مخترق
handover | تسليم
carbon energy electricity | كربون طاقة كهرباء
sea coast beach nile river | بحر ساحل شاطئ نيل نهر
footer header | تذييل ترويسة
template theme | قالب
plugin extension | إضافة
code source | شفرة شيفرة كود مصدر
weakness fault crash bug | ثغرة عطل خلل ضعف
summer trainee intern | صيفي متدرب تدريب
logo mark sign | شعار علامة
points loyalty regulars | نقاط ولاء
archive scan scanned paper | أرشيف مسح ورق
ux usability experience | استخدام تجربة
localization localisation translation | تعريب ترجمة
monitoring monitor alerts | مراقبة رصد
devops servers infrastructure | خوادم بنية
erp sap odoo accounting integration | محاسبة ربط
sync synchronise synchronize connect | مزامنة ربط
technician technicians crew crews field | فني فنيين طاقم
inspection inspector | تفتيش مفتش
loan loans finance banking | قرض قروض تمويل
container port customs shipping | حاوية ميناء جمارك شحن
machine machines production | آلة آلات إنتاج ماكينة
gps route routes routing fleet | مسار أسطول طريق
ocr scan scanned scanning recognition | مسح
expense expenses spending budget | مصروفات نفقات إنفاق ميزانية
kpi indicator indicators metric metrics | مؤشر مؤشرات
crm contacts leads client clients | عملاء
smtp mail email transactional | بريد
rebrand rebranding redesign refresh renewal | تجديد تحديث
school schools parents pupils | مدرسة أولياء تلاميذ
pharmacy drug medicine prescription | صيدلية دواء وصفة
lab laboratory | مختبر معمل تحاليل
tourist tourists guests | سياح سائح نزلاء
room rooms stay night | غرفة إقامة ليلة
exam exams results grades admission | امتحان نتائج قبول درجات
contrast dark light theme | تباين داكن فاتح
spelling spell hamza | همزة إملاء
diacritics tashkeel vowel | تشكيل حركات
climate solar energy | مناخ شمسية طاقة بيئة
reseller agency agencies | وكالة موزع
excel spreadsheet spreadsheets | إكسل جداول
database postgresql postgres sql | قاعدة قواعد
`;

/** The groups as staff would have written them. */
export const synonyms: { en: string[]; ar: string[] }[] = groups
  .trim()
  .split('\n')
  .map((line) => {
    const [en = '', ar = ''] = line.split('|');
    return { en: en.trim().split(' '), ar: ar.trim().split(' ') };
  });
