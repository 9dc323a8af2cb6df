import type { PostEntry } from '../types.ts';

export const languageSwitchNothingLost: PostEntry = {
  key: 'language-switch-nothing-lost',
  publishedAt: '2026-10-13',
  part: 2,
  author: 'nour-elsherif',
  tags: ['engineering', 'arabic'],
  related: [
    'posts:forms-never-lose',
    'posts:cms-in-two-languages',
    'solutions:bilingual-website',
    'services:product-design',
  ],
  locales: {
    en: {
      slug: 'language-switch-nothing-lost',
      title: 'The language switch is a promise',
      series: 'Nothing lost',
      summary:
        'One small word in the corner says: the same, in the other language. We tested fifty sites. Three kept the promise.',
      body: `
In the corner of nearly every site in our region stands a short word, “English” or its Arabic counterpart. To the visitor it says: here is the same thing in the other language. We wanted to know how often that is true.

In August four of us examined fifty sites from Egypt, Saudi Arabia and the Emirates: banks, ministries, shops, airlines. Each was tried with the same small scene. Open an article, read to the middle, fill a search filter, begin a form, switch.

## What fifty sites lose

- In 21 the switch led to the home page. The visitor had been reading and was shown the door.
- In 9 it led to the right page with the wrong address, so that a reload brought back the former language.
- In 34 of the 38 with filters, the filters were forgotten.
- In 46 of the 47 with forms, every typed word was gone, without a question.
- In 5 it offered the right page, and the page was in the other language only in its frame: menus in Arabic, text in English.

Three sites lost nothing. One of them belonged to a bakery.

The reason is seldom difficulty. The switch is drawn by somebody who thinks in pages, implemented by somebody who thinks in addresses, and used by somebody who is in the middle of something.

## People switch in mid-sentence

Our records show who presses the word. About one in nine visitors does, and two thirds do so not on arrival but later, most often on pages with conditions, prices or forms. They understood roughly and want to be certain. They show a sentence to their mother, or to their manager. They fill in a form in English because it opened so, reach “reason for the request”, and want to explain themselves in their own language. It is the moment of greatest attention in the whole visit, and we used to answer it by clearing the table.

## A list of what must survive

We now treat the switch as a change of clothes on the same person. The following passes through it, and a test in the build performs the scene on every kind of page.

1. **The page**, by its identity and not by its address: each version carries its own readable address in its own letters.
2. **The query**: filters, order, the number of the page. Categories are translated, not dropped.
3. **The place**: the reader stays at the same paragraph. Texts differ in length, so we remember the block nearest to the top and not the number of pixels.
4. **The form**: every value, in its field, whatever its language. What you wrote in English stays English; only labels and messages change. Errors already shown are shown again in the new language.
5. **Whatever is open**: a dialog, a chat, a player at 2:14.
6. **The theme, the session, the basket.** These should not know that languages exist.

How it is built matters less than one decision: the state belongs to the visit, not to the language. In our sites the two versions of a page are the same components with two catalogues. Switching fetches the other content and leaves the rest standing; without JavaScript it is a link whose form values wait in the device’s draft.

## When there is no other side

Some pages exist in one language only, and honesty costs little. The switch leads to the nearest true thing, the list to which the page belongs, with one line: “This article has not been written in Arabic.” No machine translation behind the visitor’s back, no page in foreign clothes. A reader who is told the truth twice believes the rest.

The word itself deserves care. It names the target in the target’s language, because whoever needs Arabic may not read the English for it. No flags; Arabic has twenty-two of them. It stands at the same place in both directions, mirrored, is at least 44 pixels high, and announces its language to screen readers.

## What it brought

For an insurance site we repaired the switch and nothing else. Completed applications rose by 8 per cent, among visitors who switched by 41. It was eleven days of work. Try the scene on your own site this afternoon, and on [this one](/tools) too: write something, and press the word in the corner.
`,
      seo: {
        title: 'A language switch that loses nothing',
        description:
          'We tested fifty bilingual sites: 46 of 47 forms were emptied by the language switch. What must survive it, and how to build it.',
      },
    },
    ar: {
      slug: 'تبديل-اللغة-وعد',
      title: 'زر اللغة وعد',
      series: 'لا شيء يضيع',
      summary: 'كلمة صغيرة في الركن تقول: الشيء نفسه بلغتك. جربنا خمسين موقعًا فوفى بالوعد ثلاثة.',
      body: `
في ركن كل موقع تقريبًا في منطقتنا كلمة قصيرة هي اسم اللغة الأخرى. ومعناها عند الزائر: هنا الشيء نفسه بلغتك. أردنا أن نعرف كم مرة تصدق.

في أغسطس فحص أربعة منا خمسين موقعًا من مصر والسعودية والإمارات، لبنوك ووزارات ومتاجر وشركات طيران. وجربنا في كل منها المشهد نفسه: نفتح مقالًا، ونقرأ إلى منتصفه، ونضبط عامل تصفية، ونبدأ نموذجًا، ثم نبدل اللغة.

## ما يضيع في خمسين موقعًا

- في ٢١ موقعًا قاد الزر إلى الصفحة الرئيسية. كان الزائر يقرأ فأُخرج إلى الباب.
- وفي ٩ مواقع قاد إلى الصفحة الصحيحة بعنوان خاطئ، فكانت إعادة التحميل تردها إلى اللغة الأولى.
- وفي ٣٤ موقعًا من ٣٨ فيها تصفية نُسيت التصفية.
- وفي ٤٦ من ٤٧ فيها نماذج ذهب كل ما كُتب دون سؤال.
- وفي ٥ مواقع جاءت الصفحة الصحيحة وقد تُرجم إطارها وحده: القوائم بالعربية والنص بالإنجليزية.

ثلاثة مواقع لم تضيع شيئًا، أحدها لمخبز.

والسبب نادرًا ما يكون الصعوبة. يرسم الزر من يفكر في صفحات، وينفذه من يفكر في عناوين، ويستخدمه من هو في منتصف أمر ما.

## يبدل الناس في منتصف الجملة

تقول سجلاتنا من يضغط هذه الكلمة: واحد من كل تسعة زوار تقريبًا. وثلثاهم لا يفعل ذلك عند الوصول بل بعده، وأكثر ما يكون في صفحات الشروط والأسعار والنماذج. فهموا على وجه التقريب ويريدون اليقين، أو يُرون جملة لأمهم أو لمديرهم، أو بدؤوا نموذجًا بالإنجليزية لأنه فُتح بها، ثم بلغوا «سبب الطلب» فأرادوا أن يشرحوا بلغتهم. إنها أشد لحظات الزيارة انتباهًا، وقد اعتدنا أن نجيب عنها برفع المائدة.

## قائمة بما يجب أن يبقى

صرنا نعامل التبديل معاملة تغيير الثوب والشخص واحد. وهذا ما يعبر معه، وفي البناء اختبار يؤدي المشهد على كل نوع من الصفحات.

1. **الصفحة** بهويتها لا بعنوانها: لكل نسخة عنوان مقروء بحروفها.
2. **الاستعلام**: التصفية والترتيب ورقم الصفحة. تُترجم التصنيفات ولا تُسقط.
3. **الموضع**: يبقى القارئ عند الفقرة نفسها. وأطوال النصوص تختلف، فنتذكر أقرب كتلة إلى أعلى الشاشة لا عدد النقاط.
4. **النموذج**: كل قيمة في خانتها أيًا كانت لغتها. ما كتبته بالعربية يبقى بالعربية، ولا تتغير إلا العناوين والرسائل. والأخطاء التي ظهرت تظهر باللغة الجديدة.
5. **كل ما هو مفتوح**: نافذة حوار، أو محادثة، أو مشغّل عند الدقيقة ٢:١٤.
6. **المظهر والجلسة والسلة.** هذه لا ينبغي أن تعرف أن في الدنيا لغات.

وطريقة البناء أقل شأنًا من قرار واحد: الحالة ملك للزيارة لا للغة. نسختا الصفحة في مواقعنا مكونات واحدة لها قاموسان، والتبديل يجلب المحتوى الآخر ويترك البقية قائمة. وإن غاب البرنامج فهو رابط عادي، وقيم النموذج تنتظر في مسودة الجهاز.

## حين لا يوجد جانب آخر

بعض الصفحات بلغة واحدة، والصدق فيها لا يكلف كثيرًا. يقود الزر إلى أقرب شيء حقيقي، وهو القائمة التي تنتمي إليها الصفحة، مع سطر واحد: «لم يُكتب هذا المقال بالإنجليزية». لا ترجمة آلية من وراء ظهر الزائر، ولا صفحة في ثوب مستعار. والقارئ الذي صُدق مرتين يصدق ما بعدهما.

والكلمة نفسها تستحق العناية. تسمي اللغة المقصودة بتلك اللغة، فمن يحتاج إلى العربية قد لا يعرف اسمها بغيرها. ولا أعلام، فللعربية اثنان وعشرون علمًا. ومكانها واحد في الاتجاهين مع انعكاسه، وارتفاعها ٤٤ نقطة على الأقل، وتخبر قارئ الشاشة بلغتها.

## ما الذي جلبه ذلك

أصلحنا الزر وحده في موقع لشركة تأمين ولم نلمس غيره. فزادت الطلبات المكتملة ٨ في المئة، وبين من بدلوا اللغة ٤١ في المئة. استغرق العمل أحد عشر يومًا. جربوا المشهد على موقعكم بعد ظهر اليوم، وعلى [موقعنا](/ar/tools) كذلك: اكتبوا شيئًا ثم اضغطوا الكلمة التي في الركن.
`,
      seo: {
        title: 'زر لغة لا يضيّع شيئًا',
        description:
          'جربنا خمسين موقعًا بلغتين، فأفرغ زر اللغة ٤٦ نموذجًا من ٤٧. ما الذي يجب أن يبقى عند التبديل، وكيف يُبنى.',
      },
    },
  },
};
