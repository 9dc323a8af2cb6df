import type { ProductEntry } from '../types.ts';

export const masar: ProductEntry = {
  key: 'masar',
  related: ['industries:logistics', 'solutions:field-operations', 'works:wasl-logistics', 'services:mobile-apps'],
  locales: {
    en: {
      slug: 'masar',
      title: 'Masar',
      kind: 'Delivery routing',
      summary:
        'Daily routes for delivery vans, planned around Cairo as it is: descriptive addresses, time windows, traffic by hour, and a driver’s own knowledge.',
      body: `
Maps assume that an address is a street and a number. Half of the deliveries in Greater Cairo go to “the building after the pharmacy, second entrance”. Masar plans routes with what is really known, and learns the rest at the door.

## Addresses that get better

The first driver who finds the entrance marks it with one tap, together with a note on parking or the doorman’s hours. The second driver is led to that point. After three months of use, two thirds of a client’s regular stops have a confirmed point, and the time spent searching drops by half.

## A plan every morning, and again at noon

Masar divides the day’s orders among the vans and orders the stops. It respects time windows, load, cold chain and the hours in which a bridge is closed to trucks. A plan for 600 stops and 25 vans takes under two minutes. When a van breaks down or a customer postpones, the remaining stops are planned again, and nobody’s next stop changes without notice.

## For the person who waits

1. A message in the morning gives a window of two hours.
2. A link shows how many stops remain, without a live position of the driver.
3. After delivery there is a signature or photograph, kept for 60 days.

Drivers work through the whole day without a connection if need be; see how we approach that in [our solutions](/solutions).
`,
      features: [
        {
          title: 'Learned entrances',
          text: 'Confirmed points, notes and photographs belong to the address and serve every later driver, not just the one who found it.',
        },
        {
          title: 'Planning by real speeds',
          text: 'Travel times come from your own vans by weekday and hour, so Thursday afternoon is planned as Thursday afternoon.',
        },
        {
          title: 'Work without network',
          text: 'The driver’s application holds the day’s stops, maps and signatures on the phone and sends them when it can.',
        },
        {
          title: 'Cash on delivery',
          text: 'Amounts due, collected and handed over are reconciled by van at the end of the shift, to the pound.',
        },
        {
          title: 'Fair days',
          text: 'Routes are balanced by working time rather than stops, with breaks and prayer times planned in.',
        },
      ],
      plans: [
        {
          name: 'Small fleet',
          price: 'EGP 220',
          period: 'per van, per month',
          features: ['Vans: up to 10', 'Planning: once a day', 'Support: by email', 'Driver application'],
        },
        {
          name: 'Fleet',
          price: 'EGP 340',
          period: 'per van, per month',
          features: [
            'Vans: up to 120',
            'Planning: again during the day',
            'Support: by phone from 7:00',
            'Driver application',
            'Messages to customers',
            'Cash reconciliation',
          ],
        },
        {
          name: 'Network',
          price: '',
          period: '',
          features: [
            'Vans: no limit',
            'Planning: again during the day',
            'Support: by phone from 7:00',
            'Driver application',
            'Messages to customers',
            'Cash reconciliation',
            'Several depots and subcontractors',
            'Link with your warehouse',
            'Own map layers',
            'An analyst for the first quarter',
          ],
        },
      ],
      faq: [
        {
          question: 'Do drivers need special devices?',
          answer:
            'No. Any Android phone from the last six years is enough. The application uses about 40 MB of data in a working day.',
        },
        {
          question: 'Can a dispatcher overrule the plan?',
          answer:
            'Always. Stops are moved by hand and fixed where they were put; Masar plans around them and shows what the change costs in minutes.',
        },
        {
          question: 'How much does it save?',
          answer:
            'In eleven fleets so far between 12 and 21 per cent of kilometres, measured against the four weeks before. We measure yours the same way, free of charge, before you sign.',
        },
      ],
      screenshots: [
        {
          alt: 'A map of Cairo with the Nile; five routes in five colours leave one depot, with drivers and stops below.',
          caption:
            'The Nile decides every plan in Cairo, so the map shows water, bridges and main roads, and drops everything else.',
        },
        {
          alt: 'The driver’s phone with the next stop, a note on the doorman and one large button; beside it a sketch of the second entrance.',
          caption: 'One stop, one note, one button. Whoever holds a parcel has one thumb free and a minute to spare.',
        },
        {
          alt: 'The dispatcher’s timetable: five vans as rows from eight to two, the noon break in all of them, one stop 36 minutes late.',
          caption:
            'A late stop keeps its planned place as an outline, so that the dispatcher sees the distance and not only the alarm.',
        },
      ],
      seo: {
        title: 'Masar: delivery routing for Egyptian cities',
        description:
          'Route planning for delivery fleets: learned entrances, real speeds by hour, offline driver application and cash reconciliation.',
      },
    },
    ar: {
      slug: 'مسار',
      title: 'مسار',
      kind: 'تخطيط التوصيل',
      summary:
        'خطوط سير يومية لسيارات التوصيل تراعي القاهرة كما هي: عناوين بالوصف، ومواعيد، وزحام بالساعة، وخبرة السائق.',
      body: `
تفترض الخرائط أن العنوان شارع ورقم، ونصف التوصيلات في القاهرة الكبرى إلى «العمارة التي بعد الصيدلية، المدخل الثاني». يخطط «مسار» بما هو معروف حقًا، ويتعلم الباقي عند الباب.

## عناوين تتحسن

أول سائق يجد المدخل يعلم عليه بلمسة واحدة، ويضيف ملاحظة عن مكان الوقوف أو مواعيد البواب، فيصل السائق الثاني إلى النقطة نفسها مباشرة. بعد ثلاثة أشهر يكون لثلثي المحطات المعتادة عند العميل موضع مؤكد، وينخفض وقت البحث إلى النصف.

## خطة كل صباح، وأخرى عند الظهر

يوزع «مسار» طلبات اليوم على السيارات ويرتب محطاتها، ويراعي المواعيد والحمولة والتبريد وساعات منع النقل على الكباري. وتستغرق خطة لستمئة محطة وخمس وعشرين سيارة أقل من دقيقتين. وإذا تعطلت سيارة أو أجّل عميل أُعيد تخطيط ما بقي، ولا تتغير المحطة التالية لأي سائق دون تنبيه.

## لمن ينتظر

1. رسالة في الصباح تحدد مدة من ساعتين.
2. رابط يبين كم محطة بقيت، دون كشف موقع السائق لحظة بلحظة.
3. توقيع أو صورة بعد التسليم تُحفظ ٦٠ يومًا.

ويكمل السائق يومه كله دون شبكة إن لزم الأمر، وطريقتنا في ذلك مشروحة ضمن [حلولنا](/ar/solutions).
`,
      features: [
        {
          title: 'مداخل محفوظة',
          text: 'النقاط المؤكدة والملاحظات والصور ملك للعنوان، يستفيد منها كل سائق بعد ذلك لا من وجدها وحده.',
        },
        {
          title: 'تخطيط بالسرعات الفعلية',
          text: 'تؤخذ أزمنة السير من سياراتكم بحسب اليوم والساعة، فيُخطَّط لعصر الخميس بزحام عصر الخميس.',
        },
        {
          title: 'عمل بلا شبكة',
          text: 'يحتفظ تطبيق السائق بمحطات اليوم وخرائطه وتوقيعاته على الهاتف، ويرسلها متى استطاع.',
        },
        { title: 'الدفع عند الاستلام', text: 'يُسوّى المطلوب والمحصل والمورد لكل سيارة في آخر الوردية بالجنيه.' },
        {
          title: 'أيام عادلة',
          text: 'تُوزن خطوط السير بساعات العمل لا بعدد المحطات، والراحة ومواقيت الصلاة محسوبة فيها.',
        },
      ],
      plans: [
        {
          name: 'أسطول صغير',
          price: '٢٢٠ ج.م.',
          period: 'لكل سيارة شهريًا',
          features: ['السيارات: حتى ١٠', 'التخطيط: مرة في اليوم', 'الدعم: بالبريد', 'تطبيق السائق'],
        },
        {
          name: 'أسطول',
          price: '٣٤٠ ج.م.',
          period: 'لكل سيارة شهريًا',
          features: [
            'السيارات: حتى ١٢٠',
            'التخطيط: يعاد أثناء اليوم',
            'الدعم: بالهاتف من ٧ صباحًا',
            'تطبيق السائق',
            'رسائل للعملاء',
            'تسوية النقدية',
          ],
        },
        {
          name: 'شبكة',
          price: '',
          period: '',
          features: [
            'السيارات: بلا حد',
            'التخطيط: يعاد أثناء اليوم',
            'الدعم: بالهاتف من ٧ صباحًا',
            'تطبيق السائق',
            'رسائل للعملاء',
            'تسوية النقدية',
            'عدة مخازن ومقاولون من الباطن',
            'ربط مع المخازن',
            'طبقات خرائط خاصة بكم',
            'محلل معكم أول ثلاثة أشهر',
          ],
        },
      ],
      faq: [
        {
          question: 'هل يحتاج السائقون إلى أجهزة خاصة؟',
          answer: 'لا. يكفي أي هاتف أندرويد صُنع في السنوات الست الأخيرة، ويستهلك التطبيق نحو ٤٠ ميجابايت في يوم العمل.',
        },
        {
          question: 'هل يستطيع مسؤول الحركة مخالفة الخطة؟',
          answer: 'دائمًا. ينقل المحطات بيده فتثبت حيث وضعها، ويخطط «مسار» حولها ويبين كم دقيقة كلف التغيير.',
        },
        {
          question: 'كم يوفر؟',
          answer:
            'بين ١٢ و٢١ في المئة من الكيلومترات في أحد عشر أسطولًا حتى الآن، مقيسة بالأسابيع الأربعة السابقة. ونقيس أسطولكم بالطريقة نفسها مجانًا قبل التعاقد.',
        },
      ],
      screenshots: [
        {
          alt: 'خريطة القاهرة والنيل يشقها، وخمسة خطوط سير بخمسة ألوان تخرج من مخزن واحد، وتحتها السائقون وعدد محطاتهم.',
          caption: 'النيل هو ما يحسم كل خطة في القاهرة، فأبقينا الماء والكباري والطرق الكبرى وتركنا ما عداها.',
        },
        {
          alt: 'هاتف السائق وعليه المحطة التالية وملاحظة عن البواب وزر واحد كبير، وبجواره رسم للمدخل الثاني.',
          caption: 'محطة واحدة وملاحظة واحدة وزر واحد: من يحمل طردًا لا يملك إلا إبهامًا ودقيقة.',
        },
        {
          alt: 'جدول مسؤول الحركة: خمس سيارات من الثامنة إلى الثانية، وراحة الظهر في صفوفها كلها، ومحطة متأخرة ٣٦ دقيقة.',
          caption: 'تحتفظ المحطة المتأخرة بموضعها المخطط إطارًا فارغًا، فيرى مسؤول الحركة المسافة لا الإنذار وحده.',
        },
      ],
      seo: {
        title: 'مسار: تخطيط التوصيل للمدن المصرية',
        description:
          'تخطيط خطوط السير لأساطيل التوصيل: مداخل محفوظة، وسرعات فعلية بالساعة، وتطبيق يعمل بلا شبكة، وتسوية للنقدية.',
      },
    },
  },
};
