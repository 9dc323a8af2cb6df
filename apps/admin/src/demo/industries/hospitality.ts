import type { IndustryEntry } from '../types.ts';

export const hospitality: IndustryEntry = {
  key: 'hospitality',
  category: 'service-sector',
  related: ['works:manara-hotels', 'services:brand-identity', 'products:mawid', 'works:sawaqi-museum'],
  locales: {
    en: {
      slug: 'hospitality',
      title: 'Hotels and hospitality',
      summary:
        'Direct bookings, guest service and house systems for hotels, restaurants and museums that welcome in two languages.',
      seo: {
        title: 'Digital systems for hotels and hospitality',
        description:
          'Bilingual hotel websites, direct booking, guest service and house systems for hospitality in Egypt and the Gulf.',
      },
      body: `A guest meets a hotel three times: on the screen, at the desk and in memory. The first meeting belongs today mostly to booking companies that keep fifteen to twenty per cent of it. We help houses win back that meeting, and make sure that the second keeps what the first has promised.

## A reason to book direct

Guests compare. They book on your own site when it is as quick as the large ones and offers something these cannot: the room with the quiet side, an early breakfast before the excursion, a driver who knows their name. We show rooms as they are, with measured plans and the view by day and by night, and finish the booking in three steps.

## Two cultures of travel

The family from Riyadh asks for connecting rooms and a late checkout; the couple from Lyon asks about the walk to the temple. Arabic and foreign pages therefore differ in order, pictures and answers, with one set of rooms and prices behind both. Calendars show Ramadan, feasts and school holidays of the countries from which your guests come.

## Behind the desk

Requests from the room, the app, the message service and the telephone run into one list for housekeeping, kitchen and engineering, with a promised time that the guest sees on their phone. Staff read them in Arabic or English on the phone in their pocket. The manager sees in the evening what took too long. In one house the average time for a simple request fell from 41 to 17 minutes.

## After the departure

A letter of three sentences, in the guest’s language, from a person. Criticism arrives at the house before it arrives on the internet, because it was asked for in time. Those who wish to return find their room and their wishes again. Look at a hotel group and a museum among [our works](/works).`,
      facts: [
        { label: 'Busiest night', value: 'The first of the feast' },
        { label: 'We begin with', value: 'One night at the desk' },
        { label: 'Rules we work by', value: 'Guest register, card security' },
      ],
      day: [
        {
          time: '6:20',
          title: 'Breakfast for the temple',
          text: 'Room 214 leaves before the kitchen opens. It was asked for last night, in French, by telephone.',
          made: 'Wishes from room, phone and desk run into one list with a promised time, in the language of who fulfils them.',
          entry: 'solutions:field-operations',
        },
        {
          time: '11:00',
          title: 'Forty rooms between two guests',
          text: 'Housekeeping has four hours, and the third floor smells of paint.',
          made: 'The list on the pocket phone orders itself by who arrives first.',
          entry: 'services:mobile-apps',
        },
        {
          time: '15:30',
          title: 'Three tabs are open',
          text: 'A family in Riyadh: connecting rooms, a late checkout, the grandmother on the ground floor. They compare.',
          made: 'Three steps to a booking, rooms with measured plans, and the quiet side, which no portal offers.',
          entry: 'works:manara-hotels',
        },
        {
          time: '20:00',
          title: 'A table on the terrace',
          text: 'Eleven people have promised to come; in most restaurants two do not.',
          made: 'Booked in forty seconds, confirmed in the guest’s language, and kept more often.',
          entry: 'products:mawid',
        },
        {
          time: '23:10',
          title: 'The manager reads the day',
          text: 'What took too long today, and on which floor?',
          made: 'One page of few numbers: a simple wish now takes 17 minutes, it was 41.',
          entry: 'products:lawha',
        },
      ],
      benefits: [
        {
          title: 'More direct bookings',
          text: 'In the first year the direct share typically rises by 8 to 14 points, which often pays for the project.',
        },
        {
          title: 'Requests that are kept',
          text: 'One list, one promised time, and a manager who sees exceptions early.',
        },
        {
          title: 'Prices in step',
          text: 'Rooms and rates are kept once and reach your site and the booking companies within a minute.',
        },
      ],
      process: [
        {
          title: 'Stay as a guest',
          text: 'Two of us book, arrive, ask for things and leave, one in Arabic and one in English. You receive the diary.',
        },
        {
          title: 'Draw the stay',
          text: 'From first search to letter, with the moment at which each department is needed.',
        },
        {
          title: 'Build in the low season',
          text: 'Website and booking first, house list second, both live before the season begins.',
        },
        {
          title: 'Tune in the season',
          text: 'Weekly figures and small changes to pictures, order and offers, each one measured.',
        },
      ],
      deliverables: [
        'Website in Arabic, English and further languages',
        'Direct booking connected to your hotel system',
        'Photography plan and texts',
        'House list for requests, on phones',
        'Messages before, during and after the stay',
        'Figures on channels, costs and guest wishes',
      ],
      faq: [
        {
          question: 'Do we have to leave the booking companies?',
          answer: 'No. They bring guests who do not know you yet. The aim is that the second stay is booked with you.',
        },
        {
          question: 'Which hotel systems can you connect?',
          answer:
            'We have connected six of the usual ones, two of them older installations without the internet. We check yours before the offer.',
        },
        {
          question: 'Do you also work for restaurants and museums?',
          answer: 'Yes. Tables, tickets and guided tours use the same base, and groups can combine them with a stay.',
        },
      ],
    },
    ar: {
      slug: 'الفنادق-والضيافة',
      title: 'الفنادق والضيافة',
      summary: 'حجز مباشر وخدمة ضيوف وأنظمة داخلية لفنادق ومطاعم ومتاحف ترحب بضيوفها بلغتين.',
      seo: {
        title: 'أنظمة رقمية للفنادق والضيافة',
        description: 'مواقع فنادق بلغتين وحجز مباشر وخدمة ضيوف وأنظمة داخلية لقطاع الضيافة في مصر والخليج.',
      },
      body: `يلتقي الضيف الفندق ثلاث مرات: على الشاشة، وعند مكتب الاستقبال، ثم في الذاكرة. واللقاء الأول صار اليوم في يد شركات الحجز غالبًا، تأخذ منه خمسة عشر إلى عشرين في المئة. نساعد الفنادق على استعادة هذا اللقاء، وعلى أن يفي الثاني بما وعد به الأول، فتحسن الذاكرة.

## سبب للحجز المباشر

الضيف يقارن، ويحجز من موقعكم إذا كان في سرعة المواقع الكبيرة وقدّم ما لا تستطيعه: الغرفة من الجهة الهادئة، وإفطارًا مبكرًا قبل الرحلة، وسائقًا يعرف اسمه. نعرض الغرف كما هي حقًا، بمساقط مقيسة وبالمنظر نهارًا وليلًا، ونتم الحجز في ثلاث خطوات، ونذكر السعر كاملًا من الأولى.

## ثقافتان في السفر

الأسرة القادمة من الرياض تسأل عن غرف متصلة ووجبات للصغار ومغادرة متأخرة، والزوجان القادمان من ليون يسألان عن الطريق إلى المعبد مشيًا. لذلك تختلف الصفحات العربية والأجنبية في الترتيب والصور والأجوبة، ومن خلفها غرف واحدة وأسعار واحدة للجميع. ويعرض التقويم رمضان والأعياد وإجازات المدارس في البلاد التي يأتي منها ضيوفكم.

## خلف مكتب الاستقبال

الطلبات من الغرفة والتطبيق والرسائل والهاتف تصب كلها في قائمة واحدة للإشراف الداخلي والمطبخ والصيانة، ومع كل طلب وقت نعد به ويراه الضيف على هاتفه. يقرؤها الموظف بالعربية أو الإنجليزية على الهاتف الذي في جيبه. ويرى المدير في المساء ما طال منها وسببه. في أحد الفنادق انخفض متوسط زمن الطلب البسيط من ٤١ دقيقة إلى ١٧.

## بعد المغادرة

رسالة من ثلاث جمل، بلغة الضيف، من إنسان. ويصل النقد إلى الفندق قبل أن يصل إلى الإنترنت، لأن صاحبه سُئل عنه في وقته. ومن أراد أن يعود وجد غرفته ورغباته كما تركها، ولم يُسأل عنها من جديد. طالعوا مجموعة فندقية ومتحفًا في [أعمالنا](/ar/works).`,
      facts: [
        { label: 'أشد الليالي زحامًا', value: 'أول ليالي العيد' },
        { label: 'نقطة البداية', value: 'ليلة عند مكتب الاستقبال' },
        { label: 'القواعد التي نعمل بها', value: 'سجل النزلاء وأمان البطاقات' },
      ],
      day: [
        {
          time: '6:20',
          title: 'إفطار لمن يقصد المعبد',
          text: 'تغادر الغرفة ٢١٤ قبل أن يُفتح المطبخ. طُلب ذلك ليلة أمس بالفرنسية وبالهاتف.',
          made: 'تجتمع الطلبات من الغرفة والهاتف والمكتب في قائمة واحدة لكل منها وقته، وبلغة من ينفذها.',
          entry: 'solutions:field-operations',
        },
        {
          time: '11:00',
          title: 'أربعون غرفة بين نزيلين',
          text: 'أمام فريق الغرف أربع ساعات، والطابق الثالث تفوح منه رائحة الطلاء.',
          made: 'القائمة على هاتف الجيب ترتب نفسها بمن يصل أولًا.',
          entry: 'services:mobile-apps',
        },
        {
          time: '15:30',
          title: 'ثلاث صفحات مفتوحة',
          text: 'أسرة في الرياض: غرفتان متصلتان، ومغادرة متأخرة، والجدة في الطابق الأرضي. وهم يقارنون.',
          made: 'ثلاث خطوات إلى الحجز، وغرف بمساقط مقيسة، والجانب الهادئ الذي لا يعرضه موقع حجز.',
          entry: 'works:manara-hotels',
        },
        {
          time: '20:00',
          title: 'طاولة على الشرفة',
          text: 'أحد عشر وعدوا بالحضور، وفي أكثر المطاعم يغيب اثنان.',
          made: 'يُحجز في أربعين ثانية، ويُؤكَّد بلغة الضيف، ويُوفى به أكثر.',
          entry: 'products:mawid',
        },
        {
          time: '23:10',
          title: 'المدير يقرأ يومه',
          text: 'ما الذي طال اليوم، وفي أي طابق؟',
          made: 'صفحة بأرقام قليلة: الطلب البسيط يأخذ الآن ١٧ دقيقة بعد أن كان ٤١.',
          entry: 'products:lawha',
        },
      ],
      benefits: [
        {
          title: 'حجز مباشر أكثر',
          text: 'في السنة الأولى ترتفع حصة الحجز المباشر عادة من ٨ إلى ١٤ نقطة، وكثيرًا ما يغطي ذلك ثمن المشروع.',
        },
        { title: 'طلبات يُوفى بها', text: 'قائمة واحدة ووعد واحد بالوقت، ومدير يرى ما خرج عنه مبكرًا.' },
        { title: 'أسعار متوافقة', text: 'تُحفظ الغرف والأسعار مرة واحدة، وتصل إلى موقعكم وإلى شركات الحجز خلال دقيقة.' },
      ],
      process: [
        {
          title: 'نقيم ضيوفًا',
          text: 'يحجز اثنان منا ويصلان ويطلبان ويغادران، أحدهما بالعربية والآخر بالإنجليزية، وتتسلمون اليوميات.',
        },
        { title: 'رسم الإقامة', text: 'من أول بحث إلى الرسالة الأخيرة، وعند كل لحظة القسم الذي يُحتاج إليه.' },
        { title: 'البناء في الموسم الهادئ', text: 'الموقع والحجز أولًا، ثم قائمة الطلبات، وكلاهما يعمل قبل بدء الموسم.' },
        { title: 'الضبط في الموسم', text: 'أرقام أسبوعية وتعديلات صغيرة في الصور والترتيب والعروض، وكل تعديل مقيس.' },
      ],
      deliverables: [
        'موقع بالعربية والإنجليزية ولغات أخرى',
        'حجز مباشر مربوط بنظام الفندق',
        'خطة تصوير ونصوص',
        'قائمة طلبات داخلية على الهواتف',
        'رسائل قبل الإقامة وأثناءها وبعدها',
        'أرقام القنوات والتكاليف ورغبات الضيوف',
      ],
      faq: [
        {
          question: 'هل نترك شركات الحجز؟',
          answer: 'لا. هي تأتي بضيوف لا يعرفونكم بعد. والهدف أن تُحجز الإقامة الثانية عندكم.',
        },
        {
          question: 'ما أنظمة الفنادق التي تربطون بها؟',
          answer: 'ربطنا ستة من الأنظمة المعتادة، اثنان منها تركيبات قديمة بلا إنترنت. ونفحص نظامكم قبل تقديم العرض.',
        },
        {
          question: 'هل تعملون للمطاعم والمتاحف أيضًا؟',
          answer: 'نعم. حجز الطاولات والتذاكر والجولات يقوم على الأساس نفسه، ويمكن للمجموعات أن تجمعها مع الإقامة.',
        },
      ],
    },
  },
};
