import type { OfferEntry } from '../types.ts';

export const systemsIntegration: OfferEntry = {
  key: 'systems-integration',
  category: 'build',
  related: ['solutions:data-warehouse', 'industries:manufacturing', 'works:nawl-textiles', 'products:sijil'],
  handedOver: [1, 2, 3, 3, 3, 4],
  locales: {
    en: {
      slug: 'systems-integration',
      title: 'Systems integration',
      summary:
        'We connect the systems you already own, so that a figure is typed once, arrives everywhere and can be traced back to its source.',
      seo: {
        title: 'Systems integration for Egypt and the Gulf',
        description:
          'Connections between accounting, sales, stock, tax and government systems: monitored, documented and recoverable after any failure.',
      },
      body: `In most organisations the connection between two systems is a person with a spreadsheet. She exports on Sunday, corrects by hand on Monday, and imports on Tuesday. When she is on holiday, the figures are too. We replace the spreadsheet and give her back two days of her week.

## First we draw the map

Before we connect anything, we draw which system is the owner of which fact. A customer’s address has one home; every other place holds a copy and knows it. This drawing fits on one page, takes about two weeks and settles more arguments than any technology.

## Connections that admit failure

Networks drop, passwords expire, a supplier changes a field on a Friday. Each of our connections keeps what it could not deliver, tries again at sensible intervals and raises its hand when a person is needed. Nothing is sent twice, because every message carries its own number. A screen in both languages shows what is waiting and why, and lets an authorised colleague send it again.

## Local systems, local rules

We have connected the Egyptian e-invoice and e-receipt, electronic invoicing in Saudi Arabia, several payment companies, bank statement files, attendance machines and three generations of accounting packages. Names arrive in Arabic and Latin letters, and dates in two calendars. We match them by rules you can read, and doubtful pairs go to a person.

## Small steps, each one useful

We never switch everything over on one night. The first connection goes live within six to eight weeks and is the one that saves the most typing. Old and new run side by side for a month and are compared line by line. When the difference is zero for ten working days, the old way is switched off. If you are unsure where to begin, [describe your systems to us](/contact).`,
      facts: [
        { label: 'First connection live', value: 'after 6 to 8 weeks' },
        { label: 'Team', value: 'Two engineers, an analyst' },
        { label: 'From', value: 'EGP 320,000' },
      ],
      benefits: [
        {
          title: 'Typed once',
          text: 'An order, an invoice or a new employee is entered in one place. In a typical project this removes thirty to sixty hours of copying a week.',
        },
        {
          title: 'Traceable',
          text: 'Every value can be followed back to the system, the minute and the person it came from, which auditors appreciate.',
        },
        {
          title: 'Robust by design',
          text: 'A system that is down for an hour delays its messages by an hour. Nothing is lost and nobody has to repair lists by hand.',
        },
        {
          title: 'Replaceable parts',
          text: 'Systems speak through a documented middle layer, so you can exchange one of them later without touching the others.',
        },
      ],
      process: [
        {
          title: 'Map',
          text: 'Interviews with the people who type, a list of all systems and files, and one page that names the owner of every important fact.',
        },
        {
          title: 'Rank',
          text: 'We count the minutes that each manual transfer costs and the errors it causes. The list decides the order of work.',
        },
        {
          title: 'Connect',
          text: 'One connection at a time, with tests against copies of real data and a screen on which its messages can be watched.',
        },
        {
          title: 'Compare and switch',
          text: 'Four weeks of running side by side, a daily comparison, and a switch only after ten working days without a difference.',
        },
      ],
      deliverables: [
        'A one-page map of systems and owners of data',
        'A ranking of every manual transfer by minutes and errors',
        'Monitored connections with retry, archive and alerts',
        'A bilingual control screen for waiting and failed messages',
        'Documentation of every field, its meaning and its limits',
        'Automatic tests that run against each new version of a connected system',
      ],
      faq: [
        {
          question: 'Our old system has no interface. Is that the end?',
          answer:
            'Rarely. We have worked with database views, nightly files and, once, a printer port. We tell you honestly how reliable each way is before you pay for it.',
        },
        {
          question: 'Do you need access to our data?',
          answer:
            'For design, a copy with names replaced is enough. Work on real data happens on your machines, under your rules, with every access recorded.',
        },
        {
          question: 'Should we not simply buy one large system for everything?',
          answer:
            'Sometimes that is right, and we say so. It usually takes two years. Connections bring most of the relief within months and make the later change easier.',
        },
      ],
    },
    ar: {
      slug: 'ربط-الأنظمة',
      title: 'ربط الأنظمة',
      summary: 'نصل بين الأنظمة التي تملكونها، فيُكتب الرقم مرة واحدة، ويصل إلى كل موضع يلزمه، ويُعرف مصدره متى سُئل عنه.',
      seo: {
        title: 'ربط الأنظمة في مصر والخليج',
        description:
          'وصلات بين أنظمة الحسابات والمبيعات والمخازن والضرائب والجهات الحكومية: مراقبة وموثقة، وتتعافى بعد أي عطل.',
      },
      body: `الوصلة بين نظامين في أكثر المؤسسات هي موظفة معها جدول بيانات: تستخرج يوم الأحد، وتصحح بيدها يوم الاثنين، وتُدخل يوم الثلاثاء. فإذا أخذت إجازة أخذتها الأرقام معها. نحن نغني عن الجدول، ونعيد إلى الموظفة يومين من أسبوعها لعمل يستحق خبرتها.

## نرسم الخريطة أولًا

قبل أن نصل شيئًا بشيء نرسم أي نظام هو صاحب أي معلومة. لعنوان العميل بيت واحد، وكل موضع آخر يحمل نسخة ويعرف أنها نسخة. تتسع لهذا الرسم صفحة واحدة، ويستغرق أسبوعين تقريبًا، ويحسم من الخلافات أكثر مما تحسمه أي تقنية. وكثيرًا ما يعلقه مدير الحسابات على جداره.

## وصلات تعترف بالعطل

تنقطع الشبكات، وتنتهي كلمات المرور، ويغير مورد حقلًا في يوم جمعة. كل وصلة نبنيها تحتفظ بما تعذّر تسليمه، وتعيد المحاولة على فترات معقولة، وترفع يدها حين تحتاج إلى إنسان. ولا يُرسل شيء مرتين، فلكل رسالة رقمها وسجلها الكامل. وتعرض شاشة باللغتين ما ينتظر وسبب انتظاره، وتتيح لزميل مخول أن يعيد إرساله من غير أن يتصل بمهندس.

## أنظمة محلية وقواعد محلية

ربطنا الفاتورة والإيصال الإلكترونيين في مصر، والفوترة الإلكترونية في السعودية، وعددًا من شركات الدفع، وملفات كشوف الحسابات، وأجهزة الحضور، وثلاثة أجيال من برامج المحاسبة. تأتي الأسماء بالحروف العربية واللاتينية، والتواريخ بتقويمين، فنطابق بينها بقواعد يمكنكم قراءتها، ونرفع المشكوك فيه إلى إنسان يحكم.

## خطوات صغيرة، كل منها نافع

لا نحوّل كل شيء في ليلة واحدة. تعمل أول وصلة خلال ستة أسابيع إلى ثمانية، وهي التي توفر أكبر قدر من الكتابة. يسير القديم والجديد متجاورين شهرًا ويقارَنان سطرًا بسطر، فإذا بلغ الفرق صفرًا عشرة أيام عمل أوقفنا القديم واحتفظنا بأرشيفه للمراجعة. وإن لم تعرفوا من أين تبدؤون [فصفوا لنا أنظمتكم](/ar/contact).`,
      facts: [
        { label: 'أول وصلة تعمل', value: 'بعد ٦ إلى ٨ أسابيع' },
        { label: 'الفريق', value: 'مهندسان ومحللة' },
        { label: 'يبدأ من', value: '٣٢٠٬٠٠٠ ج.م.' },
      ],
      benefits: [
        {
          title: 'يُكتب مرة واحدة',
          text: 'يُدخل الطلب أو الفاتورة أو الموظف الجديد في موضع واحد. وفي المشروع المعتاد يختفي ما بين ثلاثين ساعة وستين من النسخ كل أسبوع.',
        },
        {
          title: 'معروف المصدر',
          text: 'يمكن تتبع كل قيمة إلى النظام والدقيقة والشخص الذي جاءت منه، وهو ما يقدره المراجعون.',
        },
        { title: 'متين من أصله', text: 'إذا توقف نظام ساعة تأخرت رسائله ساعة، فلا يضيع شيء، ولا يصلح أحد القوائم بيده.' },
        {
          title: 'أجزاء قابلة للاستبدال',
          text: 'تتخاطب الأنظمة عبر طبقة وسطى موثقة، فيمكنكم تغيير أحدها لاحقًا دون المساس بغيره.',
        },
      ],
      process: [
        {
          title: 'الخريطة',
          text: 'لقاءات مع من يكتبون البيانات، وحصر لكل الأنظمة والملفات، وصفحة واحدة تسمي صاحب كل معلومة مهمة.',
        },
        {
          title: 'الترتيب',
          text: 'نعد الدقائق التي يكلفها كل نقل يدوي والأخطاء التي يسببها، والقائمة هي التي ترتب العمل.',
        },
        { title: 'الربط', text: 'وصلة بعد وصلة، مع اختبارات على نسخ من بيانات حقيقية وشاشة تُرى عليها الرسائل.' },
        {
          title: 'المقارنة ثم التحول',
          text: 'أربعة أسابيع من السير المتوازي، ومقارنة كل يوم، ولا تحول إلا بعد عشرة أيام عمل بلا فرق.',
        },
      ],
      deliverables: [
        'خريطة من صفحة واحدة للأنظمة وأصحاب البيانات',
        'ترتيب لكل نقل يدوي بالدقائق والأخطاء',
        'وصلات مراقبة تعيد المحاولة وتحفظ الأرشيف وتنبه',
        'شاشة متابعة بلغتين للرسائل المنتظرة والمتعثرة',
        'توثيق لكل حقل ومعناه وحدوده',
        'اختبارات آلية تعمل مع كل إصدار جديد لأي نظام مربوط',
      ],
      faq: [
        {
          question: 'نظامنا القديم بلا واجهة ربط، فهل انتهى الأمر؟',
          answer:
            'نادرًا. عملنا عبر قواعد البيانات، وعبر ملفات ليلية، ومرة عبر منفذ طابعة. ونخبركم بصدق بمدى موثوقية كل طريق قبل أن تدفعوا ثمنه.',
        },
        {
          question: 'هل تحتاجون إلى الاطلاع على بياناتنا؟',
          answer:
            'في مرحلة التصميم تكفي نسخة استُبدلت فيها الأسماء. أما العمل على البيانات الحقيقية فيجري على أجهزتكم وبقواعدكم، وكل اطلاع مسجل.',
        },
        {
          question: 'أليس الأفضل أن نشتري نظامًا كبيرًا واحدًا لكل شيء؟',
          answer:
            'أحيانًا هو الصواب، ونقول ذلك حينها. لكنه يستغرق عادة سنتين، أما الربط فيأتي بمعظم الراحة خلال أشهر، ويجعل التغيير اللاحق أيسر.',
        },
      ],
    },
  },
};
