import type { IndustryEntry } from '../types.ts';

export const retail: IndustryEntry = {
  key: 'retail',
  category: 'trade-and-industry',
  related: [
    'works:bostan-markets',
    'solutions:online-store',
    'solutions:data-warehouse',
    'services:search-and-analytics',
  ],
  locales: {
    en: {
      slug: 'retail',
      title: 'Retail',
      summary: 'Branch, shop window, website and delivery as one shop, with stock that is true and prices that agree.',
      seo: {
        title: 'Digital systems for retail',
        description:
          'Online shops, stock, loyalty and figures for retailers in Egypt and the Gulf, connected to tills, couriers and tax systems.',
      },
      body: `A customer sees a kettle on the website, telephones the branch, is told that it is sold out, walks past and finds three on the shelf. She does not distinguish between your systems. She thinks that you do not know what you have, and she is right.

## Stock first

Everything in retail rests on one number: how many of this item are here now. We connect tills, warehouses and suppliers, count against the shelf in a sample of branches every week, and show the deviation. When the number is right in 98 of 100 cases, online selling, transfer between branches and reordering begin to work by themselves.

## Names and pictures

A product with three spellings and a blurred photograph does not sell. We set up a small workshop with your buyers: one name in Arabic, one in English, the attributes that customers filter by, two honest pictures. Two thousand products take about five weeks. Search then finds them however they are typed.

## Prices that agree

Shelf label, till and website read the same price at the same second. Promotions are entered once with beginning and end, checked against the margin and released by a person. Quarrels at the till over the wrong label almost cease.

## Knowing the regulars

A loyalty scheme can do without a plastic card. The telephone number is enough, with consent, and what the customer gains must be plain. We keep the data in your house and answer questions such as: who has stopped coming, and what did they buy last? See how a market chain arranged this in [our works](/works).`,
      facts: [
        { label: 'Busiest evening', value: 'The eve of Ramadan' },
        { label: 'We begin with', value: 'Two days on the shop floor' },
        { label: 'Rules we work by', value: 'Electronic receipts, consumer protection' },
      ],
      day: [
        {
          time: '5:30',
          title: 'Tomatoes at the gate',
          text: 'The lorry from Obour has forty crates less than were ordered, and the shop has been open on phones since five.',
          made: 'Stock is corrected at the gate, and the site promises only what has come in.',
          entry: 'works:bostan-markets',
        },
        {
          time: '9:00',
          title: 'A label and a till',
          text: 'The shelf says 64.50, the till says 69, and a customer has taken a picture.',
          made: 'Label, till and site read the same price in the same second.',
          entry: 'services:systems-integration',
        },
        {
          time: '13:30',
          title: 'Where is the kettle?',
          text: 'On the site there is one, on the telephone there is none, on the shelf there are three.',
          made: 'One stock for all branches, counted against the shelf every week.',
          entry: 'solutions:online-store',
        },
        {
          time: '18:45',
          title: 'A search in a hurry',
          text: '«بن محوج», typed on an English keyboard, with one letter too few.',
          made: 'Search that knows what was meant: 96 per cent of them lead to a product.',
          entry: 'services:search-and-analytics',
        },
        {
          time: '23:00',
          title: 'After the tarawih',
          text: 'The whole family orders from one phone, for the table of tomorrow.',
          made: 'Three steps, cash or wallet, and a window of two hours that is kept.',
          entry: 'works:bostan-markets',
        },
      ],
      benefits: [
        {
          title: 'True stock',
          text: 'A number that branch, website and buyer can rely on, checked by samples every week.',
        },
        {
          title: 'Quicker opening',
          text: 'A new branch goes online in two days, with tills, stock and prices, from a prepared set.',
        },
        {
          title: 'Less dead stock',
          text: 'Slow items are named monthly with a suggestion: move, discount or return.',
        },
      ],
      process: [
        {
          title: 'Walk the shelves',
          text: 'We count fifty items in five branches and compare them with the screen. The difference is our first slide.',
        },
        {
          title: 'Repair the number',
          text: 'The causes of deviation are removed one by one: returns, breakage, duplicate entries, late deliveries.',
        },
        {
          title: 'Open the channels',
          text: 'Website, app and transfer between branches open as soon as stock is reliable.',
        },
        {
          title: 'Steer by figures',
          text: 'Six dashboards for buyers, branches and management, and one weekly meeting that uses them.',
        },
      ],
      deliverables: [
        'Connection of tills, stock and accounting',
        'Cleaned catalogue in both languages',
        'Online shop and order desk',
        'Electronic receipts and tax reports',
        'Loyalty by telephone number',
        'Dashboards for stock, margin and customers',
      ],
      faq: [
        {
          question: 'Our tills are old. Must they go?',
          answer:
            'Only if they cannot send a file. Many run for years longer behind a small connector that costs less than one new till.',
        },
        {
          question: 'We have eight branches. Is this too large for us?',
          answer:
            'No. Half of our retail clients have between four and fifteen branches. We leave out what only chains with a hundred need.',
        },
        {
          question: 'Can you help with couriers?',
          answer:
            'Yes. We compare offers using your real parcels, connect two or three companies and choose per order by price and reliability.',
        },
        {
          question: 'What changes in Ramadan and before feasts?',
          answer:
            'Hours, ranges and delivery windows are planned weeks ahead in the system, and our engineers are on duty through the nights before the feast.',
        },
      ],
    },
    ar: {
      slug: 'تجارة-التجزئة',
      title: 'تجارة التجزئة',
      summary: 'الفرع والواجهة والموقع والتوصيل متجر واحد، بمخزون صادق وأسعار لا تتعارض.',
      seo: {
        title: 'أنظمة رقمية لتجارة التجزئة',
        description:
          'متاجر إلكترونية ومخزون وولاء وأرقام لتجار مصر والخليج، مربوطة بنقاط البيع وشركات الشحن وأنظمة الضرائب.',
      },
      body: `ترى زبونة غلاية على الموقع، فتتصل بالفرع فيقال لها إنها نفدت، ثم تمر به فتجد ثلاثًا على الرف. هي لا تفرق بين أنظمتكم. تظن أنكم لا تعرفون ما عندكم، وهي على حق، ولن تتصل في المرة القادمة.

## المخزون أولًا

يقوم كل شيء في التجزئة على رقم واحد: كم من هذا الصنف هنا الآن؟ نربط نقاط البيع والمخازن والموردين، ونعد على الرف في عينة من الفروع كل أسبوع، ونعرض الفرق. فإذا صح الرقم في ٩٨ حالة من كل مئة بدأ البيع عبر الإنترنت والنقل بين الفروع وإعادة الطلب تعمل من نفسها، وصار الموظف يثق بالشاشة فلا يذهب إلى المخزن ليتأكد.

## الأسماء والصور

الصنف الذي له ثلاث صور من الإملاء وصورة مهزوزة لا يباع. نقيم ورشة صغيرة مع إدارة المشتريات عندكم: اسم واحد بالعربية واسم واحد بالإنجليزية، والصفات التي يرشح بها العملاء، وصورتان صادقتان في ضوء النهار. يستغرق ألفا صنف نحو خمسة أسابيع، وبعدها يجدها البحث كيفما كُتبت.

## أسعار متفقة

بطاقة الرف ونقطة البيع والموقع تقرأ السعر نفسه في الثانية نفسها. وتُدخل العروض مرة واحدة بموعد بدايتها ونهايتها، وتُراجع على هامش الربح، ويطلقها إنسان يُعرف اسمه. فيكاد يختفي الجدال عند الدفع على بطاقة خاطئة، ويكسب الصندوق دقيقة في كل طابور.

## معرفة الزبون الدائم

لا يحتاج الولاء إلى بطاقة من البلاستيك. يكفي رقم الهاتف بموافقة صاحبه، على أن يكون ما يكسبه واضحًا له من أول زيارة. نحفظ البيانات في داركم، ونجيب عن أسئلة مثل: من الذي انقطع عنا، وما آخر ما اشتراه؟ وهل عاد بعد أن صالحناه؟ انظروا كيف رتبت سلسلة أسواق ذلك في [أعمالنا](/ar/works)، وبأي فرع بدأت.`,
      facts: [
        { label: 'أشد الأمسيات زحامًا', value: 'ليلة رمضان' },
        { label: 'نقطة البداية', value: 'يومان في صالة البيع' },
        { label: 'القواعد التي نعمل بها', value: 'الإيصال الإلكتروني وحماية المستهلك' },
      ],
      day: [
        {
          time: '5:30',
          title: 'طماطم عند الباب',
          text: 'سيارة العبور تنقص أربعين قفصًا عما طُلب، والمتجر مفتوح على الهواتف منذ الخامسة.',
          made: 'يُصحَّح المخزون عند الباب، ولا يعد الموقع إلا بما دخل.',
          entry: 'works:bostan-markets',
        },
        {
          time: '9:00',
          title: 'بطاقة الرف ونقطة البيع',
          text: 'الرف يقول ٦٤٫٥٠، ونقطة البيع تقول ٦٩، والزبون التقط صورة.',
          made: 'الرف ونقطة البيع والموقع تقرأ السعر نفسه في الثانية نفسها.',
          entry: 'services:systems-integration',
        },
        {
          time: '13:30',
          title: 'أين الغلاية؟',
          text: 'على الموقع واحدة، وفي الهاتف لا شيء، وعلى الرف ثلاث.',
          made: 'مخزون واحد لكل الفروع، يُطابق بالرف كل أسبوع.',
          entry: 'solutions:online-store',
        },
        {
          time: '18:45',
          title: 'بحث على عجل',
          text: '«بن محوج» على لوحة مفاتيح إنجليزية، وبحرف ناقص.',
          made: 'بحث يعرف المقصود: ستة وتسعون من كل مئة تصل إلى صنف.',
          entry: 'services:search-and-analytics',
        },
        {
          time: '23:00',
          title: 'بعد التراويح',
          text: 'الأسرة كلها تطلب من هاتف واحد لمائدة الغد.',
          made: 'ثلاث خطوات، نقدًا أو من المحفظة، وموعد في حدود ساعتين يُوفى به.',
          entry: 'works:bostan-markets',
        },
      ],
      benefits: [
        { title: 'مخزون صادق', text: 'رقم يعتمد عليه الفرع والموقع والمشتريات، وتتحقق منه عينات كل أسبوع.' },
        {
          title: 'افتتاح أسرع',
          text: 'يدخل الفرع الجديد الخدمة في يومين بنقاط بيعه ومخزونه وأسعاره، من مجموعة جاهزة.',
        },
        { title: 'راكد أقل', text: 'تُسمى الأصناف البطيئة كل شهر ومعها اقتراح: تُنقل أو تُخفض أو تُرد.' },
      ],
      process: [
        {
          title: 'جولة بين الأرفف',
          text: 'نعد خمسين صنفًا في خمسة فروع ونقارنها بالشاشة. والفرق هو أول شريحة في عرضنا.',
        },
        {
          title: 'إصلاح الرقم',
          text: 'نزيل أسباب الفرق واحدًا بعد واحد: المرتجعات والكسر والأصناف المكررة والتوريد المتأخر.',
        },
        { title: 'فتح القنوات', text: 'يُفتح الموقع والتطبيق والنقل بين الفروع متى صار المخزون موثوقًا.' },
        { title: 'القيادة بالأرقام', text: 'ست لوحات للمشتريات والفروع والإدارة، واجتماع أسبوعي واحد يستخدمها.' },
      ],
      deliverables: [
        'ربط نقاط البيع والمخزون والحسابات',
        'كتالوج منقح باللغتين',
        'متجر إلكتروني ومكتب طلبات',
        'إيصالات إلكترونية وتقارير ضريبية',
        'برنامج ولاء برقم الهاتف',
        'لوحات مؤشرات للمخزون والهامش والعملاء',
      ],
      faq: [
        {
          question: 'نقاط البيع عندنا قديمة، فهل نستبدلها؟',
          answer:
            'فقط إن كانت لا تستطيع إرسال ملف. وكثير منها يعمل سنوات أخرى خلف وصلة صغيرة تكلف أقل من جهاز جديد واحد.',
        },
        {
          question: 'لدينا ثمانية فروع، فهل هذا أكبر منا؟',
          answer:
            'لا. نصف عملائنا في التجزئة عندهم من أربعة فروع إلى خمسة عشر. ونترك ما لا تحتاج إليه إلا سلسلة من مئة فرع.',
        },
        {
          question: 'هل تساعدون في شركات الشحن؟',
          answer: 'نعم. نقارن العروض بطرودكم الحقيقية، ونربط شركتين أو ثلاثًا، ونختار لكل طلب بحسب السعر والموثوقية.',
        },
        {
          question: 'ما الذي يتغير في رمضان وقبل الأعياد؟',
          answer:
            'تُخطط الساعات والتشكيلة وفترات التوصيل في النظام قبلها بأسابيع، ويناوب مهندسونا في ليالي ما قبل العيد.',
        },
      ],
    },
  },
};
