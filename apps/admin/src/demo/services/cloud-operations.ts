import type { OfferEntry } from '../types.ts';

export const cloudOperations: OfferEntry = {
  key: 'cloud-operations',
  category: 'run',
  related: ['services:systems-integration', 'posts:migration-without-downtime', 'products:sijil', 'industries:banking'],
  handedOver: [1, 2, 2, 2, 3, 4, 2],
  locales: {
    en: {
      slug: 'cloud-operations',
      title: 'Cloud operations',
      summary:
        'We keep your systems awake, updated, backed up and affordable, day and night, with a monthly report that a manager can read.',
      seo: {
        title: 'Cloud operations and managed hosting',
        description:
          'Monitoring, backups, updates and on-call engineers for bilingual systems in Egypt and the Gulf, with plain monthly reports.',
      },
      body: `Good operations are boring to watch. A certificate renews itself, a disk grows before it is full, an update goes in on Tuesday morning and nobody notices. We run about ninety systems this way, from small company sites to platforms on which thousands of people work at the same minute.

## A plan for the worst day

Before we take a system over, we write down what happens if the data centre burns, a password is stolen or the person who knows everything leaves. Then we rehearse it. A backup counts only after it has been restored: for every system a machine does that once a month and a person once a quarter, and we record how long it took.

## Where your data lives

Some clients must keep data inside Egypt or Saudi Arabia; others may choose. We work with local data centres and with the large cloud companies, and we explain in plain words who can read what, under which law, and what a move would cost. The accounts are yours. We hold keys to them and hand them back on request.

## Someone is awake

Every system is asked every thirty seconds from four cities whether it is well, and whether a real task, such as signing in or paying, still works. When the answer is no, an engineer on call begins within fifteen minutes, at any hour. You are told what we know, in your language, while we work, and do not hear it from your customers.

## Costs under control

Cloud bills grow quietly. In the first three months we usually find 20 to 35 per cent that buys nothing: forgotten machines, copies of copies, sizes chosen in fear. The report shows what each system costs and what one visit or one transaction costs. If you would like such a review of your present bill, [write to us](/contact).`,
      facts: [
        { label: 'Response', value: '15 minutes, at any hour' },
        { label: 'Team', value: 'Two engineers on call' },
        { label: 'From', value: 'EGP 36,000 a month' },
      ],
      benefits: [
        {
          title: 'Measured availability',
          text: 'We agree on a figure, usually 99.95 per cent a month, and refund part of the fee when we miss it.',
        },
        {
          title: 'Proven recovery',
          text: 'A restore rehearsal each quarter, with the time in the report. The median for our clients’ databases is 19 minutes.',
        },
        {
          title: 'Safe by routine',
          text: 'Serious weaknesses closed within 48 hours, critical ones within one day, access reviewed every month, all of it recorded.',
        },
        {
          title: 'No lock-in',
          text: 'Your accounts, your keys and a written set-up that another team could repeat from an empty machine.',
        },
      ],
      process: [
        {
          title: 'Survey',
          text: 'Two weeks of reading: machines, costs, risks, passwords, contracts. You receive a list in order of danger.',
        },
        {
          title: 'Stabilise',
          text: 'Backups, monitoring and access come first, then the three most dangerous findings.',
        },
        {
          title: 'Take over',
          text: 'From an agreed date we carry the telephone. For a month the previous team stays within reach.',
        },
        {
          title: 'Review',
          text: 'A monthly report and a meeting each quarter about cost, incidents and what should change.',
        },
      ],
      deliverables: [
        'A list of findings in order of danger',
        'Monitoring from four cities, with a status page in both languages',
        'Encrypted backups and quarterly restore rehearsals',
        'Security updates and monthly access review',
        'On-call engineers at any hour',
        'Monthly report on availability, incidents and cost',
        'Written set-up of every machine, kept in your account',
      ],
      faq: [
        {
          question: 'Do you take over systems that others built?',
          answer:
            'Yes, about half of the systems we run were built elsewhere. The survey tells us, and you, whether it can be done responsibly.',
        },
        {
          question: 'How long is the contract?',
          answer:
            'One year at first, then open with three months’ notice. At the end we hand over accounts, documents and a recorded walk through the system.',
        },
        {
          question: 'Can data stay in our own building?',
          answer:
            'Yes. We operate machines in clients’ own server rooms, provided that power, cooling and access meet a short list of conditions.',
        },
        {
          question: 'What happens on public holidays?',
          answer:
            'The same as on other days. The duty list covers Eid, Ramadan evenings and Fridays, and colleagues on duty are compensated for it.',
        },
      ],
    },
    ar: {
      slug: 'تشغيل-الأنظمة-السحابية',
      title: 'تشغيل الأنظمة السحابية',
      summary: 'نُبقي أنظمتكم يقظة ومحدثة ومنسوخة احتياطيًا ومعقولة التكلفة، ليلًا ونهارًا، بتقرير شهري يفهمه المدير.',
      seo: {
        title: 'تشغيل الأنظمة السحابية والاستضافة المدارة',
        description: 'مراقبة ونسخ احتياطي وتحديثات ومهندسون مناوبون لأنظمة بلغتين في مصر والخليج، بتقارير شهرية واضحة.',
      },
      body: `التشغيل الجيد لا يلفت النظر. شهادة تتجدد من نفسها، وقرص يتسع قبل أن يمتلئ، وتحديث يدخل صباح الثلاثاء ولا يشعر به أحد. بهذه الطريقة نشغل نحو تسعين نظامًا، من مواقع الشركات الصغيرة إلى منصات يعمل عليها آلاف الناس في الدقيقة نفسها.

## خطة لأسوأ الأيام

قبل أن نتسلم نظامًا نكتب ما يحدث إذا احترق مركز البيانات، أو سُرقت كلمة مرور، أو رحل من يعرف كل شيء. ثم نتدرب على ذلك. والنسخة الاحتياطية لا تُحسب حتى تُستعاد: تستعيدها لكل نظام آلة مرة في الشهر وإنسان مرة كل ثلاثة أشهر، ونسجل كم استغرق ذلك.

## أين تسكن بياناتكم؟

من عملائنا من يلزمه القانون بإبقاء البيانات في مصر أو السعودية، ومنهم من له أن يختار. نعمل مع مراكز البيانات المحلية ومع شركات السحابة الكبرى، ونشرح بكلام واضح من يستطيع أن يقرأ ماذا، وبأي قانون، وكم يكلف الانتقال. والحسابات بأسمائكم، معنا مفاتيحها، ونعيدها إليكم متى طلبتم.

## هناك من يسهر

يُسأل كل نظام كل ثلاثين ثانية، من أربع مدن، هل هو بخير، وهل ما زالت مهمة حقيقية مثل تسجيل الدخول أو الدفع تعمل. فإن كان الجواب لا بدأ مهندس مناوب العمل خلال خمس عشرة دقيقة في أي ساعة. ونخبركم بما نعرفه، بلغتكم، ونحن نعمل، فلا تعرفون الخبر من عملائكم.

## تكلفة تحت السيطرة

تكبر فواتير السحابة في صمت. في الأشهر الثلاثة الأولى نجد عادة ما بين ٢٠ و٣٥ في المئة لا يشتري شيئًا: أجهزة منسية، ونسخ من النسخ، وأحجام اختارها الخوف. ويبين التقرير كم يكلف كل نظام، وكم تكلف الزيارة أو المعاملة الواحدة. وإن أردتم مراجعة كهذه لفاتورتكم الحالية [فاكتبوا إلينا](/ar/contact).`,
      facts: [
        { label: 'الاستجابة', value: '١٥ دقيقة في أي ساعة' },
        { label: 'الفريق', value: 'مهندسان مناوبان' },
        { label: 'يبدأ من', value: '٣٦٬٠٠٠ ج.م. شهريًا' },
      ],
      benefits: [
        { title: 'توافر مقيس', text: 'نتفق على رقم، هو عادة ٩٩٫٩٥ في المئة شهريًا، ونرد جزءًا من الأجر إن قصرنا عنه.' },
        {
          title: 'استعادة مجربة',
          text: 'تدريب على الاستعادة كل ثلاثة أشهر ووقته في التقرير. والزمن الوسيط لاستعادة قواعد بيانات عملائنا ١٩ دقيقة.',
        },
        {
          title: 'أمان بالمداومة',
          text: 'نسد الثغرات الخطيرة خلال ٤٨ ساعة، والحرجة خلال يوم، ونراجع الصلاحيات كل شهر، وكل ذلك مسجل.',
        },
        { title: 'لا شيء يقيدكم بنا', text: 'حساباتكم ومفاتيحكم، وإعداد مكتوب يستطيع فريق آخر أن يعيده على جهاز فارغ.' },
      ],
      process: [
        {
          title: 'المعاينة',
          text: 'أسبوعان من القراءة: أجهزة وتكاليف ومخاطر وكلمات مرور وعقود، ثم قائمة مرتبة بحسب الخطر.',
        },
        { title: 'التثبيت', text: 'النسخ الاحتياطي والمراقبة والصلاحيات أولًا، ثم أخطر ثلاثة أمور وجدناها.' },
        { title: 'التسلم', text: 'من تاريخ متفق عليه نحمل نحن الهاتف، ويبقى الفريق السابق قريبًا مدة شهر.' },
        { title: 'المراجعة', text: 'تقرير كل شهر، واجتماع كل ثلاثة أشهر عن التكلفة والحوادث وما ينبغي تغييره.' },
      ],
      deliverables: [
        'قائمة بما وجدناه مرتبة بحسب الخطر',
        'مراقبة من أربع مدن وصفحة حالة باللغتين',
        'نسخ احتياطية مشفرة وتدريب فصلي على الاستعادة',
        'تحديثات أمان ومراجعة شهرية للصلاحيات',
        'مهندسون مناوبون في كل ساعة',
        'تقرير شهري عن التوافر والحوادث والتكلفة',
        'إعداد مكتوب لكل جهاز، محفوظ في حسابكم',
      ],
      faq: [
        {
          question: 'هل تتسلمون أنظمة بناها غيركم؟',
          answer: 'نعم، نحو نصف ما نشغله بُني في مكان آخر. والمعاينة تبين لنا ولكم هل يمكن ذلك على وجه مسؤول.',
        },
        {
          question: 'ما مدة العقد؟',
          answer:
            'سنة في البداية، ثم يصير مفتوحًا بإخطار قبل ثلاثة أشهر. وعند النهاية نسلم الحسابات والوثائق وشرحًا مسجلًا للنظام.',
        },
        {
          question: 'هل يمكن أن تبقى البيانات في مبنانا؟',
          answer:
            'نعم. نشغل أجهزة في غرف خوادم العملاء، بشرط أن تستوفي الكهرباء والتبريد والدخول قائمة قصيرة من المتطلبات.',
        },
        {
          question: 'ماذا عن العطلات الرسمية؟',
          answer: 'كسائر الأيام. تغطي قائمة المناوبة الأعياد وأمسيات رمضان وأيام الجمعة، ويُعوَّض الزملاء المناوبون عنها.',
        },
      ],
    },
  },
};
