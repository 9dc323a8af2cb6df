import type { SolutionEntry } from '../types.ts';

export const documentWorkflow: SolutionEntry = {
  key: 'document-workflow',
  category: 'internal-operations',
  related: ['products:mizan', 'products:khazna', 'industries:government', 'products:sijil'],
  locales: {
    en: {
      slug: 'document-workflow',
      title: 'Document workflow',
      summary:
        'Requests, contracts and memos that travel to the right desk by themselves, are signed, filed and found again in seconds.',
      problem:
        'A leather folder that waits on desks, is carried home by somebody who falls ill, and that nobody finds on the day it is needed.',
      seo: {
        title: 'Document workflow and archive in two languages',
        description:
          'Digital approvals, signatures and archive for Arabic and English documents, with deadlines, delegation and a complete audit trail.',
      },
      body: `A memo in a large organisation travels in a leather folder. It waits on desks, crosses floors and is carried home by someone who falls ill. Nobody can say where it is, and everybody remembers it differently. We give the folder an address.

## The route follows your rules

Who must see a purchase above two hundred thousand pounds? Who signs when the director is abroad? These rules exist, often in the head of one secretary. We write them down as a table that your own administration can read and change. The system follows the table, reminds politely, and passes an item to the deputy when a deadline is near.

## Paper may still arrive

Letters, contracts and stamped originals come in every day. They are scanned at the door, read by text recognition in Arabic and English, given a number and attached to their case. Registry staff correct what the machine was unsure of. The paper goes into a numbered box and hardly ever has to come out again.

## Signed so that it holds

We use graded signatures: a recorded click for everyday matters, a personal certificate where the law asks for one. Each document keeps its own history. Who opened, changed, approved or refused it, and when, is written into a log that cannot be altered afterwards, even by an administrator.

## Found in seconds

People search by sender, subject, amount, a half-remembered sentence or the date in either calendar. Results respect rights: nobody sees that a document exists if they may not read it. The usual request, “please send me that letter from the spring”, disappears. See also the [products](/products) on which this solution stands.`,
      facts: [
        { label: 'Pilot', value: 'One department, six weeks' },
        { label: 'Team', value: 'Two engineers, an analyst' },
        { label: 'From', value: 'EGP 540,000' },
      ],
      parts: [
        {
          title: 'Registry at the door',
          text: 'Letters are scanned, read in Arabic and English, numbered and added to their case.',
          gives: 'a numbered document',
          to: '3',
        },
        {
          title: 'Your rules',
          text: 'Limits, deputies and deadlines, so far in one secretary’s head, become a table that your own people change.',
          existing: true,
          gives: 'the route',
          to: '3',
        },
        {
          title: 'Approvals',
          text: 'Mizan follows the table, reminds politely and goes to the deputy before a deadline is missed.',
          gives: 'a signed decision',
          to: '4, 5, 6',
        },
        { title: 'Archive', text: 'Khazna files it with its rights and its years, and finds it by half a sentence.' },
        { title: 'Log', text: 'Sijil seals who opened, changed or refused it, and when. Nobody alters that.' },
        { title: 'Accounting', text: 'What was approved arrives as a posting, and nobody types it.', existing: true },
      ],
      comparisons: [
        { label: 'Approval of a purchase', before: '11 working days', after: '2 working days' },
        { label: 'Finding a letter of last spring', before: '40 min', after: '9 s' },
        { label: 'Papers for an auditor', before: '3 days', after: '1 min' },
      ],
      benefits: [
        {
          title: 'Days instead of weeks',
          text: 'Approvals that took eleven working days on average take two, because waiting is visible.',
        },
        { title: 'Nothing is lost', text: 'Each document has one place, one number and one owner at every moment.' },
        {
          title: 'Ready for auditors',
          text: 'The complete history of any decision can be printed in a minute, in order, with names and times.',
        },
        {
          title: 'Works from a phone',
          text: 'A director at the airport reads, comments and signs in two taps; attachments open in place.',
        },
      ],
      process: [
        {
          title: 'Follow ten folders',
          text: 'We accompany ten real cases from first page to archive and time each stop.',
        },
        {
          title: 'Write the rules',
          text: 'Limits, deputies and deadlines become a table. Contradictions come to light and are decided by management.',
        },
        { title: 'Pilot', text: 'One department, two kinds of request, six weeks, with paper kept in parallel.' },
        {
          title: 'Extend',
          text: 'A new kind of request every two weeks, with your own administrators building more and more of them.',
        },
      ],
      deliverables: [
        'Approval routes for the first twelve kinds of request',
        'Registry for incoming and outgoing letters',
        'Scanning with Arabic and English text recognition',
        'Archive with retention periods and rights',
        'Tamper-evident log',
        'Training for administrators and a course for users',
      ],
      faq: [
        {
          question: 'Is it based on your own products?',
          answer:
            'Mostly on Mizan for approvals, Khazna for the archive and Sijil for the log, adapted to your rules. If you own an archive already, we connect to it.',
        },
        {
          question: 'What about decades of old paper?',
          answer:
            'Scan what is asked for. We start with the last two years and digitise older boxes when somebody requests a page from them. After three years the demand is nearly covered.',
        },
        {
          question: 'Will senior colleagues accept it?',
          answer:
            'They accept what saves them time. We begin with their own desk, print large, keep two buttons, and sit beside their office for the first week.',
        },
      ],
    },
    ar: {
      slug: 'دورة-المستندات',
      title: 'دورة المستندات',
      summary: 'طلبات وعقود ومذكرات تصل إلى المكتب الصحيح من تلقاء نفسها، وتُوقَّع وتُحفظ، ويُعثر عليها في ثوانٍ.',
      problem: 'حافظة تنتظر على المكاتب، ويحملها إلى بيته من يمرض، ولا يجدها أحد يوم يحتاج إليها.',
      seo: {
        title: 'دورة المستندات والأرشيف بلغتين',
        description: 'موافقات وتوقيعات وأرشيف إلكتروني للمستندات العربية والإنجليزية، بمواعيد وتفويض وسجل مراجعة كامل.',
      },
      body: `تسافر المذكرة في المؤسسة الكبيرة داخل حافظة جلدية. تنتظر على المكاتب، وتعبر الطوابق، ويحملها إلى بيته موظف ثم يمرض. لا يستطيع أحد أن يقول أين هي، ولكل واحد منهم فيها رواية تختلف. نحن نعطي الحافظة عنوانًا يعرفه كل من له شأن بها.

## المسار يتبع قواعدكم

من يجب أن يطلع على شراء يزيد على مئتي ألف جنيه؟ ومن يوقع إذا كان المدير مسافرًا؟ هذه القواعد موجودة، وكثيرًا ما تكون في ذاكرة سكرتيرة واحدة. نكتبها جدولًا تستطيع إدارتكم أن تقرأه وتغيره. يسير النظام على الجدول، ويذكّر بأدب، وينقل الموضوع إلى النائب حين يقترب الموعد. ومن سافر فوض غيره من هاتفه إلى تاريخ معلوم.

## ما زال الورق يصل

تصل الخطابات والعقود والأصول المختومة كل يوم. تُمسح ضوئيًا عند الباب، ويُقرأ نصها آليًا بالعربية والإنجليزية، وتُعطى رقمًا، وتُضم إلى ملفها. ويصحح موظفو السجل ما شك فيه الجهاز. أما الورقة فتدخل صندوقًا مرقمًا، ولا تكاد تحتاج إلى الخروج منه، ورقم الصندوق مكتوب بجوار صورتها.

## توقيع يصمد

نستخدم التوقيع بدرجات: ضغطة مسجلة للأمور اليومية، وشهادة شخصية حيث يطلبها القانون. ولكل مستند تاريخه معه: من فتحه أو عدله أو وافق عليه أو رفضه، ومتى، مكتوب في سجل لا يمكن تغييره بعد ذلك، ولو من مدير النظام نفسه.

## يُعثر عليه في ثوانٍ

يبحث الناس بالمرسل أو الموضوع أو المبلغ أو جملة لا يذكرون إلا نصفها أو التاريخ بأي التقويمين. وتراعي النتائج صلاحيات كل قارئ، فلا يعرف أحد بوجود مستند لا يحق له أن يقرأه. ويختفي الطلب المعتاد: «أرسل إلي ذلك الخطاب الذي جاء في الربيع». طالعوا أيضًا [المنتجات](/ar/products) التي يقوم عليها هذا الحل، فكل منها يعمل وحده أيضًا.`,
      facts: [
        { label: 'التجربة', value: 'إدارة واحدة، ستة أسابيع' },
        { label: 'الفريق', value: 'مهندسان ومحللة' },
        { label: 'يبدأ من', value: '٥٤٠٬٠٠٠ ج.م.' },
      ],
      parts: [
        {
          title: 'القيد عند الباب',
          text: 'تُمسح الخطابات وتُقرأ بالعربية والإنجليزية، ويأخذ كل منها رقمه وموضعه من ملفه.',
          gives: 'مستند برقمه',
          to: '٣',
        },
        {
          title: 'قواعدكم',
          text: 'الحدود والنواب والمواعيد، وهي اليوم في رأس سكرتيرة واحدة، تصير جدولًا يغيّره موظفوكم بأنفسهم.',
          existing: true,
          gives: 'خط السير',
          to: '٣',
        },
        {
          title: 'الموافقات',
          text: 'يتبع «ميزان» الجدول ويذكّر بلطف، ويذهب إلى النائب قبل أن يفوت الموعد.',
          gives: 'قرار موقّع',
          to: '٤، ٥، ٦',
        },
        { title: 'الأرشيف', text: 'تحفظه «خزنة» بصلاحياته وسنواته، وتجده بنصف جملة.' },
        { title: 'السجل', text: 'يثبت «سجل» من فتح ومن غيّر ومن رفض ومتى، ثم لا يبدّل ذلك أحد.' },
        { title: 'الحسابات', text: 'ما وُوفق عليه يصل قيدًا، ولا يكتبه أحد مرة ثانية.', existing: true },
      ],
      comparisons: [
        { label: 'الموافقة على شراء', before: '١١ يوم عمل', after: 'يومان' },
        { label: 'العثور على خطاب من الربيع الماضي', before: '٤٠ دقيقة', after: '٩ ثوانٍ' },
        { label: 'أوراق المراجع', before: '٣ أيام', after: 'دقيقة واحدة' },
      ],
      benefits: [
        {
          title: 'أيام لا أسابيع',
          text: 'الموافقات التي كانت تستغرق أحد عشر يوم عمل في المتوسط صارت تستغرق يومين، لأن الانتظار صار مرئيًا.',
        },
        { title: 'لا يضيع شيء', text: 'لكل مستند في كل لحظة موضع واحد ورقم واحد ومسؤول واحد.' },
        { title: 'جاهز للمراجعين', text: 'يُطبع التاريخ الكامل لأي قرار في دقيقة، مرتبًا بالأسماء والأوقات.' },
        { title: 'يعمل من الهاتف', text: 'المدير في المطار يقرأ ويعلق ويوقع بلمستين، والمرفقات تُفتح في موضعها.' },
      ],
      process: [
        { title: 'نتتبع عشر حوافظ', text: 'نرافق عشر حالات حقيقية من الصفحة الأولى إلى الأرشيف، ونقيس زمن كل محطة.' },
        { title: 'كتابة القواعد', text: 'تصير الحدود والنواب والمواعيد جدولًا، فتظهر التناقضات وتحسمها الإدارة.' },
        { title: 'التجربة', text: 'إدارة واحدة ونوعان من الطلبات وستة أسابيع، والورق مستمر بالتوازي.' },
        { title: 'التوسع', text: 'نوع جديد من الطلبات كل أسبوعين، ويزداد ما يبنيه مديرو نظامكم بأنفسهم.' },
      ],
      deliverables: [
        'مسارات موافقة لأول اثني عشر نوعًا من الطلبات',
        'سجل للصادر والوارد',
        'مسح ضوئي مع قراءة النص العربي والإنجليزي',
        'أرشيف بمدد حفظ وصلاحيات',
        'سجل مراجعة يكشف أي عبث',
        'تدريب لمديري النظام ودورة للمستخدمين',
      ],
      faq: [
        {
          question: 'هل يقوم على منتجاتكم؟',
          answer:
            'في معظمه على «ميزان» للموافقات و«خزنة» للأرشيف و«سجل» للمراجعة، مضبوطة على قواعدكم. وإن كان لديكم أرشيف ربطنا به.',
        },
        {
          question: 'وماذا عن أوراق عشرات السنين؟',
          answer:
            'امسحوا ما يُطلب. نبدأ بآخر عامين، ونرقمن الصناديق الأقدم حين يطلب أحد صفحة منها. وبعد ثلاث سنوات تكون الحاجة قد سُدت تقريبًا.',
        },
        {
          question: 'هل يقبله كبار المديرين؟',
          answer: 'يقبلون ما يوفر وقتهم. نبدأ بمكاتبهم، بخط كبير وزرين اثنين، ونجلس بجوارهم في الأسبوع الأول.',
        },
      ],
    },
  },
};
