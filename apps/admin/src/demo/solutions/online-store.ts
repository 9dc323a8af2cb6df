import type { SolutionEntry } from '../types.ts';

export const onlineStore: SolutionEntry = {
  key: 'online-store',
  category: 'customer-experience',
  related: ['industries:retail', 'works:bostan-markets', 'services:search-and-analytics', 'products:masar'],
  locales: {
    en: {
      slug: 'online-store',
      title: 'Online store',
      summary:
        'A shop that knows local habits: cash on delivery, wallets, landmark addresses, Ramadan hours and returns at the door.',
      problem:
        'Three branches that each count their own stock, orders that arrive as messages at night, and every third parcel refused at the door.',
      seo: {
        title: 'Online store for Egypt and the Gulf',
        description:
          'A bilingual online store with local payment, delivery by landmark, stock from your branches and tax receipts, live in sixteen weeks.',
      },
      body: `Selling online here differs from the textbook. More than half of the orders are paid at the door. Addresses end with “behind the mosque, second entrance”. The family orders from one phone at eleven at night in Ramadan. A store that was translated from another market stumbles over each of these.

## Trust is the real checkout

Visitors abandon a basket when they do not know what comes next. Ours shows the full price with delivery before any form, the day and the two-hour window of arrival, and what happens if the size is wrong. Registration is optional. An order needs a name, a telephone number and a place on the map.

## Paying as people pay

Cards, Meeza, mobile wallets, instalments, bank transfer, payment points and cash are offered in the order in which your customers use them. For cash we help you refuse fewer parcels: a confirmation by message, a small deposit for unusual orders, and a driver who can take a card at the door.

## One stock, all branches

The store reads stock from your tills and warehouses every few minutes. If the branch in Heliopolis has the last piece, the order goes there. What is promised on the page is on the shelf. Our clients cancel fewer than two orders in a hundred for missing goods.

## Yours to run

Your team sets prices, bundles and campaigns in both languages, and sees each order on one page from the basket to the signature. Receipts go to the tax authority by themselves. When you want to see the margin by product, day or district, the figures are there. For a store near yours, look at [our works](/works).`,
      facts: [
        { label: 'Duration', value: 'Sixteen weeks' },
        { label: 'Team', value: 'Three engineers, a designer, a writer' },
        { label: 'From', value: 'EGP 850,000' },
      ],
      parts: [
        {
          title: 'Tills and stock',
          text: 'Every branch goes on selling as it does. The store reads what is left every few minutes.',
          existing: true,
          gives: 'what is on the shelf',
          to: '3',
        },
        {
          title: 'Catalogue',
          text: 'One name in each language, the attributes people filter by, two honest pictures.',
          gives: 'products that are found',
          to: '3',
        },
        {
          title: 'The store',
          text: 'Full price and day of delivery before any form; three steps, the telephone number is the key.',
          gives: 'a confirmed order',
          to: '4, 5',
        },
        {
          title: 'Order desk',
          text: 'Your staff see each order from basket to signature and send it to the branch that has the piece.',
          gives: 'a parcel and its window',
          to: '6',
        },
        {
          title: 'Payment',
          text: 'Cards, wallets, instalments and cash, in the order in which your customers use them.',
          gives: 'a receipt',
          to: '7',
        },
        {
          title: 'Couriers',
          text: 'Addresses with a landmark, a two-hour window, a card machine at the door.',
          existing: true,
        },
        { title: 'Ledger and tax', text: 'Receipts and returns arrive by themselves.', existing: true },
      ],
      comparisons: [
        { label: 'Parcels refused at the door', before: '31%', after: '14%' },
        { label: 'Orders cancelled for want of goods', before: '9%', after: 'under 2%' },
        { label: 'From basket to confirmed order', before: '6 min', after: '70 s' },
      ],
      benefits: [
        {
          title: 'More finished baskets',
          text: 'A three-step checkout on the phone, with the telephone number as key, brings 20 to 30 per cent more completed orders than a classic account.',
        },
        {
          title: 'Fewer returned parcels',
          text: 'Clear sizes, honest photographs and a confirmed delivery window halve refusals at the door.',
        },
        {
          title: 'Search that sells',
          text: 'Colour, brand and spelling variants in both languages lead to the right shelf, even on the wrong keyboard.',
        },
        {
          title: 'Ready for the peak',
          text: 'The store is tested with ten times the usual orders. In the White Friday season one of our engineers sits beside your team.',
        },
      ],
      process: [
        {
          title: 'Shop floor',
          text: 'Two days in your branches and your returns room, and a reading of one thousand past orders.',
        },
        {
          title: 'Catalogue',
          text: 'Products, attributes, pictures and texts are put in order. This is half of the success and a third of the time.',
        },
        {
          title: 'Build and connect',
          text: 'Store, tills, stock, payment, couriers and tax, in stages of two weeks with real test orders.',
        },
        {
          title: 'Soft opening',
          text: 'Three weeks for staff and regular customers, then one district, then everywhere.',
        },
      ],
      deliverables: [
        'Bilingual store for phone and desktop',
        'Connections to stock, tills, payment, couriers and tax',
        'Order desk for your staff, with messages to customers',
        'Search and filters in both languages',
        'Dashboards on sales, margin and returns',
        'Training for catalogue, orders and campaigns',
      ],
      faq: [
        {
          question: 'Do you use an existing shop system?',
          answer:
            'For most clients yes: an open-source core that we know well, with our own Arabic search and checkout. For unusual models we build the parts that are missing.',
        },
        {
          question: 'How many products can it hold?',
          answer:
            'The largest catalogue we run has 180,000 items with daily price changes. The usual range is two to twenty thousand.',
        },
        {
          question: 'Do you take a share of the sales?',
          answer:
            'No. You pay for the building and, if you wish, for operations. Payment companies charge their own fees; we help you compare them.',
        },
        {
          question: 'Can customers in the Gulf order too?',
          answer:
            'Yes, with prices in their currency, tax of their country and couriers that deliver there. We advise starting with one country and one season.',
        },
      ],
    },
    ar: {
      slug: 'متجر-إلكتروني',
      title: 'متجر إلكتروني',
      summary:
        'متجر يعرف عادات السوق: الدفع عند الاستلام، والمحافظ، والعنوان بالعلامة المميزة، وساعات رمضان، والإرجاع عند الباب.',
      problem: 'ثلاثة فروع يعدّ كل منها مخزونه وحده، وطلبات تصل برسائل آخر الليل، وطرد من كل ثلاثة يُرفض عند الباب.',
      seo: {
        title: 'متجر إلكتروني لمصر والخليج',
        description:
          'متجر بلغتين بوسائل دفع محلية وتوصيل بالعلامة المميزة ومخزون من فروعكم وإيصالات ضريبية، خلال ستة عشر أسبوعًا.',
      },
      body: `البيع على الإنترنت عندنا غير ما في الكتب. أكثر من نصف الطلبات يُدفع ثمنه عند الباب، والعناوين تنتهي بعبارة «خلف المسجد، المدخل الثاني»، والأسرة كلها تطلب من هاتف واحد في الحادية عشرة من ليالي رمضان. والمتجر المترجم عن سوق أخرى يتعثر في كل واحدة من هذه، ويخسر عند كل عثرة طلبًا.

## الثقة هي صفحة الدفع الحقيقية

يترك الناس سلتهم حين لا يعرفون ما يأتي بعدها. متجرنا يعرض السعر كاملًا بالتوصيل قبل أي نموذج، واليوم وفترة الوصول التي لا تزيد على ساعتين، وما يحدث إن جاء المقاس غير مناسب. والتسجيل اختياري: يكفي الطلب اسم ورقم هاتف وموضع على الخريطة. ومن عاد مرة ثانية عرفه المتجر من رقمه.

## الدفع كما يدفع الناس

البطاقات وميزة ومحافظ الهاتف والتقسيط والتحويل ومنافذ السداد والنقد، مرتبة كما يستخدمها عملاؤكم. وفي النقد نساعدكم على تقليل الطرود المرفوضة: تأكيد برسالة، وعربون صغير للطلبات الكبيرة غير المعتادة، ومندوب يقبل البطاقة عند الباب إن لم يكن في البيت نقد يكفي.

## مخزون واحد لكل الفروع

يقرأ المتجر المخزون من نقاط البيع والمخازن كل بضع دقائق. فإن كانت القطعة الأخيرة المتبقية في فرع مصر الجديدة ذهب الطلب إليه. ما تعد به الصفحة موجود على الرف، ولا يلغي عملاؤنا بسبب نقص البضاعة إلا أقل من طلبين في كل مئة.

## تديرونه بأنفسكم

يضبط فريقكم الأسعار والعروض والحملات باللغتين، ويرى كل طلب في صفحة واحدة من السلة إلى التوقيع. وتصل الإيصالات إلى مصلحة الضرائب من نفسها أولًا بأول. وإن أردتم هامش الربح بحسب المنتج أو اليوم أو الحي وجدتم الأرقام أمامكم، من غير جدول يُعدّ كل أسبوع. للاطلاع على متجر يشبه متجركم زوروا [أعمالنا](/ar/works).`,
      facts: [
        { label: 'المدة', value: 'ستة عشر أسبوعًا' },
        { label: 'الفريق', value: 'ثلاثة مهندسين ومصممة وكاتب' },
        { label: 'يبدأ من', value: '٨٥٠٬٠٠٠ ج.م.' },
      ],
      parts: [
        {
          title: 'نقاط البيع والمخزون',
          text: 'يبيع كل فرع كما كان يبيع، ويقرأ المتجر ما بقي لديه كل بضع دقائق.',
          existing: true,
          gives: 'ما على الرف الآن',
          to: '٣',
        },
        {
          title: 'الكتالوج',
          text: 'اسم واحد بكل لغة، والصفات التي يختار بها الناس، وصورتان صادقتان.',
          gives: 'أصناف يُعثر عليها',
          to: '٣',
        },
        {
          title: 'المتجر',
          text: 'السعر كاملًا ويوم التوصيل قبل أي نموذج، ثم ثلاث خطوات مفتاحها رقم الهاتف.',
          gives: 'طلب مؤكد',
          to: '٤، ٥',
        },
        {
          title: 'مكتب الطلبات',
          text: 'يرى موظفوكم كل طلب من السلة إلى التوقيع، ويرسلونه إلى الفرع الذي عنده القطعة.',
          gives: 'طرد وموعده',
          to: '٦',
        },
        {
          title: 'الدفع',
          text: 'بطاقات ومحافظ وتقسيط ونقد، بالترتيب الذي يستعملها به عملاؤكم.',
          gives: 'إيصال',
          to: '٧',
        },
        {
          title: 'شركات التوصيل',
          text: 'عنوان بعلامة مميزة، وموعد في حدود ساعتين، وجهاز بطاقات عند الباب.',
          existing: true,
        },
        { title: 'الدفاتر والضرائب', text: 'تصل الإيصالات والمرتجعات من نفسها.', existing: true },
      ],
      comparisons: [
        { label: 'طرود تُرفض عند الباب', before: '٣١٪', after: '١٤٪' },
        { label: 'طلبات تُلغى لنقص البضاعة', before: '٩٪', after: 'أقل من ٢٪' },
        { label: 'من السلة إلى الطلب المؤكد', before: '٦ دقائق', after: '٧٠ ثانية' },
      ],
      benefits: [
        {
          title: 'سلال مكتملة أكثر',
          text: 'إتمام الشراء في ثلاث خطوات على الهاتف، ورقم الهاتف مفتاحه، يرفع الطلبات المكتملة من ٢٠ إلى ٣٠ في المئة عن الحساب التقليدي.',
        },
        {
          title: 'طرود مرتجعة أقل',
          text: 'المقاسات الواضحة والصور الصادقة وموعد التوصيل المؤكد تخفض الرفض عند الباب إلى النصف.',
        },
        {
          title: 'بحث يبيع',
          text: 'اللون والعلامة وصور الإملاء باللغتين تقود إلى الرف الصحيح، ولو كانت لوحة المفاتيح على اللغة الأخرى.',
        },
        {
          title: 'جاهز لوقت الذروة',
          text: 'نختبر المتجر بعشرة أمثال الطلبات المعتادة، وفي موسم التخفيضات الكبرى يجلس أحد مهندسينا بجوار فريقكم.',
        },
      ],
      process: [
        { title: 'في الفرع', text: 'يومان في فروعكم وفي غرفة المرتجعات، وقراءة لألف طلب سابق.' },
        { title: 'الكتالوج', text: 'ترتيب المنتجات وصفاتها وصورها ونصوصها. هذا نصف النجاح وثلث الوقت.' },
        {
          title: 'البناء والربط',
          text: 'المتجر ونقاط البيع والمخزون والدفع وشركات الشحن والضرائب، في مراحل من أسبوعين وبطلبات تجريبية حقيقية.',
        },
        { title: 'افتتاح هادئ', text: 'ثلاثة أسابيع للموظفين والعملاء الدائمين، ثم حي واحد، ثم الجميع.' },
      ],
      deliverables: [
        'متجر بلغتين للهاتف والحاسوب',
        'ربط بالمخزون ونقاط البيع والدفع والشحن والضرائب',
        'مكتب طلبات لموظفيكم برسائل إلى العملاء',
        'بحث وترشيح باللغتين',
        'لوحات مؤشرات للمبيعات والهامش والمرتجعات',
        'تدريب على الكتالوج والطلبات والحملات',
      ],
      faq: [
        {
          question: 'هل تستخدمون نظام متاجر قائمًا؟',
          answer:
            'مع أكثر العملاء نعم: نواة مفتوحة المصدر نعرفها جيدًا، مع بحثنا العربي وصفحة إتمام الشراء من صنعنا. وللنماذج غير المعتادة نبني ما ينقص.',
        },
        {
          question: 'كم منتجًا يسع؟',
          answer: 'أكبر كتالوج نشغله فيه ١٨٠ ألف صنف تتغير أسعارها كل يوم. والمعتاد بين ألفين وعشرين ألفًا.',
        },
        {
          question: 'هل تأخذون نسبة من المبيعات؟',
          answer: 'لا. تدفعون ثمن البناء، وثمن التشغيل إن أردتم. ولشركات الدفع رسومها، ونساعدكم على المقارنة بينها.',
        },
        {
          question: 'هل يستطيع العملاء في الخليج الطلب أيضًا؟',
          answer: 'نعم، بأسعار بعملتهم وضريبة بلدهم وشركات شحن تصل إليهم. وننصح بالبدء ببلد واحد وموسم واحد.',
        },
      ],
    },
  },
};
