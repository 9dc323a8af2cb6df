import type { ArticleEntry } from '../types.ts';

export const projectRoles: ArticleEntry = {
  key: 'project-roles',
  category: 'getting-started',
  related: ['articles:start-a-project', 'articles:send-material'],
  reviewBy: '2027-03-01',
  locales: {
    en: {
      slug: 'project-roles',
      title: 'Who does what in a project',
      summary: 'The four people on our side, the two we need on yours, and who decides when opinions differ.',
      seo: { title: '', description: '' },
      body: `A small, named team does better work than a large, anonymous one. From the first day you know who they are.

## On our side

- **Project lead.** Your one contact. Answers within four working hours.
- **Designer.** Shows work every week, finished or not.
- **Engineer.** Owns the code and the test address.
- **Content designer.** Writes and edits in both languages. Present from the first week, because text is part of the design.

## On your side

- **An owner** who may decide on scope, money and dates. Two hours a week are enough.
- **An editor** who knows your subject and will look after the content later. Three hours a week while we build, one day for training.

## When opinions differ

The owner decides on what is built. We decide on how it is built, and say so in writing when we think a decision will cost you later. Such a note is kept with the project, so that nobody has to remember who said what.

## When somebody is away

Every person on our side has a named deputy who reads along. A holiday does not stop a project.
`,
    },
    ar: {
      slug: 'من-يفعل-ماذا',
      title: 'من يفعل ماذا في المشروع',
      summary: 'أربعة أشخاص من جانبنا واثنان من جانبك، ومن يحسم الأمر إذا اختلفت الآراء.',
      seo: { title: '', description: '' },
      body: `الفريق الصغير المعروف بأسمائه يعمل أفضل من الفريق الكبير المجهول. ولهذا تعرف فريقك منذ اليوم الأول.

## من جانبنا

- **قائد المشروع.** وهو جهة تواصلك الوحيدة، ويجيبك خلال أربع ساعات عمل.
- **المصمم.** يعرض عمله كل أسبوع، اكتمل أو لم يكتمل.
- **المهندس.** مسؤول عن الشفرة وعن العنوان التجريبي.
- **مصمم المحتوى.** يكتب ويحرر باللغتين، ويحضر منذ الأسبوع الأول لأن النص جزء من التصميم.

## من جانبك

- **صاحب القرار** في نطاق العمل والمال والمواعيد، وتكفيه ساعتان في الأسبوع.
- **محرر** يعرف مجالك وسيرعى المحتوى فيما بعد: ثلاث ساعات أسبوعيًا أثناء البناء، ويوم واحد للتدريب.

## إذا اختلفت الآراء

صاحب القرار يحدد ما يُبنى، ونحن نحدد كيف يُبنى، ونكتب لك صراحة إذا رأينا أن قرارًا ما سيكلفك لاحقًا. وتُحفظ هذه الملاحظة مع المشروع، فلا يضطر أحد إلى تذكر من قال ماذا.

## إذا غاب أحدنا

لكل شخص في فريقنا نائب معروف بالاسم يتابع معه، فالإجازة لا توقف المشروع.
`,
    },
  },
};
