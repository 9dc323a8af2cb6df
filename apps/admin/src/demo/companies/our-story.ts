import type { CompanyEntry } from '../types.ts';

export const ourStory: CompanyEntry = {
  key: 'our-story',
  locales: {
    en: {
      slug: 'our-story',
      title: 'Our story',
      summary:
        'From two desks in Degla to 64 people in Cairo and Alexandria: why Nasaq exists and where its name comes from.',
      body: `
Nasaq is an old word for things set in their row: pearls on a thread, words in a line, tiles on a wall. Layla Mansour, an architect, and Karim Adel, a programmer, chose it in 2014 because it describes what was missing. The websites of Egyptian organisations had two languages and one order, and the order was made for the other language.

## The first page

A publishing house asked them to repair an Arabic site that fell apart on telephones. The repair took fourteen weeks instead of six. At its end stood a page on which both languages were of equal rank: the same size to the eye, the same pace, the same addresses that a person can read. The publisher is a client to this day, with the third edition of that site.

Word spread among people with the same trouble. A museum came, then a clinic, then the administration of a governorate. Each project left something behind that the next could use, and nine of these remnants grew into [products of our own](/products).

## A house with two doors

In 2018 we opened in Alexandria, near the port, because our clients in transport and industry were there. In 2020 operations became a team of its own, since systems that matter have to be looked after at night as well. From 2023 on every third project has been for an organisation in the Gulf. We travel there often and build here, in Maadi and Alexandria, and come back each time with a habit of theirs that is worth learning.

Nasaq belongs to its two founders and, since 2021, to nine colleagues who together hold a fifth of it. There are no outside investors. That makes us slower in good years and calmer in bad ones, and it leaves us free to say no.

## What the name asks of us

Order is not tidiness. A tidy system looks well on the day it is handed over; an ordered one can be understood by the next person who has to change it. We try to build the second kind. If you would like to see how, read [how we work](/company) or [visit us](/contact): the tea is good and the whiteboards are full.
`,
      figures: [
        { value: '2014', label: 'two desks in one room on Road 216' },
        { value: '64', label: 'people, 30 of them women' },
        { value: '2', label: 'offices: Maadi and Alexandria' },
        { value: '11 of 20', label: 'of our first clients are still with us' },
      ],
      sections: [
        {
          title: 'The mark',
          text: 'An eightfold rosette drawn with compass and ruler in four steps. Its construction lines are part of the identity and appear on every cover of this site.',
        },
        {
          title: 'The owners',
          text: 'Two founders and nine colleagues. Shares cannot be sold outside the company, and whoever leaves sells them back at a formula known in advance.',
        },
        {
          title: 'The table',
          text: 'On Tuesdays everyone in Maadi eats at one table, and the people in Alexandria at another. Clients who happen to be in the house sit with us.',
        },
      ],
      seo: {
        title: 'Our story: Nasaq since 2014',
        description:
          'How two founders in Maadi built a company for bilingual software: 64 people, two offices, nine products, and owners who work here.',
      },
    },
    ar: {
      slug: 'قصتنا',
      title: 'قصتنا',
      summary: 'من طاولتين في دجلة إلى ٦٤ شخصًا في القاهرة والإسكندرية: لماذا وُجدت نسق، ومن أين جاء اسمها.',
      body: `
النسق كلمة قديمة لما انتظم في صف واحد: لؤلؤ في خيط، وكلام في سطر، وبلاط على جدار. اختارتها ليلى منصور، وهي معمارية، وكريم عادل، وهو مبرمج، عام ٢٠١٤ لأنها تصف ما كان ناقصًا. كانت في مواقع المؤسسات المصرية لغتان ونظام واحد، وقد صُنع النظام للغة الأخرى.

## الصفحة الأولى

طلبت منهما دار نشر إصلاح موقع عربي يتفكك على الهواتف. استغرق الإصلاح أربعة عشر أسبوعًا بدل ستة، وفي آخرها صفحة تتساوى فيها اللغتان رتبة: حجم واحد في العين، وإيقاع واحد، وعناوين يقرؤها الإنسان. وما زالت الدار عميلًا لنا إلى اليوم، وموقعها في إصداره الثالث.

ثم سمع بنا من عندهم العلة نفسها. جاء متحف، ثم عيادات، ثم ديوان محافظة. وكان كل مشروع يترك خلفه شيئًا ينفع ما بعده، وكبرت تسعة من هذه البقايا حتى صارت [منتجات لنا](/ar/products).

## دار لها بابان

في ٢٠١٨ فتحنا في الإسكندرية بالقرب من الميناء، فهناك عملاؤنا في النقل والصناعة. وفي ٢٠٢٠ صار التشغيل فريقًا قائمًا، لأن الأنظمة المهمة تحتاج إلى من يسهر عليها. ومنذ ٢٠٢٣ وواحد من كل ثلاثة مشروعات لمؤسسة في الخليج. نسافر إليهم كثيرًا ونبني هنا، في المعادي والإسكندرية، ونعود كل مرة بعادة من عاداتهم في العمل تستحق أن تُتعلم.

ونسق ملك لمؤسسيها، ومنذ ٢٠٢١ لتسعة زملاء أيضًا يملكون معًا خُمسها. ليس فيها مستثمر من خارجها. وهذا يجعلنا أبطأ في السنوات الطيبة وأهدأ في غيرها، ويترك لنا حرية الاعتذار.

## ما يطلبه الاسم منا

النظام غير الترتيب. فالمرتب يبدو حسنًا يوم تسليمه، والمنظم يفهمه من يأتي بعدك ليغيّره. ونحن نحاول أن نبني الثاني. وإن أردتم أن تروا كيف، فاقرؤوا عن [طريقة عملنا](/ar/company) أو [زورونا](/ar/contact): الشاي جيد والسبورات ممتلئة.
`,
      figures: [
        { value: '٢٠١٤', label: 'طاولتان في غرفة بشارع ٢١٦' },
        { value: '٦٤', label: 'شخصًا، منهم ٣٠ امرأة' },
        { value: '٢', label: 'مكتبان: المعادي والإسكندرية' },
        { value: '١١ من ٢٠', label: 'من أوائل عملائنا ما زالوا معنا' },
      ],
      sections: [
        {
          title: 'العلامة',
          text: 'وريدة ثمانية تُرسم بالفرجار والمسطرة في أربع خطوات. وخطوط إنشائها جزء من الهوية، تظهر في كل غلاف من أغلفة الموقع.',
        },
        {
          title: 'المُلّاك',
          text: 'مؤسسان وتسعة زملاء. لا تُباع الحصص خارج الشركة، ومن غادر باعها لها بمعادلة معروفة سلفًا.',
        },
        {
          title: 'المائدة',
          text: 'كل ثلاثاء يأكل أهل المعادي على مائدة واحدة وأهل الإسكندرية على أخرى، ويجلس معنا من صادف وجوده من العملاء.',
        },
      ],
      seo: {
        title: 'قصتنا: نسق منذ ٢٠١٤',
        description: 'كيف بنى مؤسسان في المعادي شركة لبرمجيات اللغتين: ٦٤ شخصًا ومكتبان وتسعة منتجات، ومُلّاك يعملون فيها.',
      },
    },
  },
};
