import type { ProductEntry } from '../types.ts';

export const mawid: ProductEntry = {
  key: 'mawid',
  related: ['industries:healthcare', 'industries:government', 'works:shifa-clinics', 'products:bareed'],
  locales: {
    en: {
      slug: 'mawid',
      title: 'Mawid',
      kind: 'Appointment booking',
      summary:
        'Appointments for clinics, branches and counters: booked in forty seconds, confirmed in the visitor’s language, and kept more often.',
      body: `
An empty chair at ten past eleven is the most expensive furniture in a clinic. Mawid fills it: it makes booking quick, changing painless and forgetting difficult.

## Booking in forty seconds

A visitor picks a place, a reason and a time, and confirms a phone number with a code. There is no account and no password. The same link later shows, moves or cancels the appointment. Half of all changes are made outside opening hours, when nobody would have answered the telephone.

## A calendar that knows Egypt

Working weeks begin on Sunday or on Saturday, each branch as it likes. Ramadan hours are set once for all branches and return to normal by themselves. Holidays that depend on the moon can be moved the evening before: everyone affected receives new times to choose from.

## Fewer missed appointments

A reminder goes out the day before and two hours before, by text message or email, in the language of the booking. Answering “no” frees the slot and offers it to the waiting list. Across 31 locations the share of missed appointments fell from 19 to 7 per cent within a quarter.

> We stopped double-booking to protect ourselves. That alone made the waiting room quiet.

The booking page can be placed in any website, or built into a larger one by [our team](/services).
`,
      features: [
        {
          title: 'No account needed',
          text: 'A code sent to the phone replaces the password. One link shows, moves or cancels the appointment.',
        },
        {
          title: 'Rooms, people, devices',
          text: 'A slot is free only when the doctor, the room and the device are. Preparation and cleaning times belong to the slot.',
        },
        {
          title: 'Waiting list',
          text: 'A cancelled slot is offered to the next three people in order. The first answer gets it, the others are told at once.',
        },
        {
          title: 'Counter and queue',
          text: 'Visitors without an appointment take a number at the door; the screen calls both kinds fairly, in Arabic and English.',
        },
        {
          title: 'Holiday moves',
          text: 'Move a whole day with one decision. Each visitor receives three alternatives and chooses by tapping a link.',
        },
      ],
      plans: [
        {
          name: 'One location',
          price: 'EGP 950',
          period: 'per month',
          features: [
            'Locations: 1',
            'Calendars: up to 5',
            'Text messages: 500 included',
            'Support: by email',
            'Booking page in two languages',
          ],
        },
        {
          name: 'Chain',
          price: 'EGP 750',
          period: 'per location, per month',
          features: [
            'Locations: 2 and more',
            'Calendars: no limit',
            'Text messages: by use',
            'Support: by phone',
            'Booking page in two languages',
            'Waiting list and queue screen',
            'Reports by branch',
          ],
        },
        {
          name: 'Public service',
          price: '',
          period: '',
          features: [
            'Locations: no limit',
            'Calendars: no limit',
            'Text messages: by use',
            'Support: by phone',
            'Booking page in two languages',
            'Waiting list and queue screen',
            'Reports by branch',
            'National number verification',
            'Hosting in Egypt',
            'Accessibility report',
          ],
        },
      ],
      faq: [
        {
          question: 'Can staff still book by telephone?',
          answer:
            'Yes. The front desk uses the same calendar with a faster keyboard view, and bookings by phone, web and walk-in can never take the same slot.',
        },
        {
          question: 'Where is the visitors’ data kept?',
          answer:
            'In a data centre in Egypt, encrypted at rest. The reason for a visit is deleted 30 days after it unless your rules require longer.',
        },
        {
          question: 'Does it connect to our medical or core system?',
          answer:
            'Mawid speaks HL7 FHIR for clinics and offers a documented interface for everything else. A first connection usually takes two weeks.',
        },
      ],
      screenshots: [
        {
          alt: 'The booking page on two phones, one in English, one in Arabic: a doctor, a branch and three free times in large buttons.',
          caption:
            'Three times, not a calendar: most visitors take one of the first three, and the thumb reaches all of them.',
        },
        {
          alt: 'A morning of two doctors, a room and a device; one appointment moves to eleven in three columns at once.',
          caption:
            'A visit needs a doctor, a room and a camera, so it moves as one thing: whoever drags it cannot leave a part behind.',
        },
        {
          alt: 'The display of a waiting room: A 47 in very large figures in one language, smaller in the other, two more numbers below.',
          caption:
            'The number is what people look up for. It stands in both scripts, because not everybody in the room reads both.',
        },
      ],
      seo: {
        title: 'Mawid: appointment booking in two languages',
        description:
          'Appointment booking for clinics, branches and counters in Egypt: no account, reminders, waiting list, Ramadan hours and holidays.',
      },
    },
    ar: {
      slug: 'موعد',
      title: 'موعد',
      kind: 'حجز المواعيد',
      summary:
        'حجز المواعيد للعيادات والفروع والشبابيك: حجز في أربعين ثانية، وتأكيد بلغة الزائر، والتزام أكبر بالحضور.',
      body: `
المقعد الخالي في الحادية عشرة وعشر دقائق أغلى قطعة أثاث في العيادة. يملؤه «موعد» لأنه يجعل الحجز سريعًا، والتغيير سهلًا، والنسيان صعبًا.

## حجز في أربعين ثانية

يختار الزائر المكان والسبب والوقت، ويؤكد رقم هاتفه برمز يصله، ولا حساب ولا كلمة مرور. والرابط نفسه يعرض الموعد بعد ذلك أو ينقله أو يلغيه. نصف التغييرات يجري خارج ساعات العمل، حين لا يرد على الهاتف أحد.

## تقويم يعرف مصر

يبدأ أسبوع العمل يوم الأحد أو السبت كما يشاء كل فرع. وتُضبط مواعيد رمضان مرة واحدة لكل الفروع ثم تعود إلى المعتاد وحدها. أما الإجازات المرتبطة برؤية الهلال فيمكن نقلها مساء اليوم السابق، ويصل إلى كل من تأثر بها مواعيد جديدة يختار منها.

## غياب أقل

يصل تذكير قبل الموعد بيوم، وآخر قبله بساعتين، برسالة نصية أو بالبريد وبلغة الحجز. ومن يعتذر يُعرض مكانه على قائمة الانتظار. في ٣١ موقعًا انخفض الغياب من ١٩ إلى ٧ في المئة خلال ثلاثة أشهر.

> توقفنا عن حجز مريضين في موعد واحد تحسبًا للغياب، وهذا وحده هدأ صالة الانتظار.

وتوضع صفحة الحجز في أي موقع قائم، أو يبنيها [فريقنا](/ar/services) جزءًا من موقع أكبر.
`,
      features: [
        { title: 'بلا حساب', text: 'رمز يصل إلى الهاتف يغني عن كلمة المرور، ورابط واحد يعرض الموعد أو ينقله أو يلغيه.' },
        {
          title: 'غرف وأشخاص وأجهزة',
          text: 'لا يظهر الوقت متاحًا إلا إذا كان الطبيب والغرفة والجهاز متاحين معًا، ووقت التجهيز والتعقيم محسوب ضمنه.',
        },
        {
          title: 'قائمة انتظار',
          text: 'يُعرض الموعد الملغى على الثلاثة التاليين بالترتيب، فيأخذه أول من يجيب ويُبلَّغ الآخرون في الحال.',
        },
        {
          title: 'الشباك والدور',
          text: 'من جاء بلا موعد يأخذ رقمًا عند الباب، والشاشة تنادي الفئتين بعدل وبالعربية والإنجليزية.',
        },
        { title: 'نقل الإجازات', text: 'انقلوا يومًا كاملًا بقرار واحد، ويصل إلى كل زائر ثلاثة بدائل يختار منها بلمسة.' },
      ],
      plans: [
        {
          name: 'موقع واحد',
          price: '٩٥٠ ج.م.',
          period: 'شهريًا',
          features: [
            'المواقع: ١',
            'التقاويم: حتى ٥',
            'الرسائل النصية: ٥٠٠ ضمن السعر',
            'الدعم: بالبريد',
            'صفحة حجز بلغتين',
          ],
        },
        {
          name: 'سلسلة فروع',
          price: '٧٥٠ ج.م.',
          period: 'لكل موقع شهريًا',
          features: [
            'المواقع: ٢ فأكثر',
            'التقاويم: بلا حد',
            'الرسائل النصية: بحسب الاستخدام',
            'الدعم: بالهاتف',
            'صفحة حجز بلغتين',
            'قائمة انتظار وشاشة دور',
            'تقارير لكل فرع',
          ],
        },
        {
          name: 'الخدمة العامة',
          price: '',
          period: '',
          features: [
            'المواقع: بلا حد',
            'التقاويم: بلا حد',
            'الرسائل النصية: بحسب الاستخدام',
            'الدعم: بالهاتف',
            'صفحة حجز بلغتين',
            'قائمة انتظار وشاشة دور',
            'تقارير لكل فرع',
            'التحقق بالرقم القومي',
            'استضافة داخل مصر',
            'تقرير إتاحة لذوي الإعاقة',
          ],
        },
      ],
      faq: [
        {
          question: 'هل يبقى الحجز بالهاتف ممكنًا؟',
          answer:
            'نعم. يستخدم موظفو الاستقبال التقويم نفسه بعرض أسرع للوحة المفاتيح، ولا يمكن أن يأخذ الهاتف والموقع والحضور المباشر وقتًا واحدًا.',
        },
        {
          question: 'أين تُحفظ بيانات الزائرين؟',
          answer: 'في مركز بيانات داخل مصر، مشفرة. ويُحذف سبب الزيارة بعدها بثلاثين يومًا ما لم تلزمكم لوائحكم بمدة أطول.',
        },
        {
          question: 'هل يرتبط بنظام العيادة أو بالنظام الأساسي لدينا؟',
          answer:
            'يتحدث «موعد» HL7 FHIR، المعيار الدولي لتبادل البيانات الطبية، ويوفر لغير العيادات واجهة موثقة. ويستغرق الربط الأول أسبوعين في الغالب.',
        },
      ],
      screenshots: [
        {
          alt: 'صفحة الحجز على هاتفين، عربي وإنجليزي: طبيبة وفرع وثلاثة مواعيد متاحة في أزرار كبيرة.',
          caption: 'ثلاثة مواعيد لا تقويم كامل: أغلب الزائرين يختارون واحدًا من أولها، والإبهام يصل إليها جميعًا.',
        },
        {
          alt: 'صباح طبيبين وغرفة وجهاز، وموعد واحد ينتقل إلى الحادية عشرة في ثلاثة أعمدة معًا.',
          caption: 'تحتاج الزيارة إلى طبيبة وغرفة وجهاز، فتنتقل كلها شيئًا واحدًا، ولا يترك من يسحبها جزءًا منها خلفه.',
        },
        {
          alt: 'شاشة صالة الانتظار: الرقم أ ٤٧ بخط كبير جدًا بلغة، وأصغر منه بالأخرى، وتحته رقمان آخران.',
          caption: 'يرفع الناس أعينهم من أجل الرقم، فكتبناه بالحرفين، لأن بعض من في الصالة لا يقرأ إلا واحدًا منهما.',
        },
      ],
      seo: {
        title: 'موعد: حجز المواعيد بلغتين',
        description:
          'حجز مواعيد للعيادات والفروع والشبابيك في مصر: بلا حساب، مع تذكير وقائمة انتظار ومواعيد رمضان والإجازات.',
      },
    },
  },
};
