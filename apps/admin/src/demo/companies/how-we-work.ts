import type { CompanyEntry } from '../types.ts';

export const howWeWork: CompanyEntry = {
  key: 'how-we-work',
  locales: {
    en: {
      slug: 'how-we-work',
      title: 'How we work',
      summary:
        'Two weeks of listening, a drawing before the code, a working version every second Thursday, and care afterwards. Our rules in plain words.',
      body: `
A project at Nasaq is made by three to six people who stay from the first conversation until the system runs without them. The engineer who answers your question in March is the one who wrote the answer in November.

## Listen and measure

The first two weeks belong to those who do the work. We sit at the counter, ride in the van, count the clicks and read the old tables. You receive a list of findings and a price as a range, with the reasons for its width. It costs a fixed fee and is yours, even if somebody else builds what it describes.

## Draw the grid

Before the final code is written there is a clickable draft with real texts in both languages, a list of all data with their owners, and one thin slice that works from the screen to the last system behind it. Most surprises live in that slice. It is cheaper to meet them in week five than in week fifteen.

## Build in the open

Every second Thursday a new version stands at an address you can open. With it comes one page: what is finished, what it cost, what the forecast was and is. You can stop after any stage with two weeks’ notice, and keep everything made until then. Code, designs and accounts are in your name from the first day.

Changes of mind are expected. A new wish is put beside the old ones with its price, and you choose what leaves in exchange. We have no change-request form.

## Run and improve

Launching is an ordinary morning, since we have rehearsed it. Ninety days of care are included. Afterwards you may run the system yourselves, with documents that your people have already worked from, or leave it to our [operations team](/services).

Twice a year somebody who did not work on your system reads it with fresh eyes and writes down what should be simpler. The list goes to you and to us. If you wish to begin, [describe what is out of order](/contact) in a few lines.
`,
      figures: [
        { value: '3 to 6', label: 'people in a team' },
        { value: '2 weeks', label: 'from one working version to the next' },
        { value: '1.05', label: 'median of actual to promised duration' },
        { value: '90 days', label: 'of care included after launch' },
      ],
      sections: [
        {
          title: 'Who decides',
          text: 'You name one person who decides about content and priorities; we name one who decides about technique. Both names stand on the first page of the contract.',
        },
        {
          title: 'Both languages or neither',
          text: 'No screen is shown for approval in one language. Texts are written in each, by writers who belong to the team and not to an agency.',
        },
        {
          title: 'Mistakes',
          text: 'Whoever finds one is thanked first. Then it is repaired, then explained in writing, then made impossible to repeat. Our own mistakes are repaired without charge, also after the ninety days.',
        },
        {
          title: 'Hours',
          text: 'Sunday to Thursday, nine to six. We do not plan with evenings. A project that needs them has been estimated badly, and that is our affair.',
        },
      ],
      seo: {
        title: 'How we work: stages, rules and promises',
        description:
          'How a project runs at Nasaq: listening, drawing, building in the open every two weeks, ninety days of care, and clear ownership.',
      },
    },
    ar: {
      slug: 'كيف-نعمل',
      title: 'كيف نعمل',
      summary: 'أسبوعان من الاستماع، ورسم قبل الشفرة، ونسخة عاملة كل خميسين، ورعاية بعد ذلك. قواعدنا بكلام واضح.',
      body: `
يصنع المشروع في نسق فريق من ثلاثة إلى ستة أشخاص، يبقون من أول حديث إلى أن يسير النظام وحده دون حاجة إليهم. والمهندس الذي يرد على سؤالكم في مارس هو من كتب الحل في نوفمبر.

## نسمع ونقيس

الأسبوعان الأولان لمن يؤدون العمل. نجلس عند الشباك، ونركب سيارة التوزيع، ونعد النقرات، ونقرأ الجداول القديمة. ثم نسلمكم قائمة بما وجدناه وسعرًا في صورة نطاق، مع أسباب اتساعه. ولهذه المرحلة أجر ثابت، ونتيجتها ملككم وإن بنى غيرنا ما تصفه.

## نرسم الشبكة

قبل كتابة الشفرة النهائية يكون بين أيديكم نموذج تفاعلي بنصوص حقيقية باللغتين، وقائمة بالبيانات كلها وأصحابها، وشريحة رفيعة تعمل من الشاشة إلى آخر نظام خلفها. في تلك الشريحة تسكن أغلب المفاجآت، من شبكة وصلاحيات وبيانات قديمة، ولقاؤها في الأسبوع الخامس أرخص كثيرًا من لقائها في الأسبوع الخامس عشر.

## نبني على مرأى منكم

كل خميسين نسخة جديدة في عنوان تفتحونه متى شئتم، ومعها صفحة واحدة: ما اكتمل، وما كلف، وما كان التوقع وما صار. لكم أن تتوقفوا بعد أي مرحلة بإخطار قبلها بأسبوعين، وأن تحتفظوا بكل ما صُنع. والشفرة والتصاميم والحسابات باسمكم من اليوم الأول.

وتغيير الرأي متوقع. توضع الرغبة الجديدة بجوار القديمة ومعها سعرها، وتختارون أنتم ما يخرج بدلًا منها. ليس عندنا نموذج لطلبات التغيير.

## نشغّل ونحسّن

الإطلاق صباح عادي لأننا تمرنا عليه، ويشمل العقد تسعين يومًا من الرعاية. وبعدها تشغلون النظام بأنفسكم بوثائق جربها موظفوكم، أو تتركونه [لفريق التشغيل](/ar/services).

ومرتين في السنة يقرأ نظامكم زميل لم يعمل فيه، بعين جديدة، ويكتب ما ينبغي أن يكون أبسط، وتصل القائمة إليكم وإلينا. فإن أردتم أن نبدأ [فصفوا لنا ما اختل](/ar/contact) في بضعة سطور.
`,
      figures: [
        { value: '٣ إلى ٦', label: 'أشخاص في الفريق' },
        { value: 'أسبوعان', label: 'بين نسخة عاملة والتي تليها' },
        { value: '١٫٠٥', label: 'وسيط المدة الفعلية إلى المدة الموعودة' },
        { value: '٩٠ يومًا', label: 'من الرعاية مشمولة بعد الإطلاق' },
      ],
      sections: [
        {
          title: 'من يقرر',
          text: 'تسمون شخصًا واحدًا يقرر في المحتوى والأولويات، ونسمي شخصًا واحدًا يقرر في التقنية، والاسمان في أول صفحة من العقد.',
        },
        {
          title: 'اللغتان أو لا شيء',
          text: 'لا تُعرض شاشة للاعتماد بلغة واحدة. وتُكتب النصوص بكل لغة على حدة، بأقلام كتّاب من الفريق نفسه لا من وكالة.',
        },
        {
          title: 'الأخطاء',
          text: 'يُشكر أولًا من يكتشف الخطأ، ثم يُصلح، ثم يُشرح كتابة، ثم يُمنع تكراره. وأخطاؤنا نصلحها دون مقابل ولو بعد التسعين يومًا.',
        },
        {
          title: 'الساعات',
          text: 'من الأحد إلى الخميس، من التاسعة إلى السادسة. لا ندخل الأمسيات في الخطة، والمشروع الذي يحتاج إليها مشروع أخطأنا تقديره، وذلك شأننا.',
        },
      ],
      seo: {
        title: 'كيف نعمل: المراحل والقواعد والوعود',
        description:
          'كيف يسير المشروع في نسق: استماع ورسم وبناء على مرأى منكم كل أسبوعين، وتسعون يومًا من الرعاية، وملكية واضحة.',
      },
    },
  },
};
