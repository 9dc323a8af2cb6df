import type { OfferEntry } from '../types.ts';

export const webPlatforms: OfferEntry = {
  key: 'web-platforms',
  category: 'build',
  related: ['services:product-design', 'solutions:bilingual-website', 'works:governorate-portal', 'products:qalam'],
  handedOver: [1, 3, 3, 2, 3, 4, 4],
  locales: {
    en: {
      slug: 'web-platforms',
      title: 'Web platforms',
      summary:
        'Websites and web applications that open in under two seconds on a mid-range phone and read equally well in Arabic and English.',
      seo: {
        title: 'Web platforms in Arabic and English',
        description:
          'Bilingual websites and web applications built in Cairo: fast on ordinary phones, accessible, easy to edit and yours to keep.',
      },
      body: `A web platform is the part of your organisation that never closes. Most visitors meet it on a phone that is three years old, on a network that comes and goes, in the language they grew up with. We build for that visitor first. The large screen in the meeting room is the easy case.

## One structure, two languages

We model the content once and let each language fill it in its own way. An article can have a different title, a different address and a different picture in Arabic. It can exist in one language only, and the site says so politely instead of showing a half-empty page. Layout mirrors where it should and stays where it must: arrows turn round, telephone numbers do not.

## Speed is a limit we agree on

Every project has a budget in kilobytes and milliseconds, written into the contract. For a public site we usually fix two seconds to the main content on a mid-range Android phone over 4G. The budget is checked on every change, so a heavy script is discovered on the day it arrives and not a year later. A new feature that needs more than its share comes with a proposal for what leaves in exchange.

## Editors are users too

The people who publish every day decide whether a platform stays alive. They get drafts, previews of the real page in both languages, scheduled publishing and a list of what is still untranslated. Training takes half a day. After it, your team publishes without calling us.

## Built to be handed over

We use widely known, open technology and keep the code small:

- the code sits in your account from the first commit
- automatic tests cover the routes that earn money or trust
- a short document explains every decision that a newcomer would question

See what this looks like in [our work](/works), or [ask us](/contact) about a project like yours.`,
      facts: [
        { label: 'Duration', value: '10 to 14 weeks' },
        { label: 'Team', value: 'Two engineers, a designer, a writer' },
        { label: 'From', value: 'EGP 480,000' },
      ],
      benefits: [
        {
          title: 'Quick on ordinary phones',
          text: 'Pages arrive ready to read from the server. Scripts come afterwards and only where they are needed, so the first view stays light.',
        },
        {
          title: 'Found in both languages',
          text: 'Each language has its own addresses, descriptions and share images, and search engines are told which page belongs to which reader.',
        },
        {
          title: 'Usable by everyone',
          text: 'We test with keyboard, screen readers and large type, in both directions, against the AA level of the international accessibility guidelines.',
        },
        {
          title: 'Calm under load',
          text: 'Exam results, sales and breaking news bring peaks. We rehearse ten times your usual traffic before launch and show you the curve.',
        },
      ],
      process: [
        {
          title: 'Inventory',
          text: 'We list every page, form and connection of the existing site and mark each one: keep, merge, rewrite or retire. On average two fifths go.',
        },
        {
          title: 'Model and clickable draft',
          text: 'Content types, addresses and roles are fixed, and the ten most important screens are drawn in both languages and tried with five real users.',
        },
        {
          title: 'Build',
          text: 'Two-week stages, each ending with a working version at a private address and a note on budget, speed and open questions.',
        },
        {
          title: 'Move and launch',
          text: 'Content is moved by script and checked by people. Old addresses lead to new ones, and the launch has a written and rehearsed way back.',
        },
      ],
      deliverables: [
        'A list of every page, form and connection, with a decision for each',
        'A bilingual site or application, with source code and full history in your account',
        'An editing system with roles, drafts, previews and scheduled publishing',
        'A design library of components, drawn for both directions',
        'A speed and accessibility report, measured on real devices',
        'Redirects for every address of the old site',
        'Half a day of training and a handbook in each language',
      ],
      faq: [
        {
          question: 'How long does a project take?',
          answer:
            'A company site of forty to eighty pages takes ten to fourteen weeks. A platform with accounts and transactions takes five to eight months, with a first useful version in public after about three.',
        },
        {
          question: 'Can we keep our present content system?',
          answer:
            'Often, yes. If it can deliver its content through an interface, we build the new front on top of it and postpone the larger move until it pays.',
        },
        {
          question: 'Who owns the result?',
          answer:
            'You do: code, designs, data and domains. We use only components whose licence allows you to continue with any other supplier.',
        },
        {
          question: 'What happens after launch?',
          answer:
            'Ninety days of care are included. Most clients then take our cloud operations service; about a quarter run the platform with their own team.',
        },
      ],
    },
    ar: {
      slug: 'منصات-الويب',
      title: 'منصات الويب',
      summary: 'مواقع وتطبيقات ويب تُفتح في أقل من ثانيتين على هاتف متوسط، وتُقرأ بالعربية كما تُقرأ بالإنجليزية.',
      seo: {
        title: 'منصات الويب بالعربية والإنجليزية',
        description:
          'مواقع وتطبيقات ويب بلغتين نبنيها في القاهرة: سريعة على الهواتف العادية، متاحة للجميع، سهلة التحرير، وملك لكم بالكامل.',
      },
      body: `منصة الويب هي الجزء الذي لا يغلق أبوابه من مؤسستكم. يلقاها أكثر الزوار على هاتف عمره ثلاث سنوات، وعلى شبكة تأتي وتذهب، وباللغة التي نشؤوا عليها. لهذا الزائر نبني أولًا، أما الشاشة الكبيرة في قاعة الاجتماعات فأمرها هين، ونتركها إلى الآخر.

## بنية واحدة ولغتان

نصمم بنية المحتوى مرة واحدة، ونترك لكل لغة أن تملأها بطريقتها. قد يكون للمقال في العربية عنوان آخر ورابط آخر وصورة أخرى، وقد لا توجد إلا بلغة واحدة فيقول الموقع ذلك بلطف ولا يعرض صفحة نصفها فارغ. ينعكس التخطيط حيث ينبغي ويثبت حيث يجب: تدور الأسهم، ولا تدور أرقام الهواتف ولا الشعارات.

## السرعة حد متفق عليه

لكل مشروع ميزانية بالكيلوبايت وبأجزاء الثانية، مكتوبة في العقد. في المواقع العامة نحدد عادة ثانيتين لظهور المحتوى الرئيسي على هاتف متوسط وشبكة من الجيل الرابع. وتُفحص الميزانية مع كل تغيير، فنكتشف الإضافة الثقيلة يوم وصولها، لا بعد عام من شكوى الناس. وإذا احتاجت ميزة جديدة إلى أكثر من نصيبها عرضنا عليكم ما يُحذف مقابلها.

## المحررون مستخدمون أيضًا

من ينشرون كل يوم هم من يقررون أتعيش المنصة أم تذبل. لهم مسودات، ومعاينة للصفحة الحقيقية باللغتين، ونشر مجدول، وقائمة بما لم يُكتب بعد بإحدى اللغتين. يستغرق التدريب نصف يوم، وبعده ينشر فريقكم من غير أن يتصل بنا، ونبقى على الهاتف لمن أراد.

## مبنية كي تُسلَّم

نستخدم تقنيات مفتوحة ومعروفة، ونُبقي الشفرة صغيرة:

- الشفرة في حسابكم منذ اليوم الأول
- اختبارات آلية تغطي المسارات التي تجلب المال أو الثقة
- وثيقة قصيرة تشرح كل قرار قد يسأل عنه زميل جديد

ويمكنكم أن تروا ثمرة ذلك في [أعمالنا](/ar/works)، أو أن [تسألونا](/ar/contact) عن مشروع يشبه مشروعكم.`,
      facts: [
        { label: 'المدة', value: 'من ١٠ إلى ١٤ أسبوعًا' },
        { label: 'الفريق', value: 'مهندسان ومصممة وكاتب' },
        { label: 'يبدأ من', value: '٤٨٠٬٠٠٠ ج.م.' },
      ],
      benefits: [
        {
          title: 'سريعة على الهواتف العادية',
          text: 'تصل الصفحة من الخادم جاهزة للقراءة، وتأتي البرامج بعدها وحيث تلزم فقط، فيبقى العرض الأول خفيفًا.',
        },
        {
          title: 'يجدها الباحث باللغتين',
          text: 'لكل لغة روابطها وأوصافها وصور مشاركتها، وتعرف محركات البحث أي صفحة تخص أي قارئ.',
        },
        {
          title: 'متاحة للجميع',
          text: 'نختبر بلوحة المفاتيح وقارئات الشاشة والخط الكبير، في الاتجاهين، وفق المستوى AA من الإرشادات العالمية لإتاحة محتوى الويب.',
        },
        {
          title: 'هادئة تحت الضغط',
          text: 'نتائج الامتحانات والتخفيضات والأخبار العاجلة تأتي بالذروة. نجرب عشرة أمثال زياراتكم المعتادة قبل الإطلاق ونريكم المنحنى.',
        },
      ],
      process: [
        {
          title: 'الجرد',
          text: 'نحصر كل صفحة ونموذج ووصلة في الموقع الحالي، ونضع أمام كل منها قرارًا: تبقى، أو تُدمج، أو تُكتب من جديد، أو تُحال إلى التقاعد. ويُحال خمساها في المتوسط.',
        },
        {
          title: 'البنية والنموذج',
          text: 'تُثبت أنواع المحتوى والروابط والصلاحيات، وتُرسم أهم عشر شاشات باللغتين، ثم يجربها خمسة من المستخدمين الحقيقيين.',
        },
        {
          title: 'البناء',
          text: 'مراحل من أسبوعين، تنتهي كل منها بنسخة عاملة على عنوان خاص، ومذكرة عن الميزانية والسرعة والأسئلة المفتوحة.',
        },
        {
          title: 'النقل والإطلاق',
          text: 'ينقل المحتوى برنامج ويراجعه بشر. تقود الروابط القديمة إلى الجديدة، وللإطلاق طريق عودة مكتوب ومجرَّب.',
        },
      ],
      deliverables: [
        'قائمة بكل صفحة ونموذج ووصلة، وأمام كل منها قرار',
        'موقع أو تطبيق بلغتين، بشفرته وتاريخها الكامل في حسابكم',
        'نظام تحرير بالصلاحيات والمسودات والمعاينة والنشر المجدول',
        'مكتبة عناصر مرسومة للاتجاهين',
        'تقرير سرعة وإتاحة مقيس على أجهزة حقيقية',
        'تحويلات لكل روابط الموقع القديم',
        'نصف يوم من التدريب ودليل استخدام بكل لغة',
      ],
      faq: [
        {
          question: 'كم يستغرق المشروع؟',
          answer:
            'موقع شركة من أربعين إلى ثمانين صفحة يستغرق من عشرة إلى أربعة عشر أسبوعًا. ومنصة فيها حسابات ومعاملات تستغرق من خمسة إلى ثمانية أشهر، تظهر أول نسخة نافعة منها للجمهور بعد ثلاثة أشهر تقريبًا.',
        },
        {
          question: 'هل يمكننا الإبقاء على نظام المحتوى الحالي؟',
          answer:
            'كثيرًا ما يمكن. إن كان يتيح محتواه عبر واجهة برمجية بنينا الواجهة الجديدة فوقه، وأجلنا النقل الأكبر إلى أن يستحق كلفته.',
        },
        {
          question: 'من يملك الناتج؟',
          answer:
            'أنتم: الشفرة والتصاميم والبيانات والنطاقات. ولا نستخدم إلا مكونات تسمح رخصتها بأن تكملوا مع أي مورد آخر.',
        },
        {
          question: 'ماذا بعد الإطلاق؟',
          answer:
            'يشمل المشروع تسعين يومًا من الرعاية. بعدها يختار أكثر عملائنا خدمة التشغيل السحابي، ويشغل ربعهم تقريبًا المنصة بفريقه.',
        },
      ],
    },
  },
};
