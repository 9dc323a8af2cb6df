import type { CareerEntry } from '../types.ts';

export const designIntern: CareerEntry = {
  key: 'design-intern',
  department: 'design',
  workplace: 'on-site',
  contractType: 'internship',
  salary: { min: 9000, max: 11000, currency: 'EGP' },
  openings: 2,
  postedDaysAgo: 7,
  closesInDays: 30,
  locales: {
    en: {
      slug: 'design-intern',
      title: 'Design intern',
      summary:
        'Six paid months in the studio: geometry with compass and ruler, then with code, then on a real client’s screen.',
      place: 'Cairo, Egypt',
      body: `
Twice a year two people join the studio in Maadi for six months. They are students in their last years, or have just finished, and sit next to the designers rather than in a room of their own. Of the fourteen interns so far, six now work here.

## Two months, two months, two months

1. **Drawing.** Patterns and letters by hand, with compass and ruler, one study each week. You learn why a grid holds, and how to see when it does not.
2. **Constructing.** The same patterns with code, in SVG, and the first interface details in both directions. No experience is needed; an engineer comes by on Tuesdays and Thursdays.
3. **Working.** A part of a client project, small and entirely yours: an icon set, a page, an illustration system. It is released with your name in the credits.

## What we promise

You will not make coffee for others or retouch pictures for six months. You have one designer as your guide, an hour of conversation every week, and a written assessment at the end that says what you can do and what to learn next.
`,
      responsibilities: [
        'Complete a weekly study, and pin it up on Monday with the others',
        'Draw patterns and icons by our construction rules',
        'Prepare material for user tests, and take notes in them',
        'Design and deliver one part of a client project in the last two months',
        'Keep a sketchbook, and be willing to show it',
      ],
      requirements: [
        'Studies in design, architecture, fine arts or something else that trained your eye',
        'A few works that show curiosity; finished is not necessary',
        'Patience with pencil and compass',
        'Arabic and enough English to follow a conversation',
        'Five days a week in Maadi for six months',
      ],
      benefits: [
        'Pay from the first month, and transport',
        'A guide, and an hour every week that is only yours',
        'A desk, a computer and licences for type and tools',
        'One free afternoon a week for university',
      ],
      questions: [
        { label: 'Link to three works, or to photographs of a sketchbook', kind: 'text', choices: [], required: true },
        {
          label: 'Which half-year suits you?',
          kind: 'choice',
          choices: ['January to June', 'July to December', 'Either'],
          required: true,
        },
        { label: 'Are you still studying?', kind: 'boolean', choices: [], required: false },
      ],
      seo: {
        title: 'Design internship in Cairo, paid, six months',
        description:
          'A paid six-month design internship at Nasaq in Maadi: geometric drawing, construction in code and a part of a real project.',
      },
    },
    ar: {
      slug: 'متدرب-تصميم',
      title: 'متدرب تصميم',
      summary: 'ستة أشهر مدفوعة في المرسم: هندسة بالفرجار والمسطرة، ثم بالشفرة، ثم على شاشة عميل حقيقي.',
      place: 'القاهرة، مصر',
      body: `
ينضم شخصان إلى المرسم في المعادي مرتين في السنة، ستة أشهر في كل مرة. يكونان طالبين في سنتهما الأخيرة أو خريجين حديثين، ويجلسان بجوار المصممين لا في غرفة وحدهما. ومن أربعة عشر متدربًا حتى الآن يعمل معنا ستة.

## شهران ثم شهران ثم شهران

1. **الرسم.** زخارف وحروف باليد، بالفرجار والمسطرة، دراسة كل أسبوع. هنا تتعلم العين لماذا تتماسك الشبكة وكيف يظهر خللها.
2. **البناء.** الزخارف نفسها بالشفرة، وأول تفاصيل الواجهات في الاتجاهين. لا نشترط خبرة، فهناك مهندس يحضر يومي الثلاثاء والخميس.
3. **العمل.** جزء من مشروع عميل، صغير ولكنه لك كله: مجموعة أيقونات أو صفحة أو نظام رسوم، ويصدر وعليه اسمك.

## ما نعد به

لن تمر أشهرك الستة في إعداد القهوة للآخرين ولا في تنظيف الصور. لك مصمم يرشدك، وساعة حديث كل أسبوع، وتقييم مكتوب في النهاية: ما الذي أتقنته، وما الذي يأتي بعده.
`,
      responsibilities: [
        'إنجاز دراسة كل أسبوع وتعليقها يوم الاثنين مع دراسات الآخرين',
        'رسم الزخارف والأيقونات وفق قواعد البناء عندنا',
        'إعداد مواد اختبارات المستخدمين وتدوين ملاحظاتها',
        'تصميم جزء من مشروع عميل وتسليمه في الشهرين الأخيرين',
        'الاحتفاظ بكراسة رسم مع استعداد لعرضها',
      ],
      requirements: [
        'دراسة التصميم أو العمارة أو الفنون أو أي شيء درب العين',
        'أعمال قليلة تكشف عن فضول، ولا يُشترط أن تكون مكتملة',
        'صبر على القلم والفرجار',
        'العربية، وإنجليزية تكفي لمتابعة حديث',
        'خمسة أيام في الأسبوع في المعادي لستة أشهر',
      ],
      benefits: [
        'أجر من الشهر الأول وبدل انتقال',
        'مرشد وساعة كل أسبوع لك وحدك',
        'مكتب وحاسوب وتراخيص الخطوط والأدوات',
        'عصر كل أسبوع بلا عمل من أجل الجامعة',
      ],
      questions: [
        { label: 'رابط لثلاثة أعمال أو لصور من كراسة الرسم', kind: 'text', choices: [], required: true },
        {
          label: 'أي نصف من السنة يناسبك؟',
          kind: 'choice',
          choices: ['من يناير إلى يونيو', 'من يوليو إلى ديسمبر', 'كلاهما'],
          required: true,
        },
        { label: 'هل ما زلت في مرحلة الدراسة؟', kind: 'boolean', choices: [], required: false },
      ],
      seo: {
        title: 'تدريب تصميم مدفوع في القاهرة، ستة أشهر',
        description: 'تدريب مدفوع على التصميم ستة أشهر في نسق بالمعادي: رسم هندسي، وبناء بالشفرة، وجزء من مشروع حقيقي.',
      },
    },
  },
};
