/**
 * Words of the trade, a meaning to a line: English, then Arabic. Words of one side mean the same or nearly; inflections
 * need not be listed, derived words (translate, translator) do.
 */
export const glossaryWords = `
web website site page online internet | موقع ويب إنترنت صفحة
platform | منصة
app application mobile | تطبيق محمول جوال موبايل هاتف
phone telephone mobile | هاتف محمول جوال موبايل
android ios iphone | أندرويد آيفون
design designer | تصميم مصمم
development developer programming programmer coding software | تطوير مطور برمجة مبرمج برمجيات
engineering engineer | هندسة مهندس
frontend interface interfaces screen | واجهة واجهات شاشة
backend server servers | خادم خوادم
brand branding identity logo | هوية علامة شعار
visual | بصرية بصري
content | محتوى
writing writer write copy copywriting editor editing | كتابة كاتب تحرير محرر
translation translate translator | ترجمة مترجم
bilingual languages | لغتين ثنائي باللغتين لغات
language | لغة
arabic arab | عربية عربي
english | إنجليزية إنجليزي
search find searching seo | بحث
analytics analysis analytic statistics | تحليل تحليلات إحصاءات
data | بيانات معلومات
information | معلومات
personal | شخصي شخصية
figures numbers number | رقم أرقام
dashboard dashboards board | لوحة لوحات مؤشرات
report reporting | تقرير بلاغ إبلاغ
cloud | سحابة سحابي سحابية
hosting host | استضافة
operations operation running | تشغيل عمليات
integration integrate connecting connect linking link api | ربط تكامل وصل
system | نظام
store shop ecommerce commerce shopping | متجر تجارة تسوق دكان
electronic digital | إلكتروني رقمي رقمية
retail | تجزئة
market supermarket grocery greengrocer | سوق بقالة خضار
customer client crm | عميل زبون
customers clients | عملاء زبائن
portal gateway | بوابة
document paper file | مستند وثيقة ملف
archive archiving | أرشيف أرشفة حفظ
workflow cycle | دورة
approval approve approving | موافقة اعتماد
warehouse storage | مستودع مخزن تخزين
inventory stock | مخزون جرد
bank banking | بنك مصرف
finance financial money | مالية مالي تمويل
accounting ledger bookkeeping accounts erp | محاسبة دفتر حسابات
budget | ميزانية موازنة
purchase purchasing procurement buying buy | شراء مشتريات توريد
supplier vendor | مورد
health healthcare medical | صحة صحية رعاية طبي
hospital clinic doctor patient | مستشفى عيادة طبيب مريض
appointment booking book reservation reserve | موعد حجز
waiting queue | انتظار طابور
education school teaching learning | تعليم مدرسة تعلم
university college student registration | جامعة طالب تسجيل
course courses | مقرر دورة مقررات
museum culture | متحف ثقافة
government governmental public ministry governorate | حكومة حكومي حكومية وزارة محافظة
citizen | مواطن
logistics transport transportation shipping freight | نقل شحن إمداد لوجستي لوجستية
delivery deliver courier | توصيل تسليم
driver van truck | سائق سيارة شاحنة
ferry boat | عبارة مركب
ticket | تذكرة تذاكر
hotel hotels | فندق فنادق
hospitality tourism guest | ضيافة سياحة نزيل ضيف
restaurant food | مطعم طعام
factory manufacturing industry industrial mill | مصنع صناعة تصنيع صناعي
textile weaving fabric | نسيج قماش
farm farming agriculture | مزرعة زراعة
dates palm | تمر تمور نخلة نخيل
export exporting exports | تصدير صادرات
siwa | سيوة
sector industries | قطاع
service | خدمة
solution | حل
product | منتج
project work portfolio | مشروع عمل شغل
blog article post posts | مدونة مقال مقالة تدوينة
job vacancy career position opening employment | وظيفة عمل شاغر شغل
hiring recruitment recruiting hire | توظيف تعيين
intern internship trainee training | تدريب متدرب
interview | مقابلة
puzzle riddle | لغز
salary wage pay | راتب أجر
apply applying application applicant | تقديم تقدم طلب متقدم
resume cv | سيرة
remote distance | بعد
company firm business | شركة مؤسسة أعمال
team staff people employee | فريق موظف عاملين
owner founder | صاحب مؤسس مالك
manager management manage director | مدير إدارة
partner partnership | شريك شراكة
story history | قصة تاريخ
sustainability sustainable environment green | استدامة بيئة مستدام
security secure safe safety | أمن أمان حماية آمن
vulnerability hole breach | ثغرة اختراق
privacy private gdpr | خصوصية خاص
policy notice statement | سياسة إشعار بيان
terms conditions | شروط أحكام
cookies cookie | ارتباط كوكيز
accessibility accessible disability wcag | إتاحة نفاذ وصول إعاقة
legal law | قانون قانوني قانونية
contract agreement | عقد اتفاق اتفاقية
price pricing cost costs | سعر تكلفة تسعير كلفة
quote quotation offer | عرض
estimate estimation | تقدير
invoice bill billing | فاتورة فوترة
payment pay paying | دفع سداد
cash | نقد نقدا كاش
installment installments | قسط أقساط تقسيط
refund | استرداد
tax vat | ضريبة
order ordering | طلب
track tracking follow following | متابعة تتبع
cancel cancelling cancellation unsubscribe | إلغاء ألغي
pause pausing suspend | إيقاف توقف
subscription subscribe plan | اشتراك خطة باقة
change changes modify edit update | تغيير تعديل تحديث غير أغير
support help assistance | دعم مساعدة
question questions | سؤال
contact reach | تواصل اتصال
complaint feedback opinion rating | شكوى رأي تقييم ملاحظات
problem issue error bug mistake | مشكلة خطأ عطل خلل
backup backups copy | نسخ احتياطي احتياطية نسخة
restore restoring recover return | استعادة استرجاع عودة رجوع أرجع إرجاع
version revision | نسخة إصدار
older old previous | قديم قديمة سابق سابقة
password passcode | مرور السر
account login signin | حساب دخول
user visitor | مستخدم زائر
forgot forgotten forget | نسيت نسيان
speed fast performance quick | سرعة سريع أداء
test testing trial | اختبار تجربة تجريبي
quality qa | جودة
launch release live | إطلاق
maintenance downtime uptime availability outage | صيانة توافر توقف انقطاع
move moving migration migrate | نقل انتقال ترحيل
schedule scheduled scheduling | جدولة موعد
publish publishing | نشر
preview | معاينة
draft | مسودة
picture image photo pictures | صورة
video film | فيديو
gallery | معرض
form forms | نموذج استمارة
button buttons | زر
message messages | رسالة
sentence sentences word words | جملة كلمة
plural plurals | جمع صيغة
font fonts typeface typography | خط خطوط طباعة
letter letters | حرف
color colour | لون
pattern patterns geometry ornament | نمط زخرفة أنماط هندسي
direction right left | اتجاه يمين يسار
mirror | مرآة
keyboard typing | لوحة مفاتيح كتابة
calendar | تقويم
time deadline duration | وقت مدة مهلة
domain | نطاق دومين
address url slug link | عنوان رابط
email mail inbox | بريد
newsletter campaign | نشرة حملة
notification notifications alert | إشعار تنبيه
chat conversation | محادثة دردشة
network offline connection | شبكة اتصال
field onsite | ميدان ميداني ميدانية
map location route path | خريطة مسار طريق
branch office headquarters | فرع مكتب مقر
address place location where | مكان عنوان موقع
cairo | القاهرة
alexandria | إسكندرية
egypt egyptian | مصر مصري
gulf saudi | خليج سعودية
library publisher publishing books | دار ناشر كتاب
audit log register record | سجل تدقيق
safe vault | خزنة
signature sign | توقيع
permission permissions role roles access | صلاحية صلاحيات دور
marketing advertising | تسويق إعلان
sales selling sell | مبيعات بيع
consulting consultant advice consultation | استشارة استشاري
strategy | استراتيجية
research interviews | بحث أبحاث
prototype | نموذج أولي
cms | إدارة المحتوى
artificial intelligence ai | ذكاء اصطناعي
currency pounds | عملة جنيه
holiday weekend hours | إجازة عطلة ساعات
delete deleting remove | حذف محو
upload send sending material | إرسال رفع مواد
tools tool | أداة
counter count | عداد عد
method process steps | طريقة خطوات مراحل
start begin beginning | بداية بدء يبدأ
long length | طول مدة
much | كم
reader reading | قارئ قراءة
blind | كفيف مكفوف
guarantee warranty | ضمان كفالة
confidential confidentiality secret nda | سرية سري
discount coupon voucher | خصم كوبون قسيمة
loyalty | ولاء
tender bid | مناقصة عطاء
receipt | إيصال
meeting | اجتماع
encryption encrypted | تشفير مشفر
attack hacker hacked | هجوم هاكر مخترق
lost loss lose | فقد ضياع
paper papers print printing | ورق أوراق طباعة
handover | تسليم
carbon energy electricity | كربون طاقة كهرباء
volunteer community | تطوع مجتمع
woman women | امرأة نساء
children | أطفال
trip travel tour | رحلة سفر
sea coast beach nile river | بحر ساحل شاطئ نيل نهر
sound audio | صوت
subtitle caption | تعليق وصف
table list | جدول قائمة
menu navigation | قائمة تنقل
footer header | تذييل ترويسة
homepage home | رئيسية
template theme | قالب
plugin extension | إضافة
code source | شيفرة كود مصدر
database postgresql postgres sql | قاعدة قواعد
`;
