import type { PostEntry } from '../types.ts';

export const formsNeverLose: PostEntry = {
  key: 'forms-never-lose',
  publishedAt: '2026-09-15',
  part: 1,
  author: 'karim-adel',
  tags: ['engineering', 'design'],
  related: [
    'posts:language-switch-nothing-lost',
    'posts:offline-field-work',
    'products:bareed',
    'services:web-platforms',
  ],
  locales: {
    en: {
      slug: 'forms-never-lose',
      title: 'A form that never loses a word',
      series: 'Nothing lost',
      summary:
        'Nine ways in which forms lose what people wrote, from the expired session to the mail server, and how to close each of them.',
      body: `
A woman in Damanhur spends forty minutes applying for a job. She writes about her years in a laboratory, attaches her certificate, presses the button, and reads: “Your session has expired.” The back button shows an empty form. She does not apply again. Nobody at the company ever learns that she existed.

That loss leaves no trace in any report, and so nobody is ever asked to repair it. Last winter we collected such stories, in our own systems first. We found nine ways to lose a form. They fall into three groups.

## Lost before sending

**The page goes away.** A wrong swipe, a telephone call, a flat battery. Keep a draft on the device while the person types, after each pause of half a second, and give it back on the next visit with a line saying so and a way to discard it. Files cannot be kept everywhere; say which must be chosen again. Never keep passwords or card numbers.

**The language changes.** Switching to Arabic halfway must carry every value across, including the half-written ones. We wrote about that [at length](/blog).

**The session ends.** Most public forms need no session. Where a token protects against forged requests, it should be renewed quietly while the page is open. If it has expired all the same, accept the entry, show it, and ask for one more press.

## Lost while sending

**The connection drops.** The request may have arrived or not; the browser cannot know. Give each submission an identifier made on the device before the first attempt. Then sending again is harmless: the server recognises it and answers with the same receipt. This also settles the double press.

**No connection at all.** Put the submission in an outbox on the device, say “waiting for a connection”, and send it later. The receipt has to come from the server. An encouraging tick before that is a lie.

**The script fails.** In about one visit of two hundred, part of the JavaScript does not arrive. A form is the oldest interactive thing on the web and works without. Keep it so: an address to post to, names on the fields, an answer as a page. When validation fails on the server it returns everything that was typed, with the errors listed above and beside the fields.

## Lost after sending

**The mail server is down.** The commonest design in the world sends an email and stores nothing. When the mail fails the words are gone. We store first, in the same transaction that issues the reference; mail is a copy, sent from a queue that tries again for two days. If all mail stopped for a week nobody’s message would be missing.

**The filter is sure of itself.** Spam defence that deletes silently will one day delete a client. Ours sorts into a folder that a person looks at each day. Of 9,400 suspicious entries last year 41 were genuine. Forty-one people would have called us rude.

**Nobody reads it.** The subtlest loss: everything worked, and the message lies in a mailbox of a colleague who left. Every entry has a state, a responsible person and an age, and the oldest stands on top of the list.

## The receipt is part of the form

After sending the person gets a reference of eight characters, chosen from an alphabet without look-alikes (no O and 0, no I and 1), which can be read over the telephone. It leads to a page with the state. That page answers the question behind most follow-up calls, “did you get it?” With one client such calls fell from 31 a week to 4.

Say what happens next and when, with the weekend already counted. “Someone will answer by Sunday, 18:00” is worth more than “as soon as possible”.

## A test for an afternoon

Take your most important form and do the following on a phone: fill it half, close the browser, return; switch the language; turn off the network and send; turn it on; press twice; stop the mail server and send again. Write down each time something is gone.

Our first run, on our own contact form, had five marks on it. The woman from Damanhur is invented. The forty minutes are from our records.
`,
      seo: {
        title: 'Forms that never lose input: nine failures closed',
        description:
          'Drafts, outbox, identifiers, storing before mailing, receipts: how to build forms that lose nothing before, during or after sending.',
      },
    },
    ar: {
      slug: 'نموذج-لا-يضيع-كلمة',
      title: 'نموذج لا يضيّع كلمة',
      series: 'لا شيء يضيع',
      summary: 'تسع طرق تضيع بها النماذج ما كتبه الناس، من انتهاء الجلسة إلى خادم البريد، وكيف نسد كل واحدة منها.',
      body: `
تقضي سيدة من دمنهور أربعين دقيقة في التقدم لوظيفة. تكتب عن سنواتها في المختبر، وترفق شهادتها، وتضغط الزر فتقرأ: «انتهت صلاحية الجلسة». تعود خطوة فتجد النموذج خاليًا، فلا تتقدم مرة أخرى، ولا تعلم الشركة أبدًا أنها موجودة.

خسارة كهذه لا تترك أثرًا في أي تقرير، فلا يُطلب من أحد إصلاحها. في الشتاء الماضي جمعنا مثل هذه القصص، من أنظمتنا أولًا، فوجدنا تسع طرق يضيع بها النموذج، تنقسم إلى ثلاث مجموعات.

## ما يضيع قبل الإرسال

**تذهب الصفحة.** سحبة خاطئة، أو مكالمة، أو بطارية نفدت. احفظوا مسودة على الجهاز في أثناء الكتابة، بعد كل توقف من نصف ثانية، وأعيدوها في الزيارة التالية مع سطر يقول ذلك وطريقة للتخلص منها. والملفات لا تُحفظ في كل مكان، فقولوا أيها ينبغي اختياره ثانية. ولا تحفظوا كلمة مرور ولا رقم بطاقة أبدًا.

**تتغير اللغة.** الانتقال إلى الإنجليزية في منتصف الطريق يجب أن يحمل معه كل قيمة، حتى ما كُتب نصفه. وقد كتبنا في ذلك [مقالًا مستقلًا](/ar/blog).

**تنتهي الجلسة.** أغلب النماذج العامة لا تحتاج إلى جلسة. وحيث يحمي رمز من الطلبات المزورة فليتجدد في هدوء ما دامت الصفحة مفتوحة. فإن انتهى مع ذلك فاقبلوا ما كُتب واعرضوه واطلبوا ضغطة أخرى.

## ما يضيع في أثناء الإرسال

**ينقطع الاتصال.** ربما وصل الطلب وربما لم يصل، والمتصفح لا يعلم. أعطوا كل إرسال معرّفًا يُصنع على الجهاز قبل المحاولة الأولى، فلا تضر الإعادة بعدها، لأن الخادم يعرفه ويرد بالإيصال نفسه. وهذا يحل مشكلة الضغطتين أيضًا.

**لا اتصال أصلًا.** ضعوا الإرسال في صندوق صادر على الجهاز، وقولوا «في انتظار الاتصال»، وأرسلوه بعد ذلك. والإيصال لا يأتي إلا من الخادم، وأي علامة صح مشجعة قبله كذب.

**يتعطل البرنامج.** في زيارة من كل مئتين لا يصل جزء من برنامج الصفحة. والنموذج أقدم عنصر تفاعلي على الويب، وهو يعمل دون برنامج، فحافظوا على ذلك: عنوان يُرسل إليه، وأسماء للخانات، وجواب في صفحة. وإذا رفض الخادم قيمة أعاد كل ما كُتب، والأخطاء مسرودة فوق النموذج وبجوار الخانات.

## ما يضيع بعد الإرسال

**يتوقف خادم البريد.** أشيع تصميم في العالم يرسل رسالة ولا يخزن شيئًا، فإذا فشل البريد ذهب الكلام. نحن نخزن أولًا، في المعاملة نفسها التي تصدر الرقم المرجعي، والبريد نسخة تخرج من طابور يعيد المحاولة يومين. ولو توقف البريد كله أسبوعًا لما ضاعت رسالة.

**يثق المرشح بنفسه.** مرشح الرسائل المزعجة الذي يحذف في صمت سيحذف يومًا عميلًا. مرشحنا يضعها في مجلد ينظر فيه إنسان كل يوم. ومن ٩٬٤٠٠ رسالة مريبة في العام الماضي كانت ٤١ رسالة حقيقية، أي واحد وأربعون إنسانًا كانوا سيظنون بنا سوء الأدب.

**لا يقرؤها أحد.** وهذه أخفى الخسائر: نجح كل شيء، والرسالة راقدة في بريد زميل غادر. لكل رسالة عندنا حالة ومسؤول وعمر، وأقدمها في أعلى القائمة.

## الإيصال جزء من النموذج

بعد الإرسال يتسلم صاحبه رقمًا مرجعيًا من ثمانية أحرف وأرقام، من أبجدية خالية من المتشابهات، يمكن إملاؤه في الهاتف، ويقود إلى صفحة فيها الحالة. وهذه الصفحة تجيب عن السؤال الذي وراء أغلب المكالمات: «هل وصلتكم؟» وقد نزلت هذه المكالمات عند أحد عملائنا من ٣١ في الأسبوع إلى ٤.

وقولوا ما الذي سيحدث بعد ذلك ومتى، والعطلة محسوبة. «يصلكم الرد قبل السادسة من مساء الأحد» خير من «في أقرب وقت».

## اختبار يكفيه عصر واحد

خذوا أهم نموذج عندكم وافعلوا هذا على هاتف: املؤوا نصفه وأغلقوا المتصفح ثم عودوا؛ بدّلوا اللغة؛ اقطعوا الشبكة وأرسلوا؛ أعيدوها؛ اضغطوا مرتين؛ أوقفوا خادم البريد وأرسلوا ثانية. وسجلوا كل مرة يضيع فيها شيء.

كان في تجربتنا الأولى، على نموذج التواصل في موقعنا نحن، خمس علامات. سيدة دمنهور متخيَّلة، أما الأربعون دقيقة فمن سجلاتنا.
`,
      seo: {
        title: 'نماذج لا تضيّع ما كُتب: تسع ثغرات وسدها',
        description:
          'المسودات وصندوق الصادر والمعرّفات والتخزين قبل البريد والإيصال: كيف تُبنى نماذج لا يضيع منها شيء قبل الإرسال وبعده.',
      },
    },
  },
};
