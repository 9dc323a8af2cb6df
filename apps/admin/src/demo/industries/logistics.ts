import type { IndustryEntry } from '../types.ts';

export const logistics: IndustryEntry = {
  key: 'logistics',
  category: 'trade-and-industry',
  related: ['works:wasl-logistics', 'works:sahl-ferry', 'products:masar', 'solutions:field-operations'],
  locales: {
    en: {
      slug: 'logistics',
      title: 'Logistics',
      summary:
        'Ports, warehouses, fleets and ferries: knowing where a thing is, when it arrives and who has the next move.',
      seo: {
        title: 'Digital systems for logistics and transport',
        description:
          'Tracking, routing, warehouse and customs paperwork for carriers and forwarders in Egypt and the Gulf, in Arabic and English.',
      },
      body: `Moving a container is the easy part. Around it move some thirty documents in two languages, five authorities, a driver without a signal and a customer who calls every hour. Our office in Alexandria lies ten minutes from the port, and much of what we build for logistics began on its quay.

## One shipment, one page

We gather what each party knows into one page per shipment: position, papers, costs, next step and the person responsible. Customers see their part of the page, in their language, without having to call. A forwarder we work with counted 900 status calls a week before and fewer than 200 after.

## Papers that check themselves

Bill of lading, packing list, certificate, customs declaration: the same weight is written in four places, and a single difference costs a week. Text recognition reads the papers in Arabic and English, compares the figures and shows contradictions while the ship is still at sea. A person decides. The machine only points.

## The road as it is

Routes know weight limits, the hours in which lorries may enter a city, the ferry timetable and the bridge that closes on Fridays. The driver’s app works without a network, reads aloud and accepts a photograph in place of a form. Detention is recorded with place and time and can be invoiced.

## Warehouse without searching

Every pallet has an address, every movement a scan, and the count takes place a little each day instead of one lost weekend a year. The plan of the next morning stands by six in the evening. If your warehouse has a corner in which things disappear, [show it to us](/contact).`,
      facts: [
        { label: 'Busiest day', value: 'The one before the feast' },
        { label: 'We begin with', value: 'A dawn on the quay' },
        { label: 'Rules we work by', value: 'Customs single window, road hours' },
      ],
      day: [
        {
          time: '4:50',
          title: 'On the quay at Alexandria',
          text: 'The ship is two days out, and the packing list weighs forty kilos less than the bill of lading.',
          made: 'Papers are read in both languages and compared while there is still sea between them and the fine.',
          entry: 'products:khazna',
        },
        {
          time: '6:30',
          title: 'Fourteen vans',
          text: 'Two hundred and twelve parcels, a bridge that closes on Fridays, and a driver who knows better.',
          made: 'Routes that learnt from forty years of driving: 17 per cent fewer kilometres.',
          entry: 'works:wasl-logistics',
        },
        {
          time: '9:40',
          title: 'A ferry without a signal',
          text: 'In the middle of the Nile an inspector looks at two hundred tickets against the sun.',
          made: 'Checked in 0.4 seconds without a network, on a screen that can be read at noon.',
          entry: 'works:sahl-ferry',
        },
        {
          time: '13:15',
          title: 'Behind the mosque, second entrance',
          text: 'The street has no number, and the telephone is off.',
          made: 'A point, a landmark and a picture of the door: the second driver goes straight to it.',
          entry: 'products:masar',
        },
        {
          time: '18:00',
          title: 'Tomorrow is ready',
          text: 'The last pallet has its place. Nobody stays to count.',
          made: 'Every movement is a scan, and a little is counted each day in place of one lost weekend.',
          entry: 'solutions:field-operations',
        },
      ],
      benefits: [
        { title: 'Fewer status calls', text: 'Customers look instead of calling, and your staff solve exceptions.' },
        {
          title: 'No surprise fees',
          text: 'Free days, deadlines and missing papers are shown in order of cost, a week ahead.',
        },
        {
          title: 'Kilometres saved',
          text: 'Better loading and order of stops usually save 12 to 21 per cent of the distance.',
        },
        { title: 'Disputes settled', text: 'Place, time, photograph and signature accompany each handover.' },
      ],
      process: [
        {
          title: 'Travel with the freight',
          text: 'We accompany three shipments from order to invoice and collect every paper that is touched.',
        },
        { title: 'One page', text: 'The page per shipment is drawn with operations, drivers and two customers.' },
        {
          title: 'Connect',
          text: 'Port, customs, carriers, vehicles and accounting are connected in the order in which they save calls.',
        },
        {
          title: 'Roll out',
          text: 'By route or by customer, with a desk in your office for our people during the first month.',
        },
      ],
      deliverables: [
        'Shipment page for staff and customers',
        'Document checking in both languages',
        'Driver app that works offline',
        'Route planning and dispatch board',
        'Warehouse addresses and scanning',
        'Figures on cost, time and reliability by route',
      ],
      faq: [
        {
          question: 'Do you connect to customs systems?',
          answer:
            'Yes, to advance cargo information in Egypt and to the single windows of several Gulf states, as far as your licence allows.',
        },
        {
          question: 'We have fifteen lorries. Does it pay?',
          answer:
            'From about ten vehicles the saved kilometres cover the fee. Below that we recommend our product Masar as it is, without a project.',
        },
        {
          question: 'Can customers use their own systems?',
          answer:
            'Yes. Besides the page there is an interface, and large customers receive the same data automatically.',
        },
        {
          question: 'What about passengers?',
          answer:
            'Ferries and buses are part of our work: booking, boarding by code, manifests and messages when the sea is rough.',
        },
      ],
    },
    ar: {
      slug: 'النقل-والإمداد',
      title: 'النقل والإمداد',
      summary: 'موانئ ومخازن وأساطيل ومعديات: أن تعرفوا أين الشيء، ومتى يصل، وعلى من الخطوة التالية.',
      seo: {
        title: 'أنظمة رقمية للنقل والخدمات اللوجستية',
        description: 'تتبع ومسارات ومخازن ومستندات جمركية لشركات النقل والشحن في مصر والخليج، بالعربية والإنجليزية.',
      },
      body: `نقل الحاوية هو الجزء السهل. تتحرك حولها نحو ثلاثين ورقة بلغتين، وخمس جهات، وسائق بلا شبكة، وعميل يتصل كل ساعة. مكتبنا في الإسكندرية على بعد عشر دقائق من الميناء، وكثير مما نبنيه للنقل بدأ من سؤال على رصيفه.

## شحنة واحدة وصفحة واحدة

نجمع ما يعرفه كل طرف في صفحة واحدة لكل شحنة: الموضع والأوراق والتكاليف والخطوة التالية والمسؤول عنها واسمه ورقم هاتفه. ويرى العميل نصيبه من الصفحة بلغته من غير أن يتصل. إحدى شركات الشحن التي نعمل معها كانت تتلقى ٩٠٠ مكالمة متابعة في الأسبوع، وصارت اليوم أقل من ٢٠٠.

## أوراق تراجع نفسها

بوليصة الشحن وقائمة التعبئة والشهادة والبيان الجمركي: الوزن نفسه مكتوب في أربعة مواضع، وفرق واحد بين اثنين منها يكلف أسبوعًا من الانتظار ورسوم الأرضيات. تقرأ الآلة الأوراق بالعربية والإنجليزية، وتقارن الأرقام، وتُظهر التعارض والسفينة ما زالت في البحر. والقرار لإنسان يعرف الشحنة، وما الآلة إلا مشيرة.

## الطريق كما هو

تعرف المسارات حدود الأوزان، والساعات التي يُسمح فيها للشاحنات بدخول المدينة، وجدول المعدية، والكوبري الذي يُغلق يوم الجمعة. ويعمل تطبيق السائق بلا شبكة، ويقرأ بصوت مسموع، ويقبل صورة مكان النموذج، فلا يكتب السائق وهو واقف في الزحام. ويُسجل التأخير عند العميل بموضعه ووقته، فيمكن تحصيل مقابله بلا خلاف ولا مراسلات.

## مخزن بلا بحث

لكل طبلية عنوان، ولكل حركة مسح، ويجري الجرد قليلًا كل يوم بدل إجازة تضيع كل عام، فلا يتوقف الصرف ساعة واحدة. وتكون خطة الصباح جاهزة في السادسة من مساء اليوم السابق، فيحمَّل أول ما يُنزل في آخر السيارة. وإن كان في مخزنكم ركن تختفي فيه الأشياء [فأرونا إياه](/ar/contact).`,
      facts: [
        { label: 'أشد الأيام زحامًا', value: 'ما قبل العيد بيوم' },
        { label: 'نقطة البداية', value: 'فجر على الرصيف' },
        { label: 'القواعد التي نعمل بها', value: 'النافذة الجمركية وساعات السير' },
      ],
      day: [
        {
          time: '4:50',
          title: 'على رصيف الإسكندرية',
          text: 'السفينة على بعد يومين، وقائمة التعبئة أخف من بوليصة الشحن بأربعين كيلو.',
          made: 'تُقرأ الأوراق باللغتين وتُقارن ما دام بينها وبين الغرامة بحر.',
          entry: 'products:khazna',
        },
        {
          time: '6:30',
          title: 'أربع عشرة سيارة',
          text: 'مئتان واثنا عشر طردًا، وكوبري يُغلق يوم الجمعة، وسائق أدرى بالطريق.',
          made: 'مسارات تعلمت من أربعين سنة قيادة: كيلومترات أقل بسبعة عشر في المئة.',
          entry: 'works:wasl-logistics',
        },
        {
          time: '9:40',
          title: 'معدية بلا شبكة',
          text: 'في منتصف النيل ينظر المفتش إلى مئتي تذكرة والشمس في وجهه.',
          made: 'تُراجع في ٠٫٤ ثانية بلا شبكة، على شاشة تُقرأ وقت الظهيرة.',
          entry: 'works:sahl-ferry',
        },
        {
          time: '13:15',
          title: 'خلف المسجد، المدخل الثاني',
          text: 'الشارع بلا أرقام، والهاتف مغلق.',
          made: 'نقطة وعلامة وصورة للباب: السائق الثاني يقصده مباشرة.',
          entry: 'products:masar',
        },
        {
          time: '18:00',
          title: 'الغد جاهز',
          text: 'أخذت آخر طبلية موضعها، ولا يبقى أحد للجرد.',
          made: 'كل حركة مسح، وفي كل يوم يُجرد قليل بدلًا من إجازة تضيع كل عام.',
          entry: 'solutions:field-operations',
        },
      ],
      benefits: [
        { title: 'مكالمات متابعة أقل', text: 'ينظر العميل بدل أن يتصل، ويتفرغ موظفوكم لما خرج عن المألوف.' },
        {
          title: 'لا رسوم مفاجئة',
          text: 'تُعرض أيام السماح والمواعيد والأوراق الناقصة مرتبة بحسب التكلفة، قبلها بأسبوع.',
        },
        { title: 'كيلومترات موفرة', text: 'حسن التحميل وترتيب المحطات يوفران عادة من ١٢ إلى ٢١ في المئة من المسافة.' },
        { title: 'خلافات تُحسم', text: 'الموضع والوقت والصورة والتوقيع مع كل تسليم.' },
      ],
      process: [
        { title: 'نسافر مع البضاعة', text: 'نرافق ثلاث شحنات من الطلب إلى الفاتورة، ونجمع كل ورقة تمر بها الأيدي.' },
        { title: 'صفحة واحدة', text: 'نرسم صفحة الشحنة مع التشغيل والسائقين واثنين من العملاء.' },
        { title: 'الربط', text: 'الميناء والجمارك والناقلون والمركبات والحسابات، بترتيب ما يوفره كل منها من مكالمات.' },
        { title: 'التعميم', text: 'خطًا بعد خط أو عميلًا بعد عميل، ولزملائنا مكتب عندكم في الشهر الأول.' },
      ],
      deliverables: [
        'صفحة الشحنة للموظفين والعملاء',
        'مراجعة المستندات باللغتين',
        'تطبيق للسائق يعمل بلا اتصال',
        'تخطيط المسارات ولوحة توجيه',
        'عناوين المخزن والمسح',
        'أرقام التكلفة والزمن والموثوقية لكل خط',
      ],
      faq: [
        {
          question: 'هل تربطون بأنظمة الجمارك؟',
          answer:
            'نعم، بنظام التسجيل المسبق للشحنات في مصر وبالنوافذ الموحدة في عدد من دول الخليج، في حدود ما تسمح به رخصتكم.',
        },
        {
          question: 'عندنا خمس عشرة شاحنة، فهل يجدي؟',
          answer:
            'ابتداءً من عشر مركبات تقريبًا تغطي الكيلومترات الموفرة الأجر. ودون ذلك ننصح بمنتجنا «مسار» كما هو بلا مشروع.',
        },
        {
          question: 'هل يستخدم العملاء أنظمتهم؟',
          answer: 'نعم. بجانب الصفحة واجهة للربط، ويتسلم كبار العملاء البيانات نفسها آليًا.',
        },
        {
          question: 'وماذا عن الركاب؟',
          answer: 'المعديات والحافلات من صميم عملنا: الحجز والصعود بالرمز وقوائم الركاب والرسائل حين يهيج البحر.',
        },
      ],
    },
  },
};
