import type { CompanyEntry } from '../types.ts';

export const howWeWork: CompanyEntry = {
  key: 'how-we-work',
  locales: {
    en: {
      slug: 'how-we-work',
      title: 'How we work',
      summary:
        'Four habits that our clients notice: small teams, weekly work, plain words, and both languages at once.',
      seo: { title: '', description: '' },
      figures: [
        { value: '4–6', label: 'people in a team, named from the first day' },
        { value: '1 week', label: 'between two looks at the work' },
        { value: '41 of 46', label: 'projects ended inside their estimate' },
        { value: '0', label: 'change requests that nobody decided' },
      ],
      sections: [
        {
          title: 'Small teams',
          text: 'A team has four to six people and stays together to the end. Nobody works on more than two projects.',
        },
        {
          title: 'Weekly work',
          text: 'Every Thursday you see what has been made, finished or not, on a real address.',
        },
        {
          title: 'Plain words',
          text: 'No jargon in proposals, and no meeting without a written result of at most one page.',
        },
        { title: 'Both languages', text: 'A page counts as done when it is done in Arabic and in English.' },
      ],
      body: `Our way of working fits on one page because we have taken things away for twelve years.

## Before we build

We spend between one and three weeks finding out what should be different afterwards. We talk to the people who will use the thing, watch them at their work, and write down in one sentence what success would be. About one project in ten ends here, because a smaller answer turned up. We count that as a success.

## While we build

The first week ends with something that works: one page, one form, one real figure from your system. From then on the work grows in slices that could each be used on its own. Designers, engineers and writers sit at one table; nobody hands anything over a wall.

## When it is there

The people who built it look after it for thirty days. Then operations takes over, with a written handbook and a fixed person to call. We measure whether the sentence from the beginning has come true, and tell you also if it has not.
`,
    },
    ar: {
      slug: 'كيف-نعمل',
      title: 'كيف نعمل',
      summary: 'أربع عادات يلمسها عملاؤنا: فرق صغيرة، وعمل يُعرض كل أسبوع، وكلام واضح، واللغتان معًا.',
      seo: { title: '', description: '' },
      figures: [
        { value: '٤–٦', label: 'أشخاص في الفريق نسميهم منذ اليوم الأول' },
        { value: 'أسبوع', label: 'بين كل عرض للعمل والذي يليه' },
        { value: '٤١ من ٤٦', label: 'مشروعًا انتهت ضمن تقديرها' },
        { value: 'صفر', label: 'تغييرات لم يقررها أحد' },
      ],
      sections: [
        {
          title: 'فرق صغيرة',
          text: 'في الفريق أربعة إلى ستة أشخاص يبقون معًا حتى النهاية، ولا يعمل أحد في أكثر من مشروعين.',
        },
        { title: 'عمل كل أسبوع', text: 'ترى كل خميس ما صُنع، اكتمل أو لم يكتمل، على عنوان حقيقي.' },
        { title: 'كلام واضح', text: 'لا مصطلحات غامضة في العروض، ولا اجتماع بلا خلاصة مكتوبة في صفحة واحدة على الأكثر.' },
        { title: 'اللغتان معًا', text: 'لا تُعد الصفحة منجزة حتى تُنجز بالعربية والإنجليزية.' },
      ],
      body: `تسع طريقتنا في العمل صفحة واحدة لأننا ظللنا نحذف منها اثني عشر عامًا.

## قبل البناء

نقضي أسبوعًا إلى ثلاثة في معرفة ما ينبغي أن يتغير. نتحدث إلى من سيستخدمون ما نبنيه، ونراقبهم في عملهم، ونكتب في جملة واحدة كيف يكون النجاح. وينتهي نحو عُشر المشاريع عند هذا الحد لأن حلًّا أصغر ظهر، ونحن نعد ذلك نجاحًا.

## أثناء البناء

ينتهي الأسبوع الأول بشيء يعمل: صفحة، أو نموذج، أو رقم حقيقي من نظامك. ثم ينمو العمل شرائح تصلح كل منها للاستخدام وحدها. ويجلس المصممون والمهندسون والكتّاب إلى طاولة واحدة، فلا يرمي أحد عمله من فوق الجدار.

## بعد الإطلاق

يرعى العمل من بنوه ثلاثين يومًا، ثم يتسلمه فريق التشغيل ومعه دليل مكتوب وشخص محدد تتصل به. ونقيس هل تحققت الجملة التي بدأنا بها، ونخبرك إن لم تتحقق.
`,
    },
  },
};
