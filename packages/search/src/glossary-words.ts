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
hosting host cloud | استضافة سحابة سحابي
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
hiring recruitment recruiting hire candidate candidates | توظيف تعيين
intern internship trainee training | تدريب متدرب
interview hiring | مقابلة توظيف
puzzle riddle | لغز
salary wage pay | راتب أجر
apply applying application applicant | تقديم تقدم طلب متقدم
resume cv | سيرة
remote home distance | بعد منزل بيت
company firm business | شركة مؤسسة أعمال
team staff people employee | فريق موظف عاملين
owner founder | صاحب مؤسس مالك
manager management manage director | مدير إدارة
partner partnership | شريك شراكة
story history | قصة تاريخ
sustainability sustainable environment green | استدامة بيئة مستدام
security secure safe safety | أمن أمان حماية آمن
vulnerability hole breach | ثغرة اختراق
privacy private gdpr personal | خصوصية خاص شخصي شخصية
policy notice statement | سياسة إشعار بيان
terms conditions | شروط أحكام
cookies cookie | ارتباط كوكيز
accessibility accessible disability wcag | إتاحة نفاذ وصول إعاقة
legal law | قانون قانوني قانونية
contract agreement | عقد اتفاق اتفاقية
price pricing cost costs fee fees | سعر تكلفة تسعير كلفة ثمن بكام بكم رسوم
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
support help assistance care | دعم مساعدة
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
maintenance downtime uptime availability outage down | صيانة توافر توقف انقطاع وقف واقع تعطل معطل شغال
move moving migration migrate | نقل انتقال ترحيل
schedule scheduled scheduling | جدولة موعد
publish publishing | نشر
preview | معاينة
draft | مسودة
picture image photo pictures photograph photographs | صورة صور
video film | فيديو
gallery | معرض
form forms | نموذج استمارة
button buttons | زر
message messages | رسالة
sentence sentences word words | جملة كلمة
plural plurals | جمع صيغة
font fonts typeface typography letters | خط خطوط طباعة حرف حروف
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
gulf saudi riyadh emirates dubai | خليج سعودية رياض إمارات دبي
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
cms wordpress drupal editor | محتوى محرر ووردبريس
artificial intelligence ai | ذكاء اصطناعي
currency pounds | عملة جنيه
holiday weekend hours | إجازة عطلة ساعات
delete deleting remove | حذف محو
upload send sending material | إرسال رفع مواد
tools tool | أداة
counter count | عداد عد
method process steps | طريقة خطوات مراحل
start begin beginning | بداية بدء يبدأ
length | طول
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
code source | شفرة شيفرة كود مصدر
internet network connection offline wifi signal | إنترنت نت شبكة اتصال
weekend weekends holiday friday saturday hours | إجازة عطلة ساعات دوام جمعة سبت
card visa cheque transfer wallet | بطاقة فيزا شيك تحويل محفظة
installments instalments instalment parts | تقسيط قسط أقساط دفعات
leave quit end exit terminate | مغادرة إنهاء ترك انتهاء نهاية
owner owns ownership own | ملكية مالك يملك صاحب
weakness fault crash bug | ثغرة عطل خلل ضعف
slow heavy speed performance | بطيء بطيئة بطء ثقيل سرعة أداء
office offices address headquarters located visit | مكتب مقر عنوان فرع زيارة
ready finished delivered status state states | جاهز حالة حالات مكتمل
change modification wish wishes | تغيير تعديل رغبة
existing current present legacy old | قائم حالي موجود قديم
text texts writing copy | نص نصوص كتابة
alternative alt description caption | بديل وصف
duration weeks months long | مدة أسابيع أشهر شهور يستغرق أيام
summer trainee intern | صيفي متدرب تدريب
logo mark sign | شعار علامة
sms reminder reminders | رسالة تذكير
trash bin deleted | سلة محذوف محذوفة
points loyalty regulars | نقاط ولاء
password login signin | السر مرور
deadline date when | موعد متى
reply answer response | رد جواب إجابة
sell selling sold | بيع مبيعات
protect protection handle | حماية صون
where located stored kept | أين محفوظ تخزين مكان
year years annual | سنة عام أعوام سنوي
experience experienced years | خبرة خبرات
benefits leave insurance salary | مزايا تأمين راتب إجازة
student students university | طالب طلبة جامعة
archive scan scanned paper | أرشيف مسح ورق
sign signature signed approve | توقيع وقع اعتماد
ux usability experience | استخدام تجربة
localization localisation translation | تعريب ترجمة
monitoring monitor alerts | مراقبة رصد
devops servers infrastructure | خوادم بنية
erp sap odoo accounting integration | محاسبة ربط
sync synchronise synchronize connect | مزامنة ربط
technician technicians crew crews field | فني فنيين طاقم
inspection inspector | تفتيش مفتش
insurance | تأمين
loan loans finance banking | قرض قروض تمويل
container port customs shipping | حاوية ميناء جمارك شحن
machine machines production | آلة آلات إنتاج ماكينة
gps route routes routing fleet | مسار أسطول طريق
ocr scan scanned scanning recognition | مسح
expense expenses spending budget | مصروفات نفقات إنفاق ميزانية
kpi indicator indicators metric metrics | مؤشر مؤشرات
crm contacts leads client clients | عملاء
otp code codes verification | رمز تحقق كود
smtp mail email transactional | بريد
spam junk | مزعج سبام
rebrand rebranding redesign refresh renewal | تجديد تحديث
school schools parents pupils | مدرسة أولياء تلاميذ
pharmacy drug medicine prescription | صيدلية دواء وصفة
lab laboratory | مختبر معمل تحاليل
missed absence absent | غياب
tourist tourists guests | سياح سائح نزلاء
room rooms stay night | غرفة إقامة ليلة
exam exams results grades admission | امتحان نتائج قبول درجات
timetable schedule calendar | جدول تقويم
blind reader accessibility | كفيف ضرير إتاحة
contrast dark light theme | تباين داكن فاتح
spelling spell hamza | همزة إملاء
diacritics tashkeel vowel | تشكيل حركات
digits numerals | أرقام
founders founded | تأسيس تأسست
climate solar energy | مناخ شمسية طاقة بيئة
laptop computer device devices | حاسوب لابتوب جهاز أجهزة
reseller agency agencies | وكالة موزع
certificate certified iso | شهادة شهادات معتمد
undo revert restore recover | تراجع استعادة استرجاع رجوع
redirect redirects broken link links | تحويل رابط روابط
junior graduate graduates beginner beginners intern | خريج خريجين تخرج مبتدئ متدرب
technology technologies stack framework | تقنية تقنيات
whatsapp message messages chat | واتساب رسائل
excel spreadsheet spreadsheets | إكسل جداول
locked lock blocked attempts | مقفل قفل حظر محاولات
include included includes | يشمل تشمل مشمول
meaning mean name | معنى اسم
copyright rights intellectual | ملكية حقوق
court dispute liability | نزاع محكمة مسؤولية
warranty care | ضمان رعاية
database postgresql postgres sql | قاعدة قواعد
`;
