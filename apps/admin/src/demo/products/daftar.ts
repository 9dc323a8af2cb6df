import type { ProductEntry } from '../types.ts';

export const daftar: ProductEntry = {
  key: 'daftar',
  related: ['solutions:customer-portal', 'industries:banking', 'products:mawid', 'services:systems-integration'],
  locales: {
    en: {
      slug: 'daftar',
      title: 'Daftar',
      kind: 'Client records',
      summary:
        'One page per client, in two spellings and without duplicates: who they are, what was promised, and who speaks to them next.',
      body: `
In most companies a client exists five times: in the accountant’s ledger, in two phones, in a spreadsheet and in somebody’s memory. Daftar puts the five together, and then keeps them together.

## A name has more than one spelling

Mohammed, Mohamed and Muhammad are one person, and an Arabic invoice writes him a fourth way. Daftar matches names across both scripts, folds the spellings of hamza and taa marbuta, and compares phone numbers in their international form. When it finds a likely duplicate it asks; it never merges by itself. In the first month, a typical import of 20,000 rows turns out to be about 14,500 clients.

## The page

A client’s page reads from top to bottom like a letter:

1. Who they are, and how they want to be addressed, in which language.
2. What is open: offers, complaints, promises with a date.
3. What happened: calls, emails, visits and invoices, newest first.

Nothing else competes for attention. Fields that your trade needs, from a commercial register number to a patient’s insurer, are added by an administrator in a minute.

## Who may see what

Permissions follow the way offices work: own clients, the team’s, the branch’s, all. Reading a confidential field is written down with name and time. For organisations under stricter rules, Daftar works together with [our other products](/products) for archiving and audit.
`,
      features: [
        {
          title: 'Matching across scripts',
          text: 'Duplicates are found between Arabic and Latin spellings and shown side by side. A person decides, and each merge can be undone for 90 days.',
        },
        {
          title: 'Promises with a date',
          text: 'Whatever was promised to a client becomes a line with an owner and a day. Overdue promises open the morning’s list.',
        },
        {
          title: 'Emails and calls on the page',
          text: 'Messages from Gmail, Outlook or your own server file themselves under the right client; calls are logged with one tap.',
        },
        {
          title: 'Consent on record',
          text: 'For every channel Daftar knows whether the client agreed, when and how, and leaves those who did not out of every list.',
        },
      ],
      plans: [
        {
          name: 'Office',
          price: 'EGP 1,800',
          period: 'per month',
          features: ['Users: up to 8', 'Clients: 10,000', 'Support: by email', 'Import from spreadsheets'],
        },
        {
          name: 'Branches',
          price: 'EGP 5,400',
          period: 'per month',
          features: [
            'Users: up to 40',
            'Clients: 100,000',
            'Support: by phone',
            'Import from spreadsheets',
            'Permissions by branch',
            'Email and phone link',
          ],
        },
        {
          name: 'Enterprise',
          price: '',
          period: '',
          features: [
            'Users: no limit',
            'Clients: no limit',
            'Support: by phone',
            'Import from spreadsheets',
            'Permissions by branch',
            'Email and phone link',
            'Your servers or ours',
            'Link with core systems',
            'Reading log for the auditor',
          ],
        },
      ],
      faq: [
        {
          question: 'Our data is in a mess. Should we clean it first?',
          answer:
            'No. Send it as it is. The import lists duplicates, impossible phone numbers and empty names, and your staff settles them over two or three weeks while already working.',
        },
        {
          question: 'Can we leave with our data?',
          answer:
            'At any time, without asking us: one button exports every record, note and attachment in open formats, with a document that describes each field.',
        },
        {
          question: 'Does it work without a connection?',
          answer:
            'The mobile application keeps the clients of the next seven days on the phone. Notes written offline are sent when the network returns, in the order they were written.',
        },
      ],
      screenshots: [
        {
          alt: 'The page of a client, his name in Latin and Arabic letters; two open promises, one of them overdue, and below what happened.',
          caption:
            'The page reads like a letter: who, what is owed, what was said. What is late is red, and nothing else on the page is.',
        },
        {
          alt: 'Two records of one woman, in Latin and in Arabic letters; name, telephone and place agree, the email address is missing in one.',
          caption:
            'Daftar shows why it asks, line by line, and leaves the answer to a person: a wrong merge costs more than a duplicate.',
        },
        {
          alt: 'The morning’s list on a tablet: seven promises by the day on which they are due, each with its client and its owner.',
          caption:
            'The list ends at seven. Whoever opens it at nine should see the whole day, not the first page of it.',
        },
      ],
      seo: {
        title: 'Daftar: client records in Arabic and English',
        description:
          'Client records without duplicates across Arabic and Latin spellings, with promises, emails, calls and consent on a single page.',
      },
    },
    ar: {
      slug: 'دفتر',
      title: 'دفتر',
      kind: 'سجلات العملاء',
      summary: 'صفحة واحدة لكل عميل بلا تكرار وإن كُتب اسمه بالحرفين: من هو، وبمَ وعدناه، ومن يكلمه بعد ذلك.',
      body: `
العميل الواحد موجود في أغلب الشركات خمس مرات: في دفتر المحاسب، وفي هاتفين، وفي ملف جداول، وفي ذاكرة موظف. يجمع «دفتر» الخمسة في صفحة واحدة، ثم يحرص على ألا تتفرق من جديد.

## للاسم أكثر من كتابة

أحمد واحمد اسم واحد، وفاطمة وفاطمه كذلك، وقد يُكتب الاسم في فاتورة أجنبية بالحروف اللاتينية. يطابق البرنامج الأسماء بين الحرفين، ويتجاوز فروق الهمزة والتاء المربوطة، ويقارن أرقام الهاتف بصيغتها الدولية. وإذا وجد تكرارًا محتملًا سأل، ولا يدمج من تلقاء نفسه أبدًا. في الشهر الأول يتضح عادة أن عشرين ألف صف مستورد ليست إلا ١٤٬٥٠٠ عميل تقريبًا.

## الصفحة

تُقرأ صفحة العميل من أعلى إلى أسفل كما تُقرأ الرسالة:

1. من هو، وكيف يحب أن يُخاطَب، وبأي لغة.
2. ما لم يُحسم بعد: عروض وشكاوى ووعود لها تاريخ.
3. ما جرى: مكالمات ورسائل وزيارات وفواتير، والأحدث أولًا.

لا شيء غير ذلك يزاحم العين. وما تحتاج إليه مهنتكم من خانات، من رقم السجل التجاري إلى شركة التأمين، يضيفه مسؤول النظام في دقيقة.

## من يرى ماذا

تتبع الصلاحيات طريقة العمل الفعلية: عملائي، ثم عملاء الفريق، ثم الفرع، ثم الجميع. والاطلاع على خانة سرية يُقيَّد بالاسم والوقت. وللجهات التي تخضع لقواعد أشد يعمل «دفتر» مع [منتجاتنا الأخرى](/ar/products) للأرشفة والمراجعة.
`,
      features: [
        {
          title: 'مطابقة بين الحرفين',
          text: 'يكتشف التكرار بين الكتابة العربية واللاتينية ويعرضه متجاورًا، والقرار لإنسان، وكل دمج يمكن التراجع عنه خلال ٩٠ يومًا.',
        },
        {
          title: 'وعود لها تاريخ',
          text: 'كل ما وُعد به العميل سطر له مسؤول ويوم، والوعود المتأخرة تتصدر قائمة الصباح.',
        },
        {
          title: 'البريد والمكالمات في الصفحة',
          text: 'تدخل الرسائل من Gmail أو Outlook أو خادمكم إلى صفحة العميل المقصود وحدها، وتُسجَّل المكالمة بلمسة واحدة.',
        },
        {
          title: 'موافقة موثقة',
          text: 'يعرف «دفتر» لكل قناة هل وافق العميل ومتى وكيف، ويستبعد من لم يوافق من كل قائمة مراسلة.',
        },
      ],
      plans: [
        {
          name: 'المكتب',
          price: '١٬٨٠٠ ج.م.',
          period: 'شهريًا',
          features: ['المستخدمون: حتى ٨', 'العملاء: ١٠٬٠٠٠', 'الدعم: بالبريد', 'استيراد من الجداول'],
        },
        {
          name: 'الفروع',
          price: '٥٬٤٠٠ ج.م.',
          period: 'شهريًا',
          features: [
            'المستخدمون: حتى ٤٠',
            'العملاء: ١٠٠٬٠٠٠',
            'الدعم: بالهاتف',
            'استيراد من الجداول',
            'صلاحيات لكل فرع',
            'ربط البريد والهاتف',
          ],
        },
        {
          name: 'المؤسسات الكبرى',
          price: '',
          period: '',
          features: [
            'المستخدمون: بلا حد',
            'العملاء: بلا حد',
            'الدعم: بالهاتف',
            'استيراد من الجداول',
            'صلاحيات لكل فرع',
            'ربط البريد والهاتف',
            'على خوادمكم أو خوادمنا',
            'ربط مع الأنظمة الأساسية',
            'سجل اطلاع للمراجع',
          ],
        },
      ],
      faq: [
        {
          question: 'بياناتنا غير مرتبة، هل ننظفها أولًا؟',
          answer:
            'لا، أرسلوها كما هي. يعرض الاستيراد المكرر والأرقام غير الصحيحة والأسماء الناقصة، ويحسمها موظفوكم خلال أسبوعين أو ثلاثة وهم يعملون على البرنامج بالفعل.',
        },
        {
          question: 'هل نستطيع أن نرحل ببياناتنا؟',
          answer:
            'في أي وقت ودون الرجوع إلينا: زر واحد يصدر كل السجلات والملاحظات والمرفقات بصيغ مفتوحة، مع وثيقة تشرح كل خانة.',
        },
        {
          question: 'هل يعمل دون اتصال؟',
          answer:
            'يحتفظ تطبيق الهاتف بعملاء الأيام السبعة القادمة، وما يُكتب دون شبكة يُرسل عند عودتها بالترتيب الذي كُتب به.',
        },
      ],
      screenshots: [
        {
          alt: 'صفحة عميل اسمه مكتوب بالحرفين، وفيها وعدان مفتوحان تأخر أحدهما، وتحتهما ما جرى.',
          caption: 'تُقرأ الصفحة كما تُقرأ الرسالة: من هو، وبم وعدناه، وماذا قيل. والأحمر فيها للمتأخر وحده.',
        },
        {
          alt: 'سجلان لسيدة واحدة، أحدهما بالعربية والآخر بالحروف اللاتينية: يتفق الاسم والهاتف والمكان، والبريد ناقص في أحدهما.',
          caption: 'يبين «دفتر» سبب سؤاله سطرًا سطرًا ثم يترك الجواب لإنسان، لأن الدمج الخاطئ أغلى ثمنًا من التكرار.',
        },
        {
          alt: 'قائمة الصباح على جهاز لوحي: سبعة وعود مرتبة بحسب يومها، ومع كل وعد عميله والمسؤول عنه.',
          caption: 'تنتهي القائمة عند سبعة، فمن يفتحها في التاسعة ينبغي أن يرى يومه كله لا صفحته الأولى.',
        },
      ],
      seo: {
        title: 'دفتر: سجلات العملاء بالعربية والإنجليزية',
        description:
          'سجلات عملاء بلا تكرار بين الكتابة العربية واللاتينية، تجمع الوعود والبريد والمكالمات والموافقات في صفحة واحدة.',
      },
    },
  },
};
