import type { CareerEntry } from '../types.ts';

export const salesConsultant: CareerEntry = {
  key: 'sales-consultant',
  department: 'sales',
  workplace: 'on-site',
  contractType: 'full-time',
  salary: null,
  openings: 1,
  postedDaysAgo: 64,
  closesInDays: -12,
  locales: {
    en: {
      slug: 'sales-consultant',
      title: 'Sales consultant, Alexandria',
      summary:
        'Advise manufacturers and shipping companies in and around Alexandria on what to build, what to buy and what to leave alone.',
      place: 'Alexandria, Egypt',
      body: `
The Alexandria office opened near the port in 2018 with seven desks and now has fourteen. Manufacturing, shipping and food are its neighbours. A good part of its clients came because another client mentioned us, and we would like to be able to call on the ones who have not yet heard.

## Selling, as we understand it

A first conversation has no slides. You ask how the work is done today, look at the spreadsheet that everyone is ashamed of, and work out with the client what a change would be worth in money and hours. In about a third of the cases the honest answer is a smaller product of ours, or something that already exists on the market. We give that answer; it has brought us eleven clients.

## The numbers

There is a target for the office, not for the person, and no commission on signatures. Half of the yearly bonus depends on what clients say twelve months after their system went live.

You would work with two engineers who join conversations from the second one on, and write the offer with you.
`,
      responsibilities: [
        'Hold first conversations with manufacturers, shippers and food companies',
        'Write short assessments: today’s process, its cost, and two or three options',
        'Prepare offers together with engineers and present them',
        'Accompany clients through the first year as their contact',
        'Represent the office at trade fairs in Alexandria and Borg El Arab',
      ],
      requirements: [
        'Four years or more in consulting or technical sales to companies',
        'The ability to read a balance sheet and a process chart',
        'Arabic at home in the workshop and in the boardroom, good English',
        'A driving licence and pleasure in visiting people',
        'Roots in Alexandria, or the wish to put some down',
      ],
      benefits: [
        'Medical insurance for you and your family from the first day',
        '26 days of leave',
        'A car allowance of EGP 6,500 a month',
        'A yearly bonus that depends on satisfied clients, not on signatures',
      ],
      questions: [
        { label: 'Do you hold a valid driving licence?', kind: 'boolean', choices: [], required: true },
        {
          label: 'Which industry do you know best?',
          kind: 'choice',
          choices: ['Manufacturing', 'Shipping and logistics', 'Food', 'Another'],
          required: true,
        },
        { label: 'Tell us about a sale you advised against', kind: 'text', choices: [], required: false },
      ],
      seo: {
        title: 'Sales consultant in Alexandria',
        description:
          'Advise manufacturers and shipping companies for Nasaq in Alexandria: on site, full-time, a bonus tied to satisfied clients.',
      },
    },
    ar: {
      slug: 'استشاري-مبيعات',
      title: 'استشاري مبيعات، الإسكندرية',
      summary: 'إرشاد المصانع وشركات الشحن في الإسكندرية وما حولها إلى ما يستحق البناء وما يكفي شراؤه وما يحسن تركه.',
      place: 'الإسكندرية، مصر',
      body: `
افتُتح مكتب الإسكندرية قرب الميناء في ٢٠١٨ بسبعة زملاء، وهم الآن أربعة عشر. جيرانه الصناعة والشحن والأغذية. وكثير من عملائه جاؤوا لأن عميلًا آخر ذكرنا، ونود أن نطرق أبواب من لم يسمعوا بنا بعد.

## البيع كما نفهمه

لا شرائح عرض في اللقاء الأول. نسأل كيف يجري العمل اليوم، ونرى ملف الجداول الذي يخجل منه الجميع، ونحسب مع العميل ما يساويه التغيير مالًا وساعات. وفي ثلث الحالات تقريبًا يكون الجواب الأمين منتجًا أصغر من منتجاتنا أو شيئًا موجودًا في السوق. ونحن نقول هذا الجواب، وقد جاءنا بأحد عشر عميلًا.

## الأرقام

الهدف للمكتب لا للشخص، ولا عمولة على التوقيع. ونصف المكافأة السنوية يتوقف على ما يقوله العملاء بعد تشغيل أنظمتهم باثني عشر شهرًا.

ويعمل معك مهندسان يحضران اللقاءات ابتداءً من الثاني ويكتبان العرض معك.
`,
      responsibilities: [
        'إجراء اللقاءات الأولى مع المصانع وشركات الشحن والأغذية',
        'كتابة تقييمات قصيرة: العمل اليوم وتكلفته وخياران أو ثلاثة',
        'إعداد العروض مع المهندسين وتقديمها',
        'مرافقة العميل في عامه الأول نقطة اتصال له',
        'تمثيل المكتب في معارض الإسكندرية وبرج العرب',
      ],
      requirements: [
        'أربع سنوات أو أكثر في الاستشارات أو البيع الفني للشركات',
        'قدرة على قراءة الميزانية ومخطط سير العمل',
        'عربية مألوفة في الورشة وفي مجلس الإدارة، وإنجليزية جيدة',
        'رخصة قيادة وحب لزيارة الناس',
        'جذور في الإسكندرية أو رغبة في أن تنمو',
      ],
      benefits: [
        'تأمين طبي لك ولأسرتك من اليوم الأول',
        '٢٦ يوم إجازة',
        'بدل سيارة ٦٬٥٠٠ ج.م. شهريًا',
        'مكافأة سنوية مرتبطة برضا العملاء لا بعدد التوقيعات',
      ],
      questions: [
        { label: 'هل لديك رخصة قيادة سارية؟', kind: 'boolean', choices: [], required: true },
        {
          label: 'أي القطاعات أقرب إلى خبرتك؟',
          kind: 'choice',
          choices: ['الصناعة', 'الشحن والنقل', 'الأغذية', 'قطاع آخر'],
          required: true,
        },
        { label: 'حدثنا عن صفقة نصحت العميل بتركها', kind: 'text', choices: [], required: false },
      ],
      seo: {
        title: 'استشاري مبيعات في الإسكندرية',
        description:
          'إرشاد المصانع وشركات الشحن مع نسق في الإسكندرية: عمل من المكتب بدوام كامل، ومكافأة مرتبطة برضا العملاء.',
      },
    },
  },
};
