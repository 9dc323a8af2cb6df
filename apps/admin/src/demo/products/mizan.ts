import type { ProductEntry } from '../types.ts';

export const mizan: ProductEntry = {
  key: 'mizan',
  related: ['solutions:document-workflow', 'industries:government', 'industries:manufacturing', 'products:sijil'],
  locales: {
    en: {
      slug: 'mizan',
      title: 'Mizan',
      kind: 'Spending approvals',
      summary:
        'Purchase requests, approvals and budgets in one place. Every signature sees what is left in the budget line before it says yes.',
      body: `
Mizan carries a request for money from the person who needs it to the person who signs it, and shows both of them the same balance on the way. An amount is reserved the moment it is approved, so two managers cannot spend the same pound in the same week.

## Rules that finance writes itself

An approval path is a table that a finance manager edits without a developer: who signs, above what amount, for which department, and who stands in during leave. When a rule changes, requests already under way finish under the old one. Nobody has to explain in March why January’s purchase was signed by three people and not four.

## What the balance contains

- **Budgeted:** the amount of the line for the year, with every transfer into or out of it.
- **Reserved:** approved requests that have no invoice yet.
- **Spent:** invoices that accounting has posted.
- **Free:** what a new request may use, and the only number shown in large type.

## Where it is used

Fourteen organisations approve about 9,000 requests a month in Mizan. The median request is signed in one working day; before, in the same organisations, it took six. It exchanges postings with the accounting system you already have, as described under [systems integration](/services), and can write each decision to Sijil for the auditor.
`,
      features: [
        {
          title: 'Approval paths in a table',
          text: 'Amount limits, departments and deputies are rows that finance edits. Each change takes effect on a date and keeps its history.',
        },
        {
          title: 'Reservation on approval',
          text: 'An approved amount leaves the free balance at once, before the invoice arrives, so overspending shows when it can still be stopped.',
        },
        {
          title: 'Signing from a phone',
          text: 'A manager sees the request, its attachments and the balance on one screen, and signs or returns it with a reason.',
        },
        {
          title: 'Deputies and deadlines',
          text: 'A request that waits longer than its limit reminds its signer, then moves to the deputy named for those days.',
        },
        {
          title: 'Two-way accounting link',
          text: 'Invoices, cost centres and suppliers come from your accounting system every fifteen minutes; approved commitments go back to it.',
        },
      ],
      plans: [
        {
          name: 'Team',
          price: 'EGP 3,200',
          period: 'per month',
          features: ['Users: up to 25', 'Approval paths: 5', 'Budget years: 1', 'Support: by email'],
        },
        {
          name: 'Organisation',
          price: 'EGP 8,900',
          period: 'per month',
          features: [
            'Users: up to 120',
            'Approval paths: no limit',
            'Budget years: no limit',
            'Support: by phone in opening hours',
            'Accounting link',
          ],
        },
        {
          name: 'Own servers',
          price: '',
          period: '',
          features: [
            'Users: no limit',
            'Approval paths: no limit',
            'Budget years: no limit',
            'Support: a named engineer',
            'Accounting link',
            'Installed in your data centre',
            'Sign-in with your directory',
            'Training for finance and audit',
          ],
        },
      ],
      faq: [
        {
          question: 'Does Mizan replace our accounting system?',
          answer:
            'No. It handles everything before the invoice: request, approval and reservation. Posting stays with your accountants, and the two exchange data both ways.',
        },
        {
          question: 'How long does it take to start?',
          answer:
            'Three weeks in most cases: one to write down the approval rules, one to import the budget, one in which a single department works with it before the others join.',
        },
        {
          question: 'Can a request be approved in Arabic and read in English?',
          answer:
            'Yes. The interface follows each user’s language, line names are stored in both, and the printed form can carry the two side by side.',
        },
      ],
      screenshots: [
        {
          alt: 'A purchase request for a cooling unit: two of four signers have signed, the third is asked, and the budget line shows 213,600 pounds free.',
          caption:
            'The balance stands where the signature is given: nobody should have to look up what is left before saying yes.',
        },
        {
          alt: 'The year’s budget of an IT department: four lines as bars of spent, reserved and free, with the free amount in large figures.',
          caption:
            'Four numbers make up a balance, but only one of them decides. So only one is large, and it turns red before it runs out.',
        },
        {
          alt: 'The table of signing rules by amount and department; one row is open, with the date on which the change takes effect.',
          caption:
            'A rule is edited where it is read, and says beforehand what happens to the twelve requests already on their way.',
        },
      ],
      seo: {
        title: 'Mizan: purchase approvals and budgets',
        description:
          'Bilingual software for purchase requests, approvals and budget control: paths that finance edits, amounts reserved on approval.',
      },
    },
    ar: {
      slug: 'ميزان',
      title: 'ميزان',
      kind: 'موافقات الصرف',
      summary: 'طلبات الشراء والموافقات والموازنة في مكان واحد، وكل من يوقع يرى المتبقي في البند قبل أن يوافق.',
      body: `
ينقل «ميزان» طلب الصرف من صاحب الحاجة إلى صاحب التوقيع، ويعرض على الاثنين الرصيد نفسه في كل خطوة. يُحجز المبلغ لحظة الموافقة عليه، فلا ينفق مديران الجنيه الواحد مرتين في أسبوع واحد.

## قواعد تكتبها الإدارة المالية بنفسها

مسار الموافقة جدول يعدله المدير المالي دون الرجوع إلى مبرمج: من يوقع، وابتداءً من أي مبلغ، ولأي إدارة، ومن ينوب عنه في إجازته. وإذا تغيرت القاعدة أكملت الطلبات الجارية طريقها على القاعدة القديمة، فلا يسأل أحد في مارس لماذا وقع على مشتريات يناير ثلاثة لا أربعة.

## مم يتكون الرصيد

- **المعتمد:** مبلغ البند لهذا العام، مع كل ما نُقل إليه أو منه.
- **المحجوز:** طلبات وُوفق عليها ولم تصل فواتيرها بعد.
- **المنصرف:** فواتير رحّلها قسم الحسابات.
- **المتاح:** ما يستطيع الطلب الجديد استخدامه، وهو الرقم الوحيد المكتوب بخط كبير.

## من يعمل به

أربع عشرة جهة تعتمد من خلاله نحو ٩٬٠٠٠ طلب في الشهر. والزمن الوسيط لتوقيع الطلب يوم عمل واحد، وكان في الجهات نفسها ستة أيام. ويتبادل «ميزان» القيود مع برنامج الحسابات القائم لديكم كما نشرح ضمن [خدمة ربط الأنظمة](/ar/services)، ويستطيع أن يقيد كل قرار في «سجل» ليطلع عليه المراجع متى شاء.
`,
      features: [
        {
          title: 'مسارات الموافقة في جدول',
          text: 'حدود المبالغ والإدارات والنواب صفوف تعدلها الإدارة المالية، ولكل تعديل تاريخ سريان وسجل محفوظ.',
        },
        {
          title: 'حجز المبلغ عند الموافقة',
          text: 'يخرج المبلغ من الرصيد المتاح فور اعتماده وقبل وصول الفاتورة، فيظهر التجاوز وهو لا يزال قابلًا للإيقاف.',
        },
        {
          title: 'التوقيع من الهاتف',
          text: 'يرى المدير الطلب ومرفقاته والرصيد في شاشة واحدة، فيوقع أو يعيد الطلب مع ذكر السبب.',
        },
        {
          title: 'نواب ومواعيد',
          text: 'إذا تجاوز الطلب مهلته ذكّر صاحب التوقيع، ثم انتقل إلى النائب المسمى عن تلك الأيام.',
        },
        {
          title: 'ربط متبادل مع الحسابات',
          text: 'تصل الفواتير ومراكز التكلفة والموردون من برنامج الحسابات كل ربع ساعة، وتعود إليه الارتباطات المعتمدة.',
        },
      ],
      plans: [
        {
          name: 'الفريق',
          price: '٣٬٢٠٠ ج.م.',
          period: 'شهريًا',
          features: ['المستخدمون: حتى ٢٥', 'مسارات الموافقة: ٥', 'السنوات المالية: ١', 'الدعم: بالبريد'],
        },
        {
          name: 'المؤسسة',
          price: '٨٬٩٠٠ ج.م.',
          period: 'شهريًا',
          features: [
            'المستخدمون: حتى ١٢٠',
            'مسارات الموافقة: بلا حد',
            'السنوات المالية: بلا حد',
            'الدعم: بالهاتف في ساعات العمل',
            'الربط مع الحسابات',
          ],
        },
        {
          name: 'على خوادمكم',
          price: '',
          period: '',
          features: [
            'المستخدمون: بلا حد',
            'مسارات الموافقة: بلا حد',
            'السنوات المالية: بلا حد',
            'الدعم: مهندس مسؤول بالاسم',
            'الربط مع الحسابات',
            'تركيب في مركز بياناتكم',
            'الدخول بحسابات المؤسسة',
            'تدريب للمالية والمراجعة',
          ],
        },
      ],
      faq: [
        {
          question: 'هل يغني «ميزان» عن برنامج الحسابات؟',
          answer:
            'لا. هو مسؤول عما قبل الفاتورة: الطلب والموافقة والحجز. أما القيود فتبقى عند المحاسبين، والبرنامجان يتبادلان البيانات في الاتجاهين.',
        },
        {
          question: 'كم نحتاج من الوقت لنبدأ؟',
          answer:
            'ثلاثة أسابيع في الغالب: أسبوع لكتابة قواعد الموافقة، وأسبوع لاستيراد الموازنة، وأسبوع تعمل فيه إدارة واحدة قبل أن تلحق بها الإدارات الأخرى.',
        },
        {
          question: 'هل يُعتمد الطلب بالعربية ويُقرأ بالإنجليزية؟',
          answer:
            'نعم. الواجهة تتبع لغة كل مستخدم، وأسماء البنود محفوظة باللغتين، والنموذج المطبوع يستطيع أن يحملهما جنبًا إلى جنب.',
        },
      ],
      screenshots: [
        {
          alt: 'طلب شراء لوحدة تبريد: وقّع اثنان من أربعة، وجاء دور الثالثة، وفي البند ٢١٣٬٦٠٠ جنيه متاحة.',
          caption: 'وضعنا الرصيد حيث يوضع التوقيع، فلا يبحث أحد عن المتبقي قبل أن يوافق.',
        },
        {
          alt: 'موازنة إدارة تقنية المعلومات لعام كامل: أربعة بنود أعمدتها منصرف ومحجوز ومتاح، والمتاح مكتوب بأرقام كبيرة.',
          caption: 'يتكون الرصيد من أربعة أرقام، ويُبنى القرار على واحد منها، فهو وحده الكبير، ويحمر قبل أن ينفد.',
        },
        {
          alt: 'جدول قواعد التوقيع بحسب المبلغ والإدارة، وأحد صفوفه مفتوح للتعديل وعليه تاريخ السريان.',
          caption: 'تُعدل القاعدة في موضع قراءتها، وتقول مسبقًا ما مصير اثني عشر طلبًا بدأت طريقها.',
        },
      ],
      seo: {
        title: 'ميزان: موافقات الشراء والموازنة',
        description:
          'برنامج بلغتين لطلبات الشراء والموافقات وضبط الموازنة: مسارات تعدلها المالية، ومبالغ تُحجز لحظة الموافقة.',
      },
    },
  },
};
