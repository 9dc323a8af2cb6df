import type { PostEntry } from '../types.ts';

export const offlineFieldWork: PostEntry = {
  key: 'offline-field-work',
  publishedAt: '2026-04-28',
  author: 'karim-adel',
  tags: ['engineering', 'operations'],
  related: ['solutions:field-operations', 'services:mobile-apps', 'posts:forms-never-lose', 'works:wasl-logistics'],
  locales: {
    en: {
      slug: 'offline-field-work',
      title: 'Assume there is no network',
      summary:
        'Inspectors in basements, drivers under bridges, nurses in villages: how to build software that treats a connection as a pleasant surprise.',
      body: `
The request usually says “must also work offline”. The word “also” is where such projects go wrong. It describes a normal life with a network and an exception without one. In the field it is the other way round. We logged the phones of 140 drivers for a month: between seven in the morning and seven at night they had a usable connection for 61 per cent of the time, in pieces with a median length of four minutes.

So we turn the sentence around. The application works on the device. Now and then it exchanges letters with a server.

## The device owns the day

In the morning the phone takes along everything the day needs: the stops, the customers, the price list, the forms with their rules. Not a cache of what somebody happened to open, but a package, chosen on purpose, with a version and a size. For a meter inspector it is 3 megabytes. It is fetched on the office network, and the screen says in plain words that it is complete.

From then on every read and every write goes to a database on the phone. No button waits for an answer from outside. This alone makes the application feel three times faster, including on the best network in the world.

## Send facts, not states

The naive way to synchronise is to send the record as it now looks. Two people who changed different fields then overwrite each other, and the later one wins because his bus left the tunnel later.

We send what happened: “Hana marked stop 14 as delivered at 10:42, two crates missing.” Each fact carries an identifier made on the device, the device’s time and a running number. They wait in an outbox and leave in order. The server may receive the same fact five times and records it once, since the identifier is known. Nothing is ever retried with a new number.

Facts combine where states collide. “Two crates missing” and “gate code is 4471” about the same stop are both true, in either order. True conflicts remain, perhaps one in three thousand: two inspectors close the same case with opposite findings. These must not be decided by a clock. We keep both, mark the case and show it to the supervisor in the evening. In two years this has happened 37 times with one client, and he knew all the stories behind it.

## Clocks lie

Seven of the 140 phones were wrong by more than five minutes, one by eleven months. Never order events of different devices by their own clocks. Note the device’s time for humans, the running number for order within a device, and the server’s time of arrival for everything that money depends on. When the difference is large, tell the person, who often has no idea.

## Say where the work is

People who have once lost a morning’s work do not trust a spinning circle. They write on paper as well, and your beautiful application doubles their labour. What builds trust is a plain account, always on the screen:

- 14 entries on this phone, 11 with the office, 3 waiting;
- last exchange at 10:42;
- photographs travel on the office network only, as agreed.

Each entry has its own small mark for “here” and “there”. A drawer lists what is waiting and can be opened at any time. When somebody signs out with three entries in the outbox the application says so and keeps them.

Batteries deserve the same honesty. Try to connect when the radio is awake anyway, back off from one minute to fifteen, and never poll. Photographs are reduced on the device to 1,600 pixels, which is enough for any meter we have met.

## Test with a drawer

We own a kitchen drawer lined with metal foil. Before release, a full day’s route is done with the phone going in and out of it, switched off in the middle of a write, and with the date set to last year. What comes out at the server is compared, fact by fact, with a list on paper. It is a crude instrument. It has found more errors than our simulators, and it is described to [every client with people outdoors](/solutions) before we speak of screens.
`,
      seo: {
        title: 'Offline-first field software: assume no network',
        description:
          'Packages for the day, facts instead of states, an outbox people can see, clocks that lie, and a test with a metal drawer.',
      },
    },
    ar: {
      slug: 'العمل-الميداني-دون-شبكة',
      title: 'افترضوا أن لا شبكة',
      summary: 'مفتشون في الأقبية، وسائقون تحت الكباري، وممرضات في القرى: كيف نبني برنامجًا يعد الاتصال مفاجأة سارة.',
      body: `
تقول كراسة الشروط عادة: «ويعمل أيضًا دون اتصال». وكلمة «أيضًا» هي موضع الخلل، فهي تصف حياة طبيعية فيها شبكة واستثناء بلا شبكة. والأمر في الميدان معكوس. سجلنا حال هواتف ١٤٠ سائقًا شهرًا كاملًا، فكان الاتصال الصالح بين السابعة صباحًا والسابعة مساءً ٦١ في المئة من الوقت، في قطع متفرقة أوسطها أربع دقائق.

لذلك نقلب العبارة: التطبيق يعمل على الجهاز، ويتبادل الرسائل مع الخادم من حين إلى حين.

## اليوم ملك الجهاز

يأخذ الهاتف معه في الصباح كل ما يحتاج إليه اليوم: نقاط التوقف، والعملاء، وقائمة الأسعار، والنماذج بقواعدها. ليست نسخة مما صادف أن فتحه أحدهم، بل حقيبة مختارة لها رقم إصدار وحجم معلوم. حقيبة مفتش العدادات ثلاثة ميجابايت، يحملها من شبكة المكتب، وتقول الشاشة بعبارة واضحة إنها اكتملت.

وبعدها تذهب كل قراءة وكل كتابة إلى قاعدة بيانات على الهاتف نفسه، ولا ينتظر زر جوابًا من الخارج. وهذا وحده يجعل التطبيق أسرع ثلاث مرات في يد صاحبه، ولو كان على أفضل شبكة في العالم.

## أرسلوا ما حدث لا ما صار

الطريقة الساذجة في المزامنة أن نرسل السجل كما يبدو الآن. فإذا غيّر اثنان خانتين مختلفتين محا أحدهما عمل الآخر، وفاز من خرجت حافلته من النفق متأخرة.

أما نحن فنرسل الواقعة: «سجلت هناء تسليم النقطة ١٤ في ١٠:٤٢، ونقص صندوقان». لكل واقعة معرّف يُصنع على الجهاز، ووقت الجهاز، ورقم متسلسل. تنتظر الوقائع في صندوق الصادر وتخرج بترتيبها. وقد يتسلم الخادم الواقعة خمس مرات فيسجلها مرة واحدة لأن معرّفها معروف، ولا تُعاد محاولة برقم جديد أبدًا.

الوقائع تجتمع حيث تتصادم الحالات. «نقص صندوقان» و«رمز البوابة ٤٤٧١» صحيحتان معًا بأي ترتيب وصلتا. ويبقى تعارض حقيقي في حالة من كل ثلاثة آلاف تقريبًا: مفتشان يغلقان الملف نفسه بنتيجتين متضادتين. مثل هذا لا تحسمه الساعة. نحتفظ بالنتيجتين ونضع عليهما علامة ونعرضهما على المشرف مساءً. حدث ذلك عند أحد عملائنا ٣٧ مرة في عامين، وكان يعرف قصة كل واحدة منها.

## الساعات تكذب

سبعة هواتف من ١٤٠ كانت ساعتها خاطئة بأكثر من خمس دقائق، وواحد منها بأحد عشر شهرًا. فلا ترتبوا أحداث أجهزة مختلفة بساعاتها. سجلوا وقت الجهاز ليقرأه الناس، والرقم المتسلسل للترتيب داخل الجهاز الواحد، ووقت الوصول إلى الخادم لكل ما يترتب عليه مال. وإذا كان الفرق كبيرًا فأخبروا صاحب الهاتف، فكثيرًا ما لا يدري.

## قولوا أين العمل الآن

من ضاع عمل صباحه مرة لا يثق بدائرة تدور. يكتب على الورق كذلك، فيضاعف تطبيقكم الجميل جهده. والذي يبني الثقة حساب واضح لا يغيب عن الشاشة:

- ١٤ قيدًا على هذا الهاتف: ١١ وصلت إلى المكتب و٣ تنتظر.
- آخر تبادل في ١٠:٤٢.
- الصور تُرسل على شبكة المكتب فقط، كما اتفقنا.

ولكل قيد علامة صغيرة تقول «هنا» أو «هناك»، ودرج يُفتح في أي وقت ليعرض ما ينتظر. وإذا سجل أحدهم خروجه وفي صندوقه ثلاثة قيود نبهه التطبيق واحتفظ بها.

والبطارية تستحق الصدق نفسه: حاولوا الاتصال حين يكون جهاز الإرسال عاملًا أصلًا، وباعدوا بين المحاولات من دقيقة إلى خمس عشرة، ولا تسألوا الخادم كل حين. وتُصغَّر الصور على الجهاز إلى ١٬٦٠٠ نقطة، وهي تكفي كل عداد قابلناه.

## الاختبار في درج

عندنا درج مطبخ مبطن برقائق معدنية. قبل كل إصدار نقطع خط سير يوم كامل والهاتف يدخل الدرج ويخرج منه، ويُطفأ في أثناء الكتابة، وتاريخه على العام الماضي. ثم نقارن ما وصل إلى الخادم، واقعة واقعة، بقائمة على الورق. إنها أداة بدائية، لكنها كشفت من الأخطاء أكثر مما كشفت برامج المحاكاة، ونحكي عنها [لكل عميل يعمل موظفوه في الميدان](/ar/solutions) قبل أن نتحدث عن الشاشات.
`,
      seo: {
        title: 'برمجيات العمل الميداني: افترضوا أن لا شبكة',
        description:
          'حقيبة اليوم، والوقائع بدل الحالات، وصندوق صادر يراه صاحبه، وساعات تكذب، واختبار في درج مبطن بالمعدن.',
      },
    },
  },
};
