import type { PostEntry } from '../types.ts';

export const migrationWithoutDowntime: PostEntry = {
  key: 'migration-without-downtime',
  publishedAt: '2026-06-30',
  author: 'omar-fathy',
  tags: ['operations', 'engineering'],
  related: [
    'services:cloud-operations',
    'services:systems-integration',
    'works:qanater-bank',
    'posts:honest-estimates',
  ],
  locales: {
    en: {
      slug: 'migration-without-downtime',
      title: 'Moving a live system without closing the shop',
      summary:
        'Six stages, each of which can be undone, and a rehearsal on a Tuesday. Notes from fourteen migrations, two of which we turned back.',
      body: `
The traditional migration takes place on a Thursday night. The system is shut at eleven, twelve people order pizza, a script runs, and at five in the morning somebody has to decide, with burning eyes, whether what they see is good enough. I have spent enough of these nights to know what is wrong with them. The decision falls at the hour when nobody should decide anything.

Since 2021 our operations group has moved fourteen systems that had to stay open, among them a register with nine million rows and the back office of a bank. None was closed for longer than four minutes. Twice we went back. I am as proud of the two as of the twelve.

## Every step has a way back

The plan is always the same ladder. You may stand on any rung for as long as you like, and you may climb down.

1. **Copy.** The new system receives all data of the old one, and then every change, within seconds. Nobody uses it.
2. **Compare.** A program reads both, all day, and reports what differs. This rung takes longest.
3. **Shadow.** Real questions go to both; the old one answers the customer, the new one answers us. We compare the answers and the time they took.
4. **Read.** One in a hundred readers is served from the new system, then ten, then all. Writing stays where it was.
5. **Write.** New entries go to the new system first and are copied back to the old.
6. **Let go.** After thirty quiet days the copying back ends and the old system is archived.

The fifth rung holds the secret. Because data flows backwards too, returning on day twenty costs nothing but pride. Most plans lose the way back at the very moment when real use begins to show the faults.

## Differences are the project

On the first day of comparing, the register showed 212,000 differences. Almost all came from eleven causes. Names with two kinds of yaa. Dates of birth on the first of January, which meant “unknown” to the old system. Amounts rounded in the report and not in the table. An hour that occurred twice in October.

Each cause gets a line: repair the old data, translate on the way, or accept, with a name under the acceptance. We do not climb before the list is empty. On the register it took nine weeks, and they were the actual work. The copying had taken a weekend.

## Rehearse on an ordinary Tuesday

The step that frightens everybody, number five, is practised on a complete copy, in daylight, by the people who will do it, with a stopwatch. At the third rehearsal we hide something: a full disk, an expired certificate, a colleague who does not answer the telephone. Then the instructions are corrected. They are written for a tired reader: one action in a line, the exact command, what you should see, and what to do if you see something else.

Before each rung we write down the conditions for turning round, as numbers. “More than 3 wrong answers in 10,000, or slower than 400 milliseconds for one in a hundred, for five minutes.” Whoever is on duty turns round when the number is reached. No meeting, no seniority. Both of our retreats took under six minutes and were decided by the youngest person in the room.

## What the customer should notice

Nothing, ideally, except that we tell them. We announce the stages to the people at the counters, since they notice first when something smells different, and give them one telephone number. Of the 31 oddities reported during the bank’s migration, 19 came from clerks and 12 from our monitoring.

Is it more expensive than one night with pizza? By about a fifth. But the night has a tail of repairs, which nobody enters under its name. When we included those, for three older projects, the ladder was cheaper in each.

If a system of yours has become too important to be touched, that is the ordinary case, and [a good first conversation](/contact). Bring the ugliest table.
`,
      seo: {
        title: 'Zero-downtime migration in six reversible stages',
        description:
          'Copy, compare, shadow, read, write, let go: how Nasaq moves live systems, when to turn back, and why rehearsals happen on Tuesdays.',
      },
    },
    ar: {
      slug: 'نقل-نظام-دون-إغلاقه',
      title: 'نقل نظام حي دون أن نغلق الدكان',
      summary: 'ست درجات يمكن النزول عن كل منها، وتمرين في يوم ثلاثاء. خلاصة أربع عشرة عملية نقل تراجعنا في اثنتين منها.',
      body: `
يجري النقل التقليدي ليلة خميس. يُغلق النظام في الحادية عشرة، ويطلب اثنا عشر شخصًا طعامًا، ويعمل البرنامج، ثم في الخامسة فجرًا على أحدهم أن يقرر بعينين محمرتين هل ما يراه مقبول. قضيت من هذه الليالي ما يكفي لأعرف عيبها: القرار يقع في الساعة التي لا ينبغي لأحد أن يقرر فيها شيئًا.

منذ ٢٠٢١ نقل فريق التشغيل أربعة عشر نظامًا كان لا بد أن تبقى مفتوحة، منها سجل من تسعة ملايين صف، ونظام داخلي لبنك. لم يُغلق أي منها أكثر من أربع دقائق. وتراجعنا في مرتين، وفخري بهما لا يقل عن فخري بالاثنتي عشرة.

## لكل درجة طريق رجوع

الخطة سلّم واحد لا يتغير. لكم أن تقفوا على أي درجة ما شئتم، ولكم أن تنزلوا.

1. **النسخ.** يتسلم النظام الجديد بيانات القديم كلها ثم كل تغيير خلال ثوانٍ. لا يستخدمه أحد.
2. **المقارنة.** برنامج يقرأ الاثنين طول النهار ويبلغ عن كل فرق. هذه أطول الدرجات.
3. **الظل.** تذهب الأسئلة الحقيقية إلى الاثنين، فيجيب القديم العميل ويجيبنا الجديد، ونقارن الجوابين وزمنهما.
4. **القراءة.** واحد من كل مئة قارئ يخدمه الجديد، ثم عشرة، ثم الجميع. وتبقى الكتابة في مكانها.
5. **الكتابة.** تدخل القيود الجديدة النظام الجديد أولًا، وتُنسخ رجوعًا إلى القديم.
6. **الترك.** بعد ثلاثين يومًا هادئًا ينتهي النسخ الراجع ويُحفظ القديم في الأرشيف.

والسر في الدرجة الخامسة. فما دامت البيانات تجري في الاتجاه المعاكس أيضًا لم يكلف الرجوع في اليوم العشرين إلا شيئًا من الكبرياء. وأكثر الخطط تفقد طريق الرجوع في اللحظة التي يبدأ فيها الاستخدام الحقيقي كشف العيوب.

## الفروق هي المشروع

في أول أيام المقارنة أظهر السجل ٢١٢ ألف فرق، كلها تقريبًا من أحد عشر سببًا. أسماء كُتبت بياءين مختلفتين. وتواريخ ميلاد في أول يناير معناها عند النظام القديم «غير معروف». ومبالغ قُرّبت في التقرير ولم تُقرّب في الجدول. وساعة تكررت مرتين في أكتوبر.

لكل سبب سطر: نصلح البيانات القديمة، أو نحوّلها في الطريق، أو نقبل الفرق وتحت القبول اسم صاحبه. ولا نصعد قبل أن تفرغ القائمة. استغرقت في السجل تسعة أسابيع، وكانت هي العمل حقًا. أما النسخ فاستغرق عطلة أسبوع واحدة.

## التمرين في يوم ثلاثاء عادي

الدرجة التي تخيف الجميع، وهي الخامسة، نتمرن عليها على نسخة كاملة في وضح النهار، بأيدي من سينفذونها، والساعة في اليد. وفي التمرين الثالث نخبئ شيئًا: قرصًا ممتلئًا، أو شهادة منتهية، أو زميلًا لا يرد على الهاتف. ثم تُصحح التعليمات. وهي مكتوبة لقارئ متعب: في كل سطر فعل واحد، والأمر بنصه، وما ينبغي أن تراه، وما تفعله إن رأيت غيره.

وقبل كل درجة نكتب شروط الرجوع أرقامًا: «أكثر من ٣ أجوبة خاطئة في كل عشرة آلاف، أو بطء يزيد على ٤٠٠ جزء من ألف من الثانية عند واحد من كل مئة، مدة خمس دقائق». ومن كان في المناوبة يرجع إذا بلغ الرقم حده، بلا اجتماع ولا أقدمية. لم يستغرق أي من تراجعينا ست دقائق، وقد قررهما أصغر من في الغرفة سنًا.

## ما الذي يلاحظه العميل

لا شيء في أحسن الأحوال، إلا أننا نخبره. نعلن الدرجات لموظفي الشبابيك، فهم أول من يشم رائحة غريبة، ونعطيهم رقم هاتف واحدًا. وصلتنا في أثناء نقل نظام البنك ٣١ ملاحظة، منها ١٩ من الموظفين و١٢ من أدوات المراقبة.

هل هو أغلى من ليلة واحدة وطعامها؟ بنحو الخُمس. لكن لليلة ذيلًا من الإصلاحات لا يسجلها أحد باسمها. وحين حسبناه في ثلاثة مشروعات أقدم، كان السلّم أرخص فيها جميعًا.

إن كان عندكم نظام صارت أهميته تمنع الاقتراب منه فهذا هو الوضع المعتاد، وهو [بداية جيدة لحديث](/ar/contact). أحضروا معكم أقبح جدول.
`,
      seo: {
        title: 'نقل الأنظمة دون توقف في ست درجات',
        description:
          'النسخ والمقارنة والظل والقراءة والكتابة والترك: كيف تنقل نسق الأنظمة الحية، ومتى ترجع، ولماذا تتمرن يوم الثلاثاء.',
      },
    },
  },
};
