import type { WorkEntry } from '../types.ts';

export const shifaClinics: WorkEntry = {
  key: 'shifa-clinics',
  year: 2023,
  industry: 'healthcare',
  services: ['web-platforms', 'mobile-apps', 'systems-integration'],
  technologies: ['React Native', 'TypeScript', 'Node.js', 'PostgreSQL', 'HL7 FHIR'],
  locales: {
    en: {
      slug: 'shifa-clinics',
      title: 'Quiet waiting rooms in thirty-one clinics',
      client: 'Shifa Clinics',
      summary:
        'Appointments, results and reminders for a chain of 31 clinics: missed visits fell from 19 to 7 per cent in three months.',
      challenge:
        'Patients booked by telephone between nine and five and reached a free line one time in four. Doctors expected every fifth patient to stay away, so the desk booked two people into one slot. When both came, the waiting room paid for it. Laboratory results were collected on paper, by a relative, with a day off work.',
      approach:
        'We introduced Mawid clinic by clinic, beginning with the one whose director doubted it most. The patient’s view is a link and an application with three screens: next visit, results, documents. Results are read from the laboratory system through HL7 FHIR, and a doctor adds one sentence in plain language before they are released.',
      result:
        'Within a quarter the share of missed visits fell from 19 to 7 per cent, and double booking was abolished. Patients now wait 14 minutes in the median, from 46. Four in five results are read on a phone on the day they are ready.',
      figures: [
        { value: '7%', label: 'missed visits, from 19' },
        { value: '14 min', label: 'median wait, from 46' },
        { value: '31', label: 'clinics live in five months' },
      ],
      quote: {
        text: 'I was the doubtful director. I asked for my clinic to be last, so they made it the first, and I have stopped arguing.',
        author: 'Dr Sameh Botros',
        role: 'Medical director, Shifa Clinics',
      },
      gallery: [
        {
          alt: 'A waiting room: the display calls number 24 to room 3 with Dr Nihal Sabry, above a row of five chairs',
          caption:
            'A number instead of a name keeps the visit private, and the time until the next keeps people seated.',
        },
        {
          alt: 'Two phones: a reminder that asks “Can you come on Tuesday?”, and a blood sugar result with a doctor’s sentence below it',
          caption:
            'Saying no is one tap and is thanked; and no result leaves the laboratory without a sentence from a doctor.',
        },
        {
          alt: 'On one side a diary page with two names in every slot and some struck out, on the other a list with one name at each hour',
          caption:
            'Two names in a slot were insurance against empty chairs; once people answered, the second could go.',
        },
      ],
      body: `
A waiting room is a drawing of how a clinic plans. We spent our first week in six of them with a notebook, counting chairs, people and apologies.

## The cost of distrust

Booking two patients into one slot is a rational answer to empty chairs. It is also the reason the chairs are empty: people who have once waited two hours stop taking the time seriously. The circle had to be cut somewhere. We chose the reminder. It asks a question that can be answered with one tap, and a “no” brings relief instead of a reproach.

## One sentence from a doctor

Results frighten people more than illness does. A number outside its range, without a word beside it, sends half of the patients to a search engine. The medical board agreed to a rule: no result is released without one sentence by a doctor. There are 60 prepared sentences in both languages; doctors write their own in a third of the cases.

## Five months, five lessons

1. Begin with the sceptic.
2. Train the front desk before the doctors.
3. Keep the telephone: a fifth of the patients will always call.
4. Print the queue for the first two weeks.
5. Publish each clinic’s figures to all the others.

Similar projects are described under [industries](/industries).
`,
      seo: {
        title: 'Shifa Clinics: fewer missed appointments',
        description:
          'How 31 clinics cut missed appointments from 19 to 7 per cent with Mawid, reminders in two languages and results explained by doctors.',
      },
    },
    ar: {
      slug: 'عيادات-شفاء',
      title: 'صالات انتظار هادئة في إحدى وثلاثين عيادة',
      client: 'عيادات شفاء',
      summary: 'مواعيد ونتائج وتذكيرات لسلسلة من ٣١ عيادة: انخفض الغياب عن المواعيد من ١٩ إلى ٧ في المئة في ثلاثة أشهر.',
      challenge:
        'كان المريض يحجز بالهاتف من التاسعة إلى الخامسة، ويجد الخط متاحًا مرة من كل أربع. وكان الأطباء يتوقعون غياب مريض من كل خمسة، فيحجز الاستقبال لاثنين في وقت واحد، فإذا حضرا معًا دفعت صالة الانتظار الثمن. أما نتائج المعمل فيتسلمها قريب للمريض على ورق بعد أن يستأذن من عمله.',
      approach:
        'أدخلنا «موعد» عيادة بعد أخرى، وبدأنا بالتي كان مديرها أكثر الناس شكًا. وما يراه المريض رابط وتطبيق من ثلاث شاشات: الزيارة القادمة، والنتائج، والمستندات. وتُقرأ النتائج من نظام المعمل وفق HL7 FHIR، المعيار الدولي لتبادل البيانات الطبية، ويضيف الطبيب إليها جملة واحدة مفهومة قبل إتاحتها.',
      result:
        'خلال ثلاثة أشهر انخفض الغياب من ١٩ إلى ٧ في المئة، وأُلغي الحجز المزدوج. وصار الزمن الوسيط للانتظار ١٤ دقيقة بعد أن كان ٤٦. وأربع نتائج من كل خمس تُقرأ على الهاتف يوم صدورها.',
      figures: [
        { value: '٧٪', label: 'غياب عن المواعيد بعد أن كان ١٩٪' },
        { value: '١٤ دقيقة', label: 'وسيط الانتظار بعد أن كان ٤٦' },
        { value: '٣١', label: 'عيادة تعمل بالنظام في خمسة أشهر' },
      ],
      quote: {
        text: 'كنت المدير المتشكك. طلبت أن تكون عيادتي الأخيرة فجعلوها الأولى، وقد توقفت عن الجدال.',
        author: 'د. سامح بطرس',
        role: 'المدير الطبي، عيادات شفاء',
      },
      gallery: [
        {
          alt: 'صالة انتظار: شاشة تنادي رقم ٢٤ إلى غرفة ٣ عند د. نهال صبري، وتحتها صف من خمسة مقاعد',
          caption: 'رقم بدلًا من الاسم يصون خصوصية الزيارة، ووقت الدور التالي يبقي الناس في مقاعدهم.',
        },
        {
          alt: 'هاتفان: تذكير يسأل «هل ستأتي يوم الثلاثاء؟»، ونتيجة السكر في الدم وتحتها جملة من الطبيبة',
          caption: 'الاعتذار لمسة واحدة تُقابل بالشكر، ولا نتيجة تخرج من المعمل بلا جملة من طبيب.',
        },
        {
          alt: 'في جهة صفحة دفتر في كل موعد منها اسمان وبعضها مشطوب، وفي الأخرى قائمة فيها اسم واحد لكل موعد',
          caption: 'كان الاسمان تأمينًا من المقعد الخالي، فلما صار الناس يجيبون لم يبق للثاني داعٍ.',
        },
      ],
      body: `
صالة الانتظار رسم بياني لطريقة العيادة في التخطيط. قضينا أسبوعنا الأول في ست صالات ومعنا دفتر، نعد المقاعد والناس وعبارات الاعتذار.

## ثمن عدم الثقة

حجز مريضين في وقت واحد رد معقول على المقعد الخالي، وهو أيضًا سبب خلوه: من انتظر ساعتين مرة لم يعد يأخذ الموعد بجدية. كان لا بد من كسر الدائرة في نقطة، فاخترنا التذكير. يسأل سؤالًا يُجاب بلمسة، والاعتذار فيه يُقابل بالشكر لا باللوم.

## جملة من طبيب

تخيف النتيجة الناس أكثر من المرض. رقم خارج حدوده بلا كلمة بجواره يرسل نصف المرضى إلى محركات البحث. فوافق المجلس الطبي على قاعدة: لا نتيجة بلا جملة من طبيب. وهناك ستون جملة معدة باللغتين، ويكتب الأطباء جملهم بأنفسهم في ثلث الحالات.

## خمسة أشهر وخمسة دروس

1. ابدؤوا بالمتشكك.
2. درّبوا الاستقبال قبل الأطباء.
3. أبقوا الهاتف، فخُمس المرضى سيتصلون دائمًا.
4. اطبعوا قائمة الدور في أول أسبوعين.
5. انشروا أرقام كل عيادة على بقية العيادات.

وتجدون مشروعات قريبة من هذا في [القطاعات](/ar/industries).
`,
      seo: {
        title: 'عيادات شفاء: غياب أقل عن المواعيد',
        description:
          'كيف خفضت ٣١ عيادة الغياب عن المواعيد من ١٩ إلى ٧ في المئة ببرنامج «موعد» وتذكير بلغتين ونتائج يشرحها الأطباء.',
      },
    },
  },
};
