import type { LegalEntry } from '../types.ts';

export const accessibility: LegalEntry = {
  key: 'accessibility',
  revisedAt: '2026-10-05',
  locales: {
    en: {
      slug: 'accessibility',
      title: 'Accessibility statement',
      summary:
        'The standard this website is built to in both languages, how we test it, what does not work yet, and how to tell us.',
      body: `
This website is meant to be usable by everyone, in English and in Arabic, with a mouse, a keyboard, a finger, a voice or a screen reader. This statement says how far we have come.

## 1. The standard

We follow the Web Content Accessibility Guidelines 2.2 at level AA, and for the contrast of text in paragraphs level AAA. Egyptian law 10 of 2018 on the rights of persons with disabilities asks for accessible information; we understand it as a duty in both languages alike.

By our own examination the site meets the standard with the exceptions named in section 5.

## 2. What you can rely on

- Everything can be reached and operated by keyboard, in an order that follows the text, and the focused element is clearly framed.
- Each page declares its language and direction, and passages in the other language are marked, so that a screen reader changes its voice.
- Text can be enlarged to 200 per cent without loss and to 400 per cent without scrolling sideways.
- Running text has a contrast of at least 7 to 1, everything else that carries meaning at least 4.5 to 1, in the light and the dark appearance.
- Pictures have descriptions in the language of the page, or are marked as ornament.
- Motion is short, nothing flashes, and whoever asks their system for less motion gets none.
- Forms state their rules beforehand, name errors in words beside the field, and keep what was typed. No form has a time limit.
- Reading, navigating and sending forms works without JavaScript.

## 3. How we test

Each change passes automatic checks on every type of page, in both languages and both appearances. That finds about a third of possible faults. Therefore two colleagues go through the site by keyboard and with screen readers before every larger release: NVDA with Firefox, VoiceOver with Safari, TalkBack with Chrome, each with an English and an Arabic voice. Once a year a group of nine readers who are blind or have low vision works through real tasks; most recently in September 2026.

## 4. Documents and messages

Emails that we send have a plain-text version. Quotations and reports are available as accessible PDF or, on request, as a web page or in large print. If you prefer a conversation in Egyptian sign language we arrange an interpreter by video within three working days, at our expense.

## 5. What does not work yet

- **Dragging notifications away** with the finger has no counterpart by voice. They close by themselves, and each has a button.
- **The rich-text field** in the order form announces some of its Arabic formatting buttons late in TalkBack. A plain text in the same field is accepted equally. We expect a correction by March 2027.
- **Geometric covers** are drawn by a program; their descriptions name the kind of pattern but do not describe it in detail. We regard them as ornament.
- **Files sent by others**, such as attachments in chat, are outside our control.

None of these prevents you from sending a request.

## 6. Tell us

If something stands in your way, write through the [report page](/report), by email to hello@nasaq.example, or call +20 2 2516 4180, Sunday to Thursday from 9:00 to 18:00. It helps to know the page, what you wished to do, and which aid you used. You receive an answer within one working day, and, if the repair takes longer, the information or service by another way in the meantime.

## 7. If our answer does not suffice

Ask for Nour El-Sherif, the director of design, who is responsible for this statement. She replies in person within five working days. You may also turn to the National Council for Persons with Disabilities. Using these ways never has a disadvantage for an order or an application.

## 8. About this statement

It was first published in January 2021 and rests on an examination in September 2026 by two colleagues and the group of readers named above. We review it at least every twelve months, and after each redesign.
`,
      seo: {
        title: 'Accessibility statement of Nasaq',
        description:
          'WCAG 2.2 AA in English and Arabic: what works, how we test with real readers, known limits, and how to reach us.',
      },
    },
    ar: {
      slug: 'الإتاحة',
      title: 'بيان الإتاحة',
      summary: 'المعيار الذي بُني عليه هذا الموقع بلغتيه، وكيف نختبره، وما الذي لا يعمل بعد، وكيف تبلغوننا.',
      body: `
أُعد هذا الموقع كي يستخدمه الجميع، بالعربية والإنجليزية، بالفأرة أو لوحة المفاتيح أو الإصبع أو الصوت أو قارئ الشاشة. ويقول هذا البيان إلى أين وصلنا.

## ١. المعيار

نتبع المستوى AA من الإرشادات العالمية لإتاحة محتوى الويب، الإصدار ٢٫٢، وفي تباين نصوص الفقرات المستوى AAA منها. ويطلب القانون رقم ١٠ لسنة ٢٠١٨ بشأن حقوق الأشخاص ذوي الإعاقة إتاحة المعلومات، ونفهمه واجبًا في اللغتين على السواء.

وبحسب فحصنا نحن، يستوفي الموقع المعيار عدا ما يرد في البند الخامس.

## ٢. ما يمكن الاعتماد عليه

- يمكن الوصول إلى كل شيء وتشغيله بلوحة المفاتيح، بترتيب يتبع النص، وحول العنصر المختار إطار واضح.
- تعلن كل صفحة لغتها واتجاهها، وتُعلَّم العبارات المكتوبة باللغة الأخرى حتى يبدل قارئ الشاشة صوته.
- يكبر النص إلى ٢٠٠ في المئة دون نقص، وإلى ٤٠٠ في المئة دون تمرير جانبي.
- تباين النص الجاري ٧ إلى ١ على الأقل، وتباين كل ما يحمل معنى ٤٫٥ إلى ١ على الأقل، في المظهرين الفاتح والداكن.
- للصور أوصاف بلغة الصفحة، أو هي معلَّمة بأنها زينة.
- الحركة قصيرة ولا شيء يومض، ومن طلب من نظامه تقليل الحركة لم ير منها شيئًا.
- تذكر النماذج شروطها قبل الكتابة، وتسمي الخطأ بكلمات بجوار الخانة، وتحتفظ بما كُتب. وليس لنموذج مهلة.
- تعمل القراءة والتنقل وإرسال النماذج دون برامج في المتصفح.

## ٣. كيف نختبر

يمر كل تغيير بفحوص آلية على كل نوع من الصفحات، باللغتين والمظهرين، وهي تكشف نحو ثلث العيوب الممكنة. لذلك يمر زميلان على الموقع بلوحة المفاتيح وقارئات الشاشة قبل كل إصدار كبير، NVDA مع Firefox، وVoiceOver مع Safari، وTalkBack مع Chrome، كل منها بصوت عربي وآخر إنجليزي. ومرة في السنة تؤدي مجموعة من تسعة قراء مكفوفين وضعاف بصر مهام حقيقية، وكان آخرها في سبتمبر ٢٠٢٦.

## ٤. الوثائق والرسائل

لكل رسالة نرسلها نسخة من نص مجرد. والعروض والتقارير متاحة في ملفات يقرؤها قارئ الشاشة، أو صفحة ويب، أو حروف كبيرة عند الطلب. ومن فضّل الحديث بلغة الإشارة المصرية وفرنا له مترجمًا بالفيديو خلال ثلاثة أيام عمل وعلى نفقتنا.

## ٥. ما لا يعمل بعد

- **سحب الإشعارات** بالإصبع لا مقابل له بالصوت. لكنها تُغلق وحدها، وفي كل منها زر إغلاق.
- **خانة النص المنسق** في نموذج الطلب تتأخر في نطق بعض أزرار التنسيق العربية على أندرويد. والنص المجرد في الخانة نفسها مقبول بالقدر ذاته. نتوقع إصلاحها قبل مارس ٢٠٢٧.
- **الأغلفة الهندسية** يرسمها برنامج، وتسمي أوصافها نوع الزخرفة دون تفصيل، ونعدها زينة.
- **ملفات الآخرين**، كمرفقات المحادثة، خارجة عن سيطرتنا.

ولا يمنعكم شيء منها من إرسال طلب.

## ٦. أخبرونا

إذا اعترضكم شيء فاكتبوا من [صفحة البلاغات](/ar/report)، أو بالبريد الإلكتروني إلى ⁦hello@nasaq.example⁩، أو اتصلوا بالرقم ⁦+20 2 2516 4180⁩ من الأحد إلى الخميس، من ٩ صباحًا إلى ٦ مساءً. ويساعدنا أن نعرف الصفحة، وما أردتم فعله، والأداة التي استخدمتموها. يصلكم الرد خلال يوم عمل واحد، فإن طال الإصلاح قدمنا لكم المعلومة أو الخدمة بطريق آخر.

## ٧. إن لم يكفكم ردنا

اطلبوا نور الشريف، مديرة التصميم والمسؤولة عن هذا البيان، وهي ترد بنفسها خلال خمسة أيام عمل. ولكم أن تتوجهوا إلى المجلس القومي للأشخاص ذوي الإعاقة. ولن يضر ذلك طلبكم ولا تقدمكم لوظيفة.

## ٨. عن هذا البيان

نُشر أول مرة في يناير ٢٠٢١، ويستند إلى فحص أجراه في سبتمبر ٢٠٢٦ زميلان والمجموعة المذكورة. ونراجعه مرة كل اثني عشر شهرًا على الأقل، وبعد كل إعادة تصميم.
`,
      seo: {
        title: 'بيان الإتاحة في نسق',
        description:
          'إتاحة الموقع وفق WCAG 2.2 AA بالعربية والإنجليزية: ما يعمل، وكيف نختبره مع قراء حقيقيين، وما لم يكتمل، وطرق إبلاغنا.',
      },
    },
  },
};
