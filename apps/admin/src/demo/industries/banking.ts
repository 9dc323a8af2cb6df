import type { IndustryEntry } from '../types.ts';

export const banking: IndustryEntry = {
  key: 'banking',
  category: 'service-sector',
  related: ['works:qanater-bank', 'products:sijil', 'services:product-design', 'solutions:customer-portal'],
  locales: {
    en: {
      slug: 'banking',
      title: 'Banking and finance',
      summary:
        'Websites, onboarding and service for banks and finance companies, clear to customers and provable to the regulator.',
      seo: {
        title: 'Digital work for banks and finance companies',
        description:
          'Bilingual websites, account opening, customer portals and audit trails for banks and finance companies in Egypt and the Gulf.',
      },
      body: `A bank sells a promise, and people read it closely. One wrong figure in the English table of fees, one Arabic sentence that can be understood in two ways, one page that does not load on payday, and the promise is worth less. We work with banks, leasing and microfinance companies at this surface: what customers see, read, fill in and sign.

## Words that hold

Fees, rates and conditions exist once, as data, and feed the website, the application and the branch leaflet in both languages. A change passes through product, legal and compliance with a date from which it applies. What stood on the page on the third of March at noon can be shown at any time.

## Opening an account at home

The national identity card is read by the camera, the face compared with consent, the address confirmed, the signature taken on glass. Each step can be interrupted and continued in a branch. We measure where people give up. At one client the completion rate rose from 31 to 58 per cent after four of nineteen questions had been removed.

## Beside the core, never inside it

We do not touch your core system. Our work stands in front of it, behind your own gateway, with the least rights that will do, and every call is recorded. Your security team tests what we build, and we supply the papers it needs before it asks. Our engineers sign your rules of access.

## Served in the right tone

A late instalment is no crime. We write reminders that are clear, short and respectful, in the customer’s language, at a decent hour, with a way to a person. Payments come sooner this way, and complaints to the regulator become fewer. To talk about a particular product, [ask for Layla Mansour](/contact).`,
      facts: [
        { label: 'Busiest day', value: 'Payday' },
        { label: 'We begin with', value: 'A week in one branch' },
        { label: 'Rules we work by', value: 'Central Bank, data protection law' },
      ],
      day: [
        {
          time: '7:30',
          title: 'Before the doors open',
          text: 'The branch manager holds yesterday’s table of fees against the leaflets on the counter. On the third of the month this used to take an hour.',
          made: 'One table of fees feeds site, application and leaflet; a changed line prints its own replacement.',
          entry: 'works:qanater-bank',
        },
        {
          time: '9:15',
          title: 'A card before the camera',
          text: 'A teacher opens an account between two lessons. At the eleventh question the bell rings.',
          made: 'Each answer is kept. She goes on in the evening, or at the counter with the same clerk.',
          entry: 'solutions:customer-portal',
        },
        {
          time: '13:00',
          title: 'The salaries are in',
          text: 'Within ten minutes forty thousand people look at their balance, and twelve hundred ask about the same deduction.',
          made: 'The answer stands on the page before the calls begin, and the page is rehearsed with ten times its usual crowd.',
          entry: 'services:web-platforms',
        },
        {
          time: '16:30',
          title: 'A reminder goes out',
          text: 'A late instalment. The sentence must be kind, clear and legally exact, in two languages.',
          made: 'Templates that compliance has read, sent at a decent hour, with a person’s number below.',
          entry: 'products:bareed',
        },
        {
          time: '23:40',
          title: 'The inspector’s question',
          text: 'What stood on your page on the third of March at noon? The answer is due by the morning.',
          made: 'Each published figure has its approver, its date and a history in which nothing can be altered.',
          entry: 'products:sijil',
        },
      ],
      benefits: [
        {
          title: 'Provable content',
          text: 'Each published figure has an approver, a date and a history that cannot be altered.',
        },
        {
          title: 'More completed applications',
          text: 'Shorter questions, saved progress and a continuation in the branch bring customers to the end.',
        },
        {
          title: 'Least privilege',
          text: 'Separate systems, narrow rights and recorded access keep risk away from the core.',
        },
        {
          title: 'Equal languages',
          text: 'Arabic and English carry the same legal meaning, checked by two lawyers, and read naturally.',
        },
      ],
      process: [
        {
          title: 'Listen and read rules',
          text: 'Workshops with product, legal, risk and branch staff, and a list of the regulations that apply.',
        },
        {
          title: 'Prototype under review',
          text: 'Drafts are tried with customers and read by compliance in the same fortnight.',
        },
        {
          title: 'Build inside your walls',
          text: 'Development in your environments, with code review by both sides and penetration tests.',
        },
        {
          title: 'Open in steps',
          text: 'Staff, then one branch, then one customer in ten, with a daily look at figures and complaints.',
        },
      ],
      deliverables: [
        'Public website with approved fees and rates',
        'Digital onboarding, continued in the branch',
        'Portal for documents, requests and statements',
        'Message templates reviewed by compliance',
        'Security and audit documentation',
        'Figures on completion, cost and complaints',
      ],
      faq: [
        {
          question: 'Are you approved as a supplier?',
          answer:
            'We have passed the supplier assessment of four banks and three finance companies. The documents are ready, and renewal takes us about two weeks.',
        },
        {
          question: 'Where does development take place?',
          answer:
            'In our offices or in yours, always with test data that contains no real customers. Production is accessible only through your controls.',
        },
        {
          question: 'Do you build mobile banking?',
          answer:
            'We design it and build the parts around it, such as onboarding, content and service. Transactions remain with your core supplier.',
        },
      ],
    },
    ar: {
      slug: 'البنوك-والخدمات-المالية',
      title: 'البنوك والخدمات المالية',
      summary: 'مواقع وفتح حسابات وخدمة للبنوك وشركات التمويل، واضحة للعميل وموثقة أمام الجهة الرقابية.',
      seo: {
        title: 'أعمال رقمية للبنوك وشركات التمويل',
        description: 'مواقع بلغتين وفتح حسابات وبوابات عملاء وسجلات مراجعة للبنوك وشركات التمويل في مصر والخليج.',
      },
      body: `البنك يبيع وعدًا، والناس يقرؤون الوعد بعناية. رقم خاطئ واحد في جدول الرسوم الإنجليزي، أو جملة عربية تُفهم على وجهين، أو صفحة لا تُفتح يوم صرف المرتبات، فتنقص قيمة الوعد في عين من كان يثق به. نعمل مع البنوك وشركات التأجير والتمويل متناهي الصغر عند هذا السطح الظاهر: ما يراه العميل ويقرؤه ويملؤه ويوقعه.

## كلمات تصمد

توجد الرسوم والعوائد والشروط مرة واحدة في صورة بيانات، ومنها يأخذ الموقع والتطبيق ومطبوعة الفرع باللغتين. ويمر كل تغيير بإدارات المنتجات والشؤون القانونية والالتزام، ومعه تاريخ سريانه. وما كان منشورًا ظهر الثالث من مارس يمكن إظهاره في أي وقت، كما رآه العميل تمامًا.

## فتح حساب من البيت

تقرأ الكاميرا بطاقة الرقم القومي، ويُقارن الوجه بصورتها بموافقة صاحبها، ويُؤكد العنوان برسالة، ويُؤخذ التوقيع على الزجاج. ويمكن قطع كل خطوة وإكمالها في الفرع، فلا يبدأ العميل من أول السطر. ونقيس أين يتراجع الناس: عند أحد عملائنا ارتفعت نسبة الإتمام من ٣١ إلى ٥٨ في المئة بعد حذف أربعة أسئلة من تسعة عشر.

## بجوار النظام الأساسي لا داخله

لا نلمس نظامكم الأساسي. يقف عملنا أمامه وخلف بوابتكم، بأقل صلاحيات تكفي، وكل طلب مسجل بوقته وصاحبه. يختبر فريق الأمان عندكم ما نبنيه، ونقدم إليه ما يحتاج إليه من وثائق قبل أن يطلبها. ويوقع مهندسونا قواعد الدخول التي تضعونها، ويُسحب دخولهم يوم ينتهي عملهم.

## خدمة بالنبرة اللائقة

تأخر القسط ليس جريمة. نكتب تذكيرًا واضحًا قصيرًا محترمًا، بلغة العميل وفي ساعة لائقة من النهار، وفيه طريق إلى إنسان يسمعه. هكذا يأتي السداد أسرع، وتقل الشكاوى إلى الجهة الرقابية، ويبقى العميل عميلًا بعد أن تمر أزمته. وللحديث عن منتج بعينه [اطلبوا ليلى منصور](/ar/contact).`,
      facts: [
        { label: 'أشد الأيام زحامًا', value: 'يوم صرف المرتبات' },
        { label: 'نقطة البداية', value: 'أسبوع في فرع واحد' },
        { label: 'القواعد التي نعمل بها', value: 'البنك المركزي وقانون حماية البيانات' },
      ],
      day: [
        {
          time: '7:30',
          title: 'قبل أن تُفتح الأبواب',
          text: 'تضع مديرة الفرع جدول رسوم الأمس بجوار مطبوعات الشباك. كان هذا في الثالث من كل شهر يأخذ ساعة.',
          made: 'جدول رسوم واحد يغذي الموقع والتطبيق والمطبوعة، والسطر الذي يتغير يطبع بديله بنفسه.',
          entry: 'works:qanater-bank',
        },
        {
          time: '9:15',
          title: 'بطاقة أمام الكاميرا',
          text: 'معلمة تفتح حسابًا بين حصتين، وعند السؤال الحادي عشر يدق الجرس.',
          made: 'كل جواب محفوظ، فتكمل في المساء أو أمام الشباك مع الموظف نفسه.',
          entry: 'solutions:customer-portal',
        },
        {
          time: '13:00',
          title: 'نزلت المرتبات',
          text: 'خلال عشر دقائق ينظر أربعون ألفًا إلى أرصدتهم، ويسأل ألف ومئتان عن الخصم نفسه.',
          made: 'الجواب على الصفحة قبل أن تبدأ المكالمات، والصفحة مجرَّبة بعشرة أمثال زحامها المعتاد.',
          entry: 'services:web-platforms',
        },
        {
          time: '16:30',
          title: 'تذكير يخرج',
          text: 'قسط تأخر. والجملة يجب أن تكون لطيفة واضحة دقيقة قانونًا، بلغتين.',
          made: 'قوالب قرأتها إدارة الالتزام، تُرسل في ساعة لائقة، وتحتها رقم إنسان يرد.',
          entry: 'products:bareed',
        },
        {
          time: '23:40',
          title: 'سؤال المفتش',
          text: 'ما الذي كان على صفحتكم ظهر الثالث من مارس؟ والجواب مطلوب قبل الصباح.',
          made: 'لكل رقم منشور من اعتمده وتاريخه وسجل لا يُبدَّل فيه شيء.',
          entry: 'products:sijil',
        },
      ],
      benefits: [
        { title: 'محتوى مثبت', text: 'لكل رقم منشور من اعتمده وتاريخه وسجله الذي لا يمكن تغييره.' },
        { title: 'طلبات مكتملة أكثر', text: 'أسئلة أقصر وتقدم محفوظ وإكمال في الفرع، فيصل العميل إلى النهاية.' },
        { title: 'أقل الصلاحيات', text: 'أنظمة منفصلة وصلاحيات ضيقة واطلاع مسجل، فيبقى الخطر بعيدًا عن النظام الأساسي.' },
        {
          title: 'لغتان متساويتان',
          text: 'تحمل العربية والإنجليزية المعنى القانوني نفسه بمراجعة محاميين، وتُقرأ كل منهما بسلاسة.',
        },
      ],
      process: [
        {
          title: 'نسمع ونقرأ القواعد',
          text: 'ورش مع إدارات المنتجات والشؤون القانونية والمخاطر ومع موظفي الفروع، وحصر للتعليمات السارية.',
        },
        { title: 'نموذج تحت المراجعة', text: 'نجرب المسودات مع العملاء، وتقرؤها إدارة الالتزام في الأسبوعين نفسيهما.' },
        { title: 'البناء داخل أسواركم', text: 'تطوير في بيئاتكم، ومراجعة للشفرة من الطرفين، واختبارات اختراق.' },
        {
          title: 'افتتاح على درجات',
          text: 'الموظفون، ثم فرع واحد، ثم عميل من كل عشرة، مع نظرة يومية إلى الأرقام والشكاوى.',
        },
      ],
      deliverables: [
        'موقع عام برسوم وعوائد معتمدة',
        'فتح حساب رقمي يُستكمل في الفرع',
        'بوابة للمستندات والطلبات وكشوف الحساب',
        'قوالب رسائل راجعتها إدارة الالتزام',
        'وثائق الأمان والمراجعة',
        'أرقام الإتمام والتكلفة والشكاوى',
      ],
      faq: [
        {
          question: 'هل أنتم مورد معتمد؟',
          answer:
            'اجتزنا تقييم الموردين في أربعة بنوك وثلاث شركات تمويل. الوثائق جاهزة، ويستغرق تجديدها نحو أسبوعين من جانبنا.',
        },
        {
          question: 'أين يجري التطوير؟',
          answer:
            'في مكاتبنا أو مكاتبكم، ودائمًا ببيانات اختبار لا تضم عملاء حقيقيين. ولا وصول إلى بيئة التشغيل إلا من خلال ضوابطكم.',
        },
        {
          question: 'هل تبنون تطبيقات الخدمات البنكية؟',
          answer: 'نصممها ونبني ما حولها من فتح حساب ومحتوى وخدمة. أما المعاملات فتبقى مع مورد نظامكم الأساسي.',
        },
      ],
    },
  },
};
