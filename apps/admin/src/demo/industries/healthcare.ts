import type { IndustryEntry } from '../types.ts';

export const healthcare: IndustryEntry = {
  key: 'healthcare',
  category: 'public-life',
  related: ['works:shifa-clinics', 'products:mawid', 'solutions:customer-portal', 'posts:forms-never-lose'],
  locales: {
    en: {
      slug: 'healthcare',
      title: 'Healthcare',
      summary:
        'Appointments, results and records for clinics and hospitals, made for tired doctors and worried patients.',
      seo: {
        title: 'Digital systems for clinics and hospitals',
        description:
          'Bilingual booking, patient portals, records and integrations for healthcare in Egypt and the Gulf, with privacy built in.',
      },
      body: `In a clinic nobody is in the mood for software. The patient is afraid, the doctor has six minutes, the receptionist has three telephones. A screen that asks one question too many is felt in the whole corridor. We count taps as others count money.

## Waiting, made shorter

Most waiting rooms are full because appointments are an invention. We measure how long each kind of visit really takes, plan the day accordingly and remind patients the evening before with one tap to confirm or to move. Clinics we work with lose about seven appointments in a hundred to absence. The usual figure is near twenty.

## A record that reads like a story

Doctors need the last visit, the allergies and the current medicines on one page within two seconds. Notes may be dictated or typed in Arabic and English in the same sentence, as doctors speak. Drug names are checked by ingredient. Laboratory and imaging results arrive from the devices in the recognised exchange formats.

## Results in the right words

A patient who opens a result alone at night should not meet a red number without a sentence beside it. The clinic decides which results appear at once and which wait for a call from the doctor. Explanations are written by our content team and approved by yours.

## Privacy as a clinical duty

Only those who treat a patient see the record, for as long as they treat them. Every look into a record is logged and can be shown to the patient. Data stays in the country where the law says so. Before opening, an independent tester attacks the system for a week, and you read the report before we do. If you plan a new clinic, [invite us for a day](/contact).`,
      facts: [
        { label: 'Busiest hours', value: 'Saturday evening' },
        { label: 'We begin with', value: 'A day in the corridor' },
        { label: 'Rules we work by', value: 'Data in the country, access by treatment' },
      ],
      day: [
        {
          time: '7:10',
          title: 'Ward round',
          text: 'Three patients were moved in the night. The doctor has six minutes for each: last visit, allergies, medicines.',
          made: 'A record that reads like a story, on one page, within two seconds.',
          entry: 'works:shifa-clinics',
        },
        {
          time: '8:30',
          title: 'Three telephones',
          text: 'One caller wants to move an appointment, one is lost in the building, one is crying.',
          made: 'Appointments are confirmed or moved with one tap the evening before. The desk is free for the third.',
          entry: 'products:mawid',
        },
        {
          time: '11:45',
          title: 'A prescription in two languages',
          text: 'Dictated half in Arabic and half in English, as doctors speak. Two of the names sound alike.',
          made: 'Each medicine is checked by its ingredient before anything is printed.',
          entry: 'services:systems-integration',
        },
        {
          time: '17:00',
          title: 'Half an hour late',
          text: 'The orthopaedist is behind, and fourteen people sit in a room for nine.',
          made: 'The day is planned by how long a visit really takes, and who is due later hears of it at home.',
          entry: 'works:shifa-clinics',
        },
        {
          time: '22:15',
          title: 'A result, read alone',
          text: 'A red number on a phone in a dark kitchen.',
          made: 'The clinic decides what appears at once and what waits for the doctor’s call; no number stands without its sentence.',
          entry: 'solutions:customer-portal',
        },
      ],
      benefits: [
        {
          title: 'Fuller days, emptier rooms',
          text: 'Realistic durations and reminders bring more patients through with less waiting.',
        },
        {
          title: 'Less typing',
          text: 'Templates by specialty, dictation and remembered phrases save a doctor about forty minutes a day.',
        },
        {
          title: 'Safer prescriptions',
          text: 'Interactions, allergies and doses are checked while writing, with few and meaningful warnings.',
        },
        {
          title: 'Trust',
          text: 'Patients see who opened their record. Complaints about privacy become rare when this is visible.',
        },
      ],
      process: [
        {
          title: 'A day at reception',
          text: 'And one in the consulting room, where the patient agrees. We count minutes, taps and interruptions.',
        },
        {
          title: 'Draft with doctors',
          text: 'Three doctors and two receptionists try drafts twice a week at lunchtime, fifteen minutes each.',
        },
        { title: 'Pilot in one specialty', text: 'Eight weeks in a single department, with paper as a reserve.' },
        {
          title: 'Extend and certify',
          text: 'Department by department, with training on the ward and an independent security test.',
        },
      ],
      deliverables: [
        'Booking by website, phone and reception desk',
        'Patient portal in Arabic and English',
        'Clinical record or connection to the one you have',
        'Connections to laboratory, imaging, pharmacy and insurers',
        'Access log and privacy documents',
        'Training in shifts, so that no clinic closes',
      ],
      faq: [
        {
          question: 'Do you work with our hospital system?',
          answer:
            'In most cases we add booking, portal and messages to the system you have, through the common health data standards or, if need be, through its database.',
        },
        {
          question: 'Where is the data stored?',
          answer:
            'In the country of the clinic, in a certified data centre or in your own building. Backups follow the same rule.',
        },
        {
          question: 'What if the system stops during a clinic?',
          answer:
            'The day’s list and the essential records stay readable on each workstation, and entries made meanwhile are transferred later.',
        },
      ],
    },
    ar: {
      slug: 'الرعاية-الصحية',
      title: 'الرعاية الصحية',
      summary: 'مواعيد ونتائج وسجلات للعيادات والمستشفيات، صُنعت لطبيب متعب ومريض قلق.',
      seo: {
        title: 'أنظمة رقمية للعيادات والمستشفيات',
        description: 'حجز وبوابات مرضى وسجلات وربط أنظمة بلغتين للرعاية الصحية في مصر والخليج، والخصوصية في أصل بنائها.',
      },
      body: `في العيادة لا صبر لأحد على البرامج. المريض خائف، والطبيب عنده ست دقائق، وموظفة الاستقبال عندها ثلاثة هواتف. والشاشة التي تسأل سؤالًا زائدًا يُحس بها الممر كله. لذلك نعد اللمسات كما يعد غيرنا النقود والأرباح، ونسأل عن كل حقل: من يقرؤه بعد اليوم؟

## انتظار أقصر

تمتلئ أكثر صالات الانتظار لأن المواعيد فيها خيال. نقيس كم تستغرق كل زيارة في الواقع، ونخطط يوم الطبيب على هذا الأساس، ونذكّر المريض في المساء السابق بلمسة واحدة للتأكيد أو التأجيل. العيادات التي نعمل معها تفقد بالغياب نحو سبعة مواعيد في كل مئة، والمعتاد قريب من عشرين. ومن تأخر طبيبه عرف ذلك على هاتفه قبل أن يغادر بيته.

## سجل يُقرأ كالحكاية

يحتاج الطبيب إلى آخر زيارة والحساسية والأدوية الحالية في صفحة واحدة وخلال ثانيتين، ولا يحتاج إلى ما سواها في معظم الزيارات. وتُملى الملاحظات أو تُكتب بالعربية والإنجليزية في الجملة نفسها كما يتكلم الأطباء. وتُفحص أسماء الأدوية بالمادة الفعالة، فلا يُكتب الدواء نفسه باسمين تجاريين. وتصل نتائج المعمل والأشعة من أجهزتها بصيغ التبادل المعروفة.

## النتيجة بالكلمات المناسبة

لا يصح أن يفتح مريض نتيجته وحده ليلًا فيجد رقمًا أحمر بلا جملة بجواره. تقرر العيادة أي النتائج تظهر فورًا وأيها ينتظر مكالمة الطبيب. والشروح يكتبها فريق المحتوى عندنا، ويعتمدها أطباؤكم سطرًا سطرًا قبل أن يراها مريض.

## الخصوصية واجب طبي

لا يطلع على السجل إلا من يعالج صاحبه، وما دام يعالجه. وكل نظرة إلى السجل مدونة باسم صاحبها، ويمكن عرضها على المريض متى سأل عنها. وتبقى البيانات داخل البلد حيث يوجب القانون ذلك. وقبل الافتتاح يهاجم مختبِر مستقل النظام أسبوعًا كاملًا، وتقرؤون تقريره قبلنا. وإن كنتم تخططون لعيادة جديدة [فادعونا ليوم واحد](/ar/contact).`,
      facts: [
        { label: 'أشد الساعات زحامًا', value: 'مساء السبت' },
        { label: 'نقطة البداية', value: 'يوم في الممر' },
        { label: 'القواعد التي نعمل بها', value: 'البيانات داخل البلد، والاطلاع بقدر العلاج' },
      ],
      day: [
        {
          time: '7:10',
          title: 'المرور على الأقسام',
          text: 'ثلاثة مرضى نُقلوا في الليل. ولكل منهم عند الطبيبة ست دقائق: آخر زيارة والحساسية والأدوية.',
          made: 'سجل يُقرأ كالحكاية، في صفحة واحدة، خلال ثانيتين.',
          entry: 'works:shifa-clinics',
        },
        {
          time: '8:30',
          title: 'ثلاثة هواتف',
          text: 'واحد يريد نقل موعده، وواحدة ضلت الطريق في المبنى، وثالثة تبكي.',
          made: 'تُؤكَّد المواعيد أو تُنقل بلمسة في المساء السابق، فيبقى المكتب للثالثة.',
          entry: 'products:mawid',
        },
        {
          time: '11:45',
          title: 'وصفة بلغتين',
          text: 'أُمليت نصفها بالعربية ونصفها بالإنجليزية كما يتكلم الأطباء، وفيها اسمان متشابهان في النطق.',
          made: 'يُراجع كل دواء بمادته الفعالة قبل أن يُطبع شيء.',
          entry: 'services:systems-integration',
        },
        {
          time: '17:00',
          title: 'تأخر نصف ساعة',
          text: 'طبيب العظام متأخر، وأربعة عشر شخصًا في غرفة لتسعة.',
          made: 'اليوم مخطط بما تستغرقه الزيارة حقًا، ومن تأخر دوره يعرف وهو في بيته.',
          entry: 'works:shifa-clinics',
        },
        {
          time: '22:15',
          title: 'نتيجة تُقرأ على انفراد',
          text: 'رقم أحمر على هاتف في مطبخ مظلم.',
          made: 'تقرر العيادة ما يظهر في الحال وما ينتظر مكالمة الطبيبة، ولا رقم بلا جملة تشرحه.',
          entry: 'solutions:customer-portal',
        },
      ],
      benefits: [
        { title: 'أيام عامرة وصالات أخف', text: 'بالمدد الواقعية والتذكير يتسع اليوم لمرضى أكثر بانتظار أقل.' },
        {
          title: 'كتابة أقل',
          text: 'القوالب بحسب التخصص والإملاء والعبارات المحفوظة توفر للطبيب نحو أربعين دقيقة في اليوم.',
        },
        { title: 'وصفات أسلم', text: 'تُفحص التداخلات والحساسية والجرعات أثناء الكتابة، بتحذيرات قليلة لها معنى.' },
        { title: 'الثقة', text: 'يرى المريض من فتح سجله، وتندر شكاوى الخصوصية حين يكون ذلك ظاهرًا.' },
      ],
      process: [
        { title: 'يوم في الاستقبال', text: 'ويوم في غرفة الكشف إذا وافق المريض. نعد الدقائق واللمسات والمقاطعات.' },
        {
          title: 'مسودة مع الأطباء',
          text: 'ثلاثة أطباء وموظفتا استقبال يجربون المسودات مرتين في الأسبوع وقت الغداء، ربع ساعة في كل مرة.',
        },
        { title: 'تجربة في تخصص واحد', text: 'ثمانية أسابيع في قسم واحد، والورق احتياطي.' },
        { title: 'التوسع والاعتماد', text: 'قسم بعد قسم، مع تدريب في موضع العمل واختبار أمان مستقل.' },
      ],
      deliverables: [
        'حجز من الموقع والهاتف ومكتب الاستقبال',
        'بوابة للمرضى بالعربية والإنجليزية',
        'سجل طبي، أو ربط بالسجل القائم لديكم',
        'ربط بالمعمل والأشعة والصيدلية وشركات التأمين',
        'سجل اطلاع ووثائق خصوصية',
        'تدريب على ورديات، فلا تغلق عيادة',
      ],
      faq: [
        {
          question: 'هل تعملون مع نظام المستشفى القائم؟',
          answer:
            'في أغلب الحالات نضيف الحجز والبوابة والرسائل إلى نظامكم، عبر معايير تبادل البيانات الصحية، أو عبر قاعدة بياناته عند الضرورة.',
        },
        {
          question: 'أين تُحفظ البيانات؟',
          answer: 'في بلد العيادة، في مركز بيانات معتمد أو في مبناكم. وتسري القاعدة نفسها على النسخ الاحتياطية.',
        },
        {
          question: 'وإذا توقف النظام أثناء العمل؟',
          answer: 'تبقى قائمة اليوم والسجلات الأساسية مقروءة على كل جهاز، ويُنقل ما أُدخل أثناء التوقف بعد عودة النظام.',
        },
      ],
    },
  },
};
