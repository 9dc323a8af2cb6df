import type { CareerEntry } from '../types.ts';

export const projectManager: CareerEntry = {
  key: 'project-manager',
  department: 'product',
  workplace: 'on-site',
  contractType: 'contract',
  salary: null,
  openings: 1,
  postedDaysAgo: 3,
  closesInDays: 21,
  locales: {
    en: {
      slug: 'project-manager',
      title: 'Project manager, public sector',
      summary:
        'Lead two projects for public bodies over fourteen months: keep promises few, dates honest and decisions written down.',
      place: 'Cairo, Egypt',
      body: `
We are looking for someone to take over from a colleague during her parental leave, for fourteen months beginning in February. Two projects are waiting: the second phase of a governorate’s portal, and the archive of a public authority with eleven million pages. Both teams know their work. They need a person who keeps the way clear.

## What a project manager does here

You hold the list of promises. Who promised what to whom, by when, and whether it still holds. On Thursdays you send the client one page: done, next, in doubt, decisions needed. The page is the same when things go badly; that is the point of it.

Estimates are given as a range and revised aloud. Nobody here is asked to make a date fit. When a date moves, you are the first to say so, usually three weeks before it hurts.

## Where you would sit

In Maadi with the team on three days, and in the client’s building on two. Committees meet in person, and a good part of the work happens in the corridor afterwards.
`,
      responsibilities: [
        'Lead two projects of five to six people each, in scope, time and money',
        'Write the weekly page, and present it without decoration',
        'Prepare committees, minutes and acceptances according to public procurement rules',
        'Bring risks up early, with a proposal attached',
        'Hand everything over in writing in the last month',
      ],
      requirements: [
        'Six years or more of leading software projects, at least two with public bodies',
        'Knowledge of Egyptian public procurement and acceptance procedures',
        'Excellent Arabic for minutes and letters, good English',
        'The composure to say no to a senior person, politely and in time',
        'No particular certificate, but an example of a project you stopped or shrank',
      ],
      benefits: [
        'Medical insurance for you and your family for the whole contract',
        '26 days of leave a year, in proportion',
        'Transport between Maadi and the client’s offices',
        'A completion payment of one month’s salary',
      ],
      questions: [
        {
          label: 'Have you led a project under Law 182 of 2018 on public contracts?',
          kind: 'boolean',
          choices: [],
          required: true,
        },
        {
          label: 'From when could you begin?',
          kind: 'choice',
          choices: ['At once', 'In one month', 'In two months', 'In three months'],
          required: true,
        },
        {
          label: 'Tell us about a date that you moved: why, when, and how you said it',
          kind: 'text',
          choices: [],
          required: true,
        },
      ],
      seo: {
        title: 'Project manager for the public sector, Cairo',
        description:
          'Lead two public-sector software projects at Nasaq in Cairo for fourteen months: on site, honest dates, written decisions.',
      },
    },
    ar: {
      slug: 'مدير-مشروعات',
      title: 'مدير مشروعات للقطاع الحكومي',
      summary: 'قيادة مشروعين لجهتين حكوميتين أربعة عشر شهرًا: وعود قليلة، ومواعيد صادقة، وقرارات مكتوبة.',
      place: 'القاهرة، مصر',
      body: `
نبحث عمن يتسلم العمل من زميلة في إجازة وضع، أربعة عشر شهرًا تبدأ في فبراير. هناك مشروعان في الانتظار: المرحلة الثانية من بوابة إحدى المحافظات، وأرشيف هيئة عامة فيه أحد عشر مليون صفحة. والفريقان يعرفان عملهما، وما يحتاجان إليه هو من يبقي الطريق مفتوحًا.

## ما يفعله مدير المشروع عندنا

في يدك قائمة الوعود: من وعد من، وبماذا، ومتى، وهل ما زال الوعد قائمًا. ويوم الخميس تصل منك إلى العميل صفحة واحدة: ما اكتمل، وما يلي، وما فيه شك، وما يحتاج إلى قرار. والصفحة هي هي حين تسوء الأمور، وهذا هو المقصود منها.

تُقدَّم التقديرات نطاقًا لا رقمًا، وتُراجع علنًا، ولا يُطلب من أحد أن يلوي تقديرًا ليناسب موعدًا. وإذا تحرك موعد فأنت أول من يقول ذلك، قبل الضرر بثلاثة أسابيع في الغالب.

## مكان العمل

ثلاثة أيام مع الفريق في المعادي ويومان في مبنى العميل. فاللجان تنعقد حضورًا، وجزء كبير من العمل يجري بعدها في الممر.
`,
      responsibilities: [
        'قيادة مشروعين، في كل منهما خمسة أشخاص أو ستة: نطاقًا ووقتًا وتكلفة',
        'كتابة صفحة الأسبوع وعرضها دون تزيين',
        'إعداد اللجان والمحاضر ومستندات الاستلام وفق قواعد التعاقدات العامة',
        'إظهار المخاطر مبكرًا ومعها اقتراح',
        'تسليم كل شيء مكتوبًا في الشهر الأخير',
      ],
      requirements: [
        'ست سنوات أو أكثر في قيادة مشروعات البرمجيات، سنتان منها على الأقل مع جهات عامة',
        'معرفة بإجراءات التعاقدات والاستلام الحكومية في مصر',
        'عربية ممتازة للمحاضر والخطابات وإنجليزية جيدة',
        'هدوء يسمح بقول «لا» لمسؤول كبير بأدب وفي وقتها',
        'لا نشترط شهادة بعينها، بل مثالًا لمشروع أوقفته أو صغرت نطاقه',
      ],
      benefits: [
        'تأمين طبي لك ولأسرتك طوال مدة العقد',
        '٢٦ يوم إجازة في السنة بنسبة المدة',
        'انتقالات بين المعادي ومقار العملاء',
        'مكافأة إتمام تعادل راتب شهر',
      ],
      questions: [
        {
          label: 'هل سبق لك قيادة مشروع في ظل القانون ١٨٢ لسنة ٢٠١٨ للتعاقدات العامة؟',
          kind: 'boolean',
          choices: [],
          required: true,
        },
        {
          label: 'متى يمكنك البدء؟',
          kind: 'choice',
          choices: ['فورًا', 'بعد شهر', 'بعد شهرين', 'بعد ثلاثة أشهر'],
          required: true,
        },
        { label: 'حدثنا عن موعد حركته: لماذا ومتى وكيف قلت ذلك', kind: 'text', choices: [], required: true },
      ],
      seo: {
        title: 'مدير مشروعات للقطاع الحكومي، القاهرة',
        description:
          'قيادة مشروعي برمجيات حكوميين في نسق بالقاهرة أربعة عشر شهرًا: عمل من المكتب، ومواعيد صادقة، وقرارات مكتوبة.',
      },
    },
  },
};
