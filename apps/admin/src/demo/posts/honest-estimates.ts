import type { PostEntry } from '../types.ts';

export const honestEstimates: PostEntry = {
  key: 'honest-estimates',
  publishedAt: '2025-12-09',
  author: 'layla-mansour',
  tags: ['operations', 'culture'],
  related: [
    'companies:how-we-work',
    'posts:twelve-years',
    'posts:migration-without-downtime',
    'services:systems-integration',
  ],
  locales: {
    en: {
      slug: 'honest-estimates',
      title: 'Estimates that can be wrong in public',
      summary:
        'We compared 61 of our estimates with what happened. The errors had four causes, and none of them was slow programming.',
      body: `
In the spring of 2022 I asked our accountant for a list that nobody wanted: every project since 2017 with the number of weeks we had promised and the number it took. There were 61. The median project took 1.3 times its estimate. The worst took 3.1 times, and that client, to my lasting surprise, is still with us.

A single figure like 1.3 invites a single remedy: multiply everything. Some companies do. It makes the offers safer and teaches nobody anything, and a careful client pays for the sins of a careless one. So we read the 61 files instead, one every Monday morning, and wrote down why.

## Where the weeks went

Four causes explained nine tenths of the delay.

1. **Waiting for content: 34 per cent.** The pages were finished, the texts were not. In bilingual projects the second language came last and late.
2. **Systems of others: 27 per cent.** A payment gateway whose test environment differed from the real one; a registry that answered only between ten and two.
3. **Decisions: 18 per cent.** A screen shown to a committee, then to its superior, then again to the committee.
4. **Work we had not seen: 12 per cent.** Old data that needed cleaning, a forgotten type of user, a report that one person printed every Thursday.

What we had expected to find, engineers who misjudge their own speed, accounted for less than a tenth. Typing is rarely the slow part.

## A range, and the reason for its width

Since then an offer from us holds two numbers. The lower one is reached if nothing surprises us. The upper one we expect to keep in nine cases of ten, and it is the one we put our name to. Between them stands a list of what makes the difference, each with a weight: “the customer table of the branch in Suez, which we have not seen: up to three weeks.”

The list is the useful part. A client can buy certainty from it. Show us the table next Tuesday, and the range shrinks before the contract is signed. In a good month a range of 12 to 22 weeks becomes 13 to 16, without anybody promising to work faster.

A range also protects us from our own politeness. It is hard to say “sixteen” to somebody who hopes for twelve. It is easy to say “between thirteen and sixteen, and here is what decides it”.

## Estimate the small thing, measure, extrapolate

We stopped estimating whole systems from a description. We cut out one slice that passes through everything: one form, from the screen to the old database and back, in both languages, on the real server. Two people build it in a fortnight. Whatever is wrong with the network, the permissions, the data and the glossary is wrong in that slice already. The rest is then counted in slices. Of the 23 projects planned this way, 19 ended within their range.

## Being wrong where everyone can see it

Every second Thursday the client receives the current forecast with the previous one beside it. If the date moved, the line says why, in one sentence, and names us when the reason is us. A forecast that moves by four days in week three is information; the same four days discovered in week eleven is a betrayal.

There is one rule I would ask every company to copy even if it copies nothing else. **The person who estimates is never the person who needs the order.** Our sales consultants present the range. They cannot change it. In four years they have asked us to reconsider eleven times, with arguments, and twice they were right.

Our median is now 1.05. I do not expect it to reach one, and would distrust it if it did: it would mean that we had learned to fill the time. If you want to see how the steps fit together, they are described in [how we work](/company), and the first conversation about your own list of unknowns [costs nothing](/contact).
`,
      seo: {
        title: 'Honest software estimates: what 61 projects taught us',
        description:
          'Why projects ran late, how we write an estimate as a range with reasons, and the slice we build before promising a date.',
      },
    },
    ar: {
      slug: 'تقدير-صادق',
      title: 'تقديرات يجوز أن تخطئ علنًا',
      summary: 'قارنا ٦١ تقديرًا لنا بما حدث فعلًا. كان للخطأ أربعة أسباب، وليس بطء البرمجة واحدًا منها.',
      body: `
في ربيع ٢٠٢٢ طلبت من محاسبنا قائمة لم يكن أحد متشوقًا إليها: كل مشروع منذ ٢٠١٧، وعدد الأسابيع التي وعدنا بها، وعددها الفعلي. كانت ٦١ مشروعًا. والمشروع الأوسط بينها استغرق ١٫٣ ضعف مدته المقدرة، وأسوؤها ٣٫١، وما زال صاحبه عميلًا لنا، وهذا يدهشني إلى اليوم.

رقم واحد مثل ١٫٣ يغري بعلاج واحد: اضرب كل شيء فيه. وهناك شركات تفعل ذلك، فتصير عروضها آمنة ولا يتعلم أحد شيئًا، ويدفع العميل المنظم ثمن فوضى غيره. لذلك فتحنا الملفات الواحد والستين نفسها، ملفًا صباح كل اثنين، وكتبنا السبب أمام كل أسبوع ضاع.

## أين ذهبت الأسابيع

أربعة أسباب فسرت تسعة أعشار التأخير.

1. **انتظار المحتوى: ٣٤ في المئة.** الصفحات جاهزة والنصوص لم تُكتب. وفي المشروعات ذات اللغتين كانت اللغة الثانية آخر ما يصل.
2. **أنظمة الآخرين: ٢٧ في المئة.** بوابة دفع تختلف بيئة تجربتها عن بيئتها الحقيقية، وسجل لا يجيب إلا بين العاشرة والثانية.
3. **القرارات: ١٨ في المئة.** شاشة تُعرض على لجنة، ثم على رئيسها، ثم تعود إلى اللجنة.
4. **عمل لم نره: ١٢ في المئة.** بيانات قديمة تحتاج إلى تنظيف، ونوع منسي من المستخدمين، وتقرير يطبعه موظف واحد كل خميس.

أما ما توقعنا أن نجده، وهو مهندسون يخطئون في تقدير سرعتهم، فكان أقل من العُشر. الكتابة على لوحة المفاتيح قلّما تكون هي الجزء البطيء.

## نطاق، ومعه سبب اتساعه

منذ ذلك الحين يحمل عرضنا رقمين. الأدنى نبلغه إذا لم يفاجئنا شيء، والأعلى نتوقع أن نفي به في تسع حالات من عشر، وهو الرقم الذي نوقّع عليه. وبينهما قائمة بما يصنع الفرق، وأمام كل بند وزنه: «جدول عملاء فرع السويس، ولم نطلع عليه بعد: حتى ثلاثة أسابيع».

القائمة هي الجزء النافع، لأن العميل يستطيع أن يشتري منها يقينًا. أرونا الجدول الثلاثاء المقبل فيضيق النطاق قبل توقيع العقد. وفي شهر موفق يصير ما بين ١٢ و٢٢ أسبوعًا ما بين ١٣ و١٦، دون أن يعد أحد بأن يعمل أسرع.

والنطاق يحمينا كذلك من أدبنا الزائد. من الصعب أن تقول «ستة عشر» لمن يرجو أن يسمع اثني عشر، ومن السهل أن تقول «بين ثلاثة عشر وستة عشر، وهذا ما يحسم الأمر».

## قدّر الصغير وقِسه ثم ابنِ عليه

كففنا عن تقدير نظام كامل من وصفه. نقتطع منه شريحة تمر بكل طبقاته: نموذج واحد من الشاشة إلى قاعدة البيانات القديمة ذهابًا وإيابًا، باللغتين، وعلى الخادم الحقيقي. يبنيه اثنان في أسبوعين. وكل علة في الشبكة أو الصلاحيات أو البيانات أو المسرد ستظهر في تلك الشريحة، ثم نعد بقية العمل بالشرائح. خططنا بهذه الطريقة ٢٣ مشروعًا، فانتهى ١٩ منها داخل نطاقه.

## أن تخطئ حيث يراك الجميع

كل خميسين يتسلم العميل التوقع الحالي وبجواره التوقع السابق. فإذا تحرك الموعد قال السطر لماذا، في جملة واحدة، وذكر اسمنا إن كان السبب منا. أربعة أيام تظهر في الأسبوع الثالث معلومة نافعة، والأيام الأربعة نفسها إذا ظهرت في الأسبوع الحادي عشر خيانة.

وهناك قاعدة أتمنى أن تنقلها عنا كل شركة ولو لم تنقل غيرها: **من يقدّر العمل ليس هو من يحتاج إلى التعاقد.** مستشارو المبيعات عندنا يعرضون النطاق ولا يملكون تغييره. طلبوا منا إعادة النظر إحدى عشرة مرة في أربع سنوات، بحجج، وكانوا على صواب في مرتين.

بلغ وسيطنا اليوم ١٫٠٥. لا أنتظر أن يصل إلى الواحد تمامًا، ولو وصل لارتبت فيه، فمعناه أننا تعلمنا كيف نملأ الوقت. وإن أردتم أن تروا كيف تتصل الخطوات بعضها ببعض فهي مشروحة في [صفحات الشركة](/ar/company)، والحديث الأول عن قائمة ما تجهلونه في مشروعكم [لا يكلفكم شيئًا](/ar/contact).
`,
      seo: {
        title: 'تقدير صادق للمشروعات: دروس ٦١ مشروعًا',
        description:
          'لماذا تأخرت المشروعات، وكيف نكتب التقدير نطاقًا له أسباب، وما الشريحة التي نبنيها قبل أن نعد بموعد.',
      },
    },
  },
};
