import type { ArticleEntry } from '../types.ts';

export const changeRequests: ArticleEntry = {
  key: 'change-requests',
  category: 'orders-and-billing',
  related: ['articles:estimates', 'articles:quotes-and-approval'],
  reviewBy: '2027-06-01',
  locales: {
    en: {
      slug: 'change-requests',
      title: 'Changes during a project',
      summary: 'How a new wish becomes part of the work, what it costs to ask, and what may be swapped.',
      seo: { title: '', description: '' },
      body: `A project in which nothing changes has usually learned nothing. We plan for changes; what we avoid is changes that nobody has decided.

## How to ask

In the project’s list of remarks, in a sentence. It costs nothing to ask, and you get one of three answers within two working days:

- **Included.** It belongs to what we agreed, or it takes less than two hours.
- **Swap.** It fits if something of the same size is left out. We suggest what.
- **Extra.** It has a price and it moves a date. Both are named before anything is done.

## Who decides

The owner, in writing. A wish that is spoken of in a meeting is a wish, until it is in the list.

## A tenth for the unforeseen

We advise you to keep ten per cent of the budget free for what you will only learn on the way. In three of four projects it is used, and almost always for the thing that users like best.
`,
    },
    ar: {
      slug: 'التغييرات-أثناء-المشروع',
      title: 'التغييرات أثناء المشروع',
      summary: 'كيف تصبح الرغبة الجديدة جزءًا من العمل، وكم يكلف السؤال عنها، وما الذي يمكن استبداله.',
      seo: { title: '', description: '' },
      body: `المشروع الذي لا يتغير فيه شيء لم يتعلم أصحابه شيئًا في الغالب. نحن نحسب حساب التغيير، وما نتجنبه هو تغيير لم يقرره أحد.

## كيف تطلب

بجملة واحدة في قائمة ملاحظات المشروع. السؤال بلا مقابل، ويصلك خلال يومي عمل واحد من ثلاثة أجوبة:

- **مشمول.** لأنه ضمن ما اتفقنا عليه، أو لأنه يستغرق أقل من ساعتين.
- **استبدال.** يمكن تنفيذه إذا حُذف ما يساويه حجمًا، ونقترح عليك ما يُحذف.
- **إضافة.** له سعر ويؤخر موعدًا، ونذكر الأمرين قبل أن نبدأ.

## من يقرر

صاحب القرار كتابةً. والرغبة التي تُذكر في اجتماع تظل رغبة حتى تدخل القائمة.

## عُشر لما لا يُتوقع

ننصحك بأن تترك عُشر الميزانية لما لن تعرفه إلا في الطريق. وهو يُستخدم في ثلاثة مشروعات من كل أربعة، وفي الشيء الذي يحبه المستخدمون أكثر من غيره في أغلب الأحيان.
`,
    },
  },
};
