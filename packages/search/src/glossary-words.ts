/**
 * Words of any company's site, a meaning to a line: English, then Arabic. Words of one side mean the same or nearly;
 * inflections need not be listed, derived words (translate, translator) do. What belongs to a trade is content: staff
 * write it in the admin host.
 */
export const glossaryWords = `
web website site page online internet | موقع ويب إنترنت صفحة
phone telephone mobile | هاتف محمول جوال موبايل
content | محتوى
translation translate translator | ترجمة مترجم
language | لغة
arabic arab | عربية عربي
english | إنجليزية إنجليزي
search find searching seo | بحث
data | بيانات معلومات
information | معلومات
personal | شخصي شخصية
figures numbers number | رقم أرقام
report reporting | تقرير بلاغ إبلاغ
system | نظام
electronic digital | إلكتروني رقمي رقمية
customer client crm | عميل زبون
customers clients | عملاء زبائن
document paper file | مستند وثيقة ملف
approval approve approving | موافقة اعتماد
bank banking | بنك مصرف
finance financial money | مالية مالي تمويل
budget | ميزانية موازنة
purchase purchasing procurement buying buy | شراء مشتريات توريد
supplier vendor | مورد
appointment booking book reservation reserve | موعد حجز
delivery deliver courier | توصيل تسليم
ticket | تذكرة تذاكر
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
version revision | نسخة إصدار
older old previous | قديم قديمة سابق سابقة
password passcode | مرور السر
account login signin | حساب دخول
user visitor | مستخدم زائر
forgot forgotten forget | نسيت نسيان
speed fast performance quick | سرعة سريع أداء
test testing trial | اختبار تجربة تجريبي
quality qa | جودة
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
letter letters | حرف
color colour | لون
direction right left | اتجاه يمين يسار
keyboard typing | لوحة مفاتيح كتابة
calendar | تقويم
time deadline duration | وقت مدة مهلة
address url slug link | عنوان رابط
email mail inbox | بريد
newsletter campaign | نشرة حملة
notification notifications alert | إشعار تنبيه
chat conversation | محادثة دردشة
network offline connection | شبكة اتصال
map location route path | خريطة مسار طريق
branch office headquarters | فرع مكتب مقر
address place location where | مكان عنوان موقع
safe vault | خزنة
signature sign | توقيع
permission permissions role roles access | صلاحية صلاحيات دور
marketing advertising | تسويق إعلان
sales selling sell | مبيعات بيع
consulting consultant advice consultation | استشارة استشاري
strategy | استراتيجية
research interviews | بحث أبحاث
currency pounds | عملة جنيه
holiday weekend hours | إجازة عطلة ساعات
delete deleting remove | حذف محو
upload send sending material | إرسال رفع مواد
tools tool | أداة
method process steps | طريقة خطوات مراحل
start begin beginning | بداية بدء يبدأ
length | طول
reader reading | قارئ قراءة
blind | كفيف مكفوف
guarantee warranty | ضمان كفالة
confidential confidentiality secret nda | سرية سري
discount coupon voucher | خصم كوبون قسيمة
receipt | إيصال
meeting | اجتماع
lost loss lose | فقد ضياع
paper papers print printing | ورق أوراق طباعة
volunteer community | تطوع مجتمع
woman women | امرأة نساء
children | أطفال
trip travel tour | رحلة سفر
sound audio | صوت
subtitle caption | تعليق وصف
table list | جدول قائمة
menu navigation | قائمة تنقل
homepage home | رئيسية
internet network connection offline wifi signal | إنترنت نت شبكة اتصال
weekend weekends holiday friday saturday hours | إجازة عطلة ساعات دوام جمعة سبت
card visa cheque transfer wallet | بطاقة فيزا شيك تحويل محفظة
installments instalments instalment parts | تقسيط قسط أقساط دفعات
leave quit end exit terminate | مغادرة إنهاء ترك انتهاء نهاية
owner owns ownership own | ملكية مالك يملك صاحب
slow heavy speed performance | بطيء بطيئة بطء ثقيل سرعة أداء
office offices address headquarters located visit | مكتب مقر عنوان فرع زيارة
ready finished delivered status state states | جاهز حالة حالات مكتمل
change modification wish wishes | تغيير تعديل رغبة
existing current present legacy old | قائم حالي موجود قديم
text texts writing copy | نص نصوص كتابة
alternative alt description caption | بديل وصف
duration weeks months long | مدة أسابيع أشهر شهور يستغرق أيام
sms reminder reminders | رسالة تذكير
trash bin deleted | سلة محذوف محذوفة
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
sign signature signed approve | توقيع وقع اعتماد
insurance | تأمين
otp code codes verification | رمز تحقق كود
spam junk | مزعج سبام
missed absence absent | غياب
timetable schedule calendar | جدول تقويم
blind reader accessibility | كفيف ضرير إتاحة
digits numerals | أرقام
founders founded | تأسيس تأسست
laptop computer device devices | حاسوب لابتوب جهاز أجهزة
certificate certified iso | شهادة شهادات معتمد
undo revert restore recover | تراجع استعادة استرجاع رجوع
redirect redirects broken link links | تحويل رابط روابط
junior graduate graduates beginner beginners intern | خريج خريجين تخرج مبتدئ متدرب
technology technologies stack framework | تقنية تقنيات
whatsapp message messages chat | واتساب رسائل
locked lock blocked attempts | مقفل قفل حظر محاولات
include included includes | يشمل تشمل مشمول
meaning mean name | معنى اسم
copyright rights intellectual | ملكية حقوق
court dispute liability | نزاع محكمة مسؤولية
warranty care | ضمان رعاية
`;
