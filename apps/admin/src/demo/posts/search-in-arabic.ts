import type { PostEntry } from '../types.ts';

export const searchInArabic: PostEntry = {
  key: 'search-in-arabic',
  publishedAt: '2026-01-13',
  part: 2,
  author: 'karim-adel',
  tags: ['engineering', 'arabic'],
  related: ['services:search-and-analytics', 'posts:six-plural-forms', 'products:khazna', 'works:zajal-publishing'],
  locales: {
    en: {
      slug: 'search-in-arabic',
      title: 'What a search box must know about Arabic',
      series: 'Arabic on the web',
      summary:
        'One letter written four ways, words with their prepositions glued on, and a keyboard in the wrong language: how we index Arabic.',
      body: `
A reader of a publisher’s site typed the Arabic for “the Andalusian library” and found nothing. The book was there. Its title began with an alif that carried a hamza, hers did not, and the machine saw two words that have nothing in common.

She was not wrong. In our logs from eleven sites, 41 per cent of Arabic queries contain at least one word whose spelling differs from the text that answers it. People type the shortest form. Good Arabic search begins by agreeing with them.

## Fold, but fold gently

Before a text enters the index and before a query leaves the box, both pass through the same folding:

- the four alifs (plain, hamza above, hamza below, madda) become one;
- a final taa marbuta becomes haa, a dotless yaa becomes a dotted one;
- vowel marks, the stretching character and invisible direction marks disappear;
- Persian forms of kaf and yaa, common in pasted text, become Arabic ones;
- Arabic-Indic and Persian digits become European digits.

The order matters. Normalise Unicode to its composed form first. Decomposed text turns an alif with hamza into two characters, and a filter that removes marks then eats the hamza in one path and not in the other. That single bug cost us two days in 2019.

Folding loses information, so keep the original beside it. A document that matches the exact spelling ranks above one that matches only after folding. Whoever writes the hamza meant it.

## The words inside the word

Arabic glues small words to the front of the next one. “And”, “for”, “with”, “like” and the article can stack up: one written word may hold four. If the index knows only the written form, a search for “budget” misses every sentence in which it says “and with the budget”.

Full morphological analysis is seductive, heavy and wrong often enough to embarrass. We index each word twice, with and without its leading particles, on two conditions: the rest keeps at least three letters, and the article is among what was removed. A lone waw or baa at the front is as likely to be part of the root. On the endings we are lazier: plural and feminine suffixes are cut in a third, lower-ranked variant. This is close to what researchers call a light stemmer, and on our test set of 600 judged queries it found 93 per cent of what a morphological analyser found, at a fiftieth of the cost.

## Fingers on the wrong layout

One query in sixty on a bilingual site is typed with the keyboard in the other language. Somebody wants “web”, looks at the desk, and produces three Arabic letters that mean nothing. The two layouts map key by key, so the second reading is free: when the first gives no result, try the query as the other keyboard would have written it, both ways. Say so above the results. Being corrected silently is unnerving; being understood is pleasant.

Typing errors need care too. An edit distance of one in a word of four Arabic letters connects half of the dictionary, because roots are dense. We allow no error up to three letters, one from four to seven if the first letter agrees, two beyond.

## Do not break the letter when you mark it

Highlighting is where good results go to look bad. Wrapping a matched fragment in an element inside a word can break the joining of its letters in some browsers. Highlight whole words, or paint ranges through the browser’s highlight interface, which does not touch the text.

## Measure with real questions

Take two hundred queries from your own log, mark for each the page that should come first, and count how often it is among the first three. Before the changes described here that figure stood at 58 per cent on the publisher’s site; afterwards at 91. Keep the list and run it before each release.

And read the queries that return nothing, every week. They are the most honest editorial meeting you will ever attend: visitors telling you, in their own words, [what they came for](/services).
`,
      seo: {
        title: 'Arabic search: folding, stemming, wrong keyboards',
        description:
          'How to index Arabic so that people find what they type: folding, light stemming, keyboard layouts, typing errors and highlighting.',
      },
    },
    ar: {
      slug: 'البحث-بالعربية',
      title: 'ما يجب أن تعرفه خانة البحث عن العربية',
      series: 'العربية على الويب',
      summary: 'حرف يُكتب بأربع صور، وكلمات تلتصق بها حروف الجر، ولوحة مفاتيح على اللغة الأخرى: هكذا نفهرس العربية.',
      body: `
كتبت قارئة في موقع دار نشر «المكتبة الاندلسية» فلم تجد شيئًا. والكتاب موجود. غير أن عنوانه يحمل همزة على الألف وكلمتها بلا همزة، فرأت الآلة كلمتين لا صلة بينهما.

لم تخطئ القارئة. ففي سجلات أحد عشر موقعًا نشغلها، تضم ٤١ في المئة من عبارات البحث العربية كلمة واحدة على الأقل تختلف كتابتها عن النص الذي يجيب عنها. الناس يكتبون أقصر صورة، والبحث الجيد بالعربية يبدأ بموافقتهم.

## وحّد الحروف، ولكن برفق

قبل أن يدخل النص الفهرس، وقبل أن تغادر العبارة خانتها، يمر كلاهما بالتوحيد نفسه:

- الألفات الأربع (المجردة وذات الهمزة فوقها أو تحتها والممدودة) تصير ألفًا واحدة.
- التاء المربوطة في آخر الكلمة تصير هاء، والألف المقصورة تصير ياء.
- تسقط الحركات وعلامة التطويل وعلامات الاتجاه الخفية.
- الكاف والياء الفارسيتان، وما أكثرهما في النص المنسوخ، تعودان عربيتين.
- الأرقام المشرقية والفارسية تصير أرقامًا واحدة.

والترتيب مهم: ابدؤوا بضم الحرف وعلامته في رمز واحد وفق معيار يونيكود. فالنص المفكك يجعل الألف المهموزة رمزين، ثم يأتي مرشح العلامات فيأكل الهمزة في طريق ولا يأكلها في الآخر. خطأ واحد من هذا النوع كلفنا يومين عام ٢٠١٩.

والتوحيد يُفقد النص شيئًا من معناه، فاحتفظوا بالأصل إلى جواره. الوثيقة التي توافق الكتابة حرفًا بحرف تتقدم على التي وافقتها بعد التوحيد، لأن من كتب الهمزة قصدها.

## كلمات داخل الكلمة

تلصق العربية الأدوات القصيرة بأول الكلمة: الواو والفاء والباء والكاف واللام، ثم أداة التعريف، وقد يجتمع بعضها فوق بعض. فإذا لم يعرف الفهرس إلا الصورة المكتوبة، فات من يبحث عن «ميزانية» كل سطر فيه «وبالميزانية».

التحليل الصرفي الكامل مغرٍ وثقيل، ويخطئ حتى يُحرج صاحبه. لذلك نفهرس الكلمة مرتين، مرة كما هي ومرة بعد نزع سوابقها، بشرطين: أن يبقى منها ثلاثة أحرف على الأقل، وأن تكون أداة التعريف من بين ما نُزع. فالواو أو الباء وحدها في أول الكلمة قد تكون من أصلها، كما في «ورق» و«بحر». أما اللواحق فنأخذها بيد أخف: علامات الجمع والتأنيث تُحذف في صورة ثالثة أدنى رتبة. وقد جربنا ذلك على ٦٠٠ عبارة حكم عليها قراء، فوجد ٩٣ في المئة مما وجده المحلل الصرفي، بجزء من خمسين من كلفته.

## أصابع على اللوحة الأخرى

عبارة من كل ستين في المواقع ذات اللغتين تُكتب ولوحة المفاتيح على غير لغتها. يريد الكاتب «كتاب» وعينه على المكتب، فيخرج من تحت أصابعه كلام لاتيني لا معنى له. واللوحتان متقابلتان مفتاحًا بمفتاح، فالقراءة الثانية لا تكلف شيئًا: إذا خلت النتيجة فجربوا العبارة كما كانت اللوحة الأخرى ستكتبها، في الاتجاهين. واذكروا ذلك فوق النتائج، فالتصحيح الصامت يقلق القارئ، أما أن يُفهم فذلك يسره.

وأخطاء الكتابة تحتاج إلى حذر. خطأ واحد في كلمة عربية من أربعة أحرف يصلها بنصف المعجم لأن الجذور متقاربة. فلا نسمح بخطأ حتى ثلاثة أحرف، ونسمح بواحد من أربعة إلى سبعة إذا اتفق الحرف الأول، وباثنين بعد ذلك.

## لا تكسروا الحرف وأنتم تبرزونه

كم من نتيجة صحيحة أفسدها التظليل. فإحاطة جزء من الكلمة بعنصر مستقل قد تفصل حروفها في بعض المتصفحات. أبرزوا الكلمة كاملة، أو استخدموا واجهة التظليل في المتصفح، فهي تلوّن ولا تمس النص.

## القياس بأسئلة حقيقية

خذوا مئتي عبارة من سجلكم، وعيّنوا لكل منها الصفحة التي ينبغي أن تأتي أولًا، ثم عدّوا كم مرة جاءت بين الثلاث الأولى. كان هذا الرقم في موقع دار النشر ٥٨ في المئة قبل ما ذكرناه هنا، وصار ٩١. احتفظوا بالقائمة وشغّلوها قبل كل إصدار.

واقرؤوا كل أسبوع العبارات التي لم تجد جوابًا. إنها أصدق اجتماع تحرير قد تحضرونه: زوار يقولون لكم بكلماتهم [ما جاؤوا من أجله](/ar/services).
`,
      seo: {
        title: 'البحث بالعربية: التوحيد والسوابق ولوحة المفاتيح',
        description:
          'كيف نفهرس العربية حتى يجد الناس ما يكتبون: توحيد الحروف ونزع السوابق وأخطاء الكتابة ولوحة المفاتيح وإبراز النتائج.',
      },
    },
  },
};
