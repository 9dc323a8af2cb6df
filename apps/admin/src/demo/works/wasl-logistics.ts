import type { WorkEntry } from '../types.ts';

export const waslLogistics: WorkEntry = {
  key: 'wasl-logistics',
  year: 2022,
  industry: 'logistics',
  services: ['mobile-apps', 'systems-integration', 'search-and-analytics'],
  technologies: ['Kotlin', 'TypeScript', 'PostgreSQL', 'PostGIS', 'OR-Tools'],
  locales: {
    en: {
      slug: 'wasl-logistics',
      title: 'Eighty-six vans and the building after the pharmacy',
      client: 'Wasl Logistics',
      summary:
        'Route planning and a driver application for 86 vans in Greater Cairo: 17 per cent fewer kilometres, and addresses that improve every day.',
      challenge:
        'Wasl delivers 5,200 parcels a day. Routes were written on paper by two dispatchers who knew the city by heart and were both about to retire. One delivery in eight failed at the first attempt, mostly because the driver could not find the door, and each failure cost a second trip.',
      approach:
        'Before planning anything we rode along for three weeks and wrote down how drivers search. Their questions became the fields of an address: entrance, floor, doorman, parking, best hour. Masar was developed further around these fields, planned the routes with the dispatchers’ own corrections for two months, and took over vans in groups of ten.',
      result:
        'Failed first attempts fell from 12.6 to 4.1 per cent, and the fleet drives 17 per cent fewer kilometres for the same parcels. Both dispatchers stayed for a further year, as teachers of the system, and their 1,900 corrections are still in it.',
      figures: [
        { value: '−17%', label: 'kilometres for the same number of parcels' },
        { value: '4.1%', label: 'failed first attempts, from 12.6' },
        { value: '64,000', label: 'entrances confirmed by drivers' },
      ],
      quote: {
        text: 'I had forty years of Cairo in my head, and no one had ever asked me to write them down in a way a machine could use.',
        author: 'Hassan El-Gohary',
        role: 'Head dispatcher, Wasl Logistics',
      },
      gallery: [
        {
          alt: 'A parcel label with entrance, floor, doorman, parking and best hour, in front of a street with a pharmacy and three green doors',
          caption:
            'The five lines are the five questions that drivers asked on the phone, in the order in which they asked them.',
        },
        {
          alt: 'Two phones: the driver’s next stop with the details of the door, and the customer’s screen with a large three',
          caption:
            'Customers who saw the van walked towards it, so now they see how many stops are left and stay at the door.',
        },
        {
          alt: 'A printed route with red strokes and handwritten remarks such as “too low for lorries”',
          caption: 'Two dispatchers corrected by hand for two months; 1,900 of their remarks became rules.',
        },
      ],
      body: `
On the second morning a driver stopped in Ard El-Lewa, switched off the engine and called a customer. “The green door,” said the customer. There were three green doors. That call lasted four minutes, and it happened about 600 times a day.

## Knowledge that leaves with the van

Every driver knew hundreds of entrances, and each kept them to himself: in memory, in notes on the sun visor, in the names of contacts. A driver who changed districts started from nothing. We made the point at the door a thing that belongs to the address, with the name of whoever found it. The name mattered. Drivers began to compete for points, and Wasl pays a small bonus for every hundred confirmed.

## Two men against a program

For two months the dispatchers corrected the computed routes with a red pencil. Some corrections were habit; most were facts that no map contained: a market on Tuesdays, a school gate at two, a bridge where trucks turn back. We entered 1,900 of them. By the seventh week the pencil stayed on the table.

## What we would do differently

The first version showed customers the van’s live position. They began to walk towards it. Now they see the number of stops remaining, and stay where the parcel will arrive. More in [solutions](/solutions).
`,
      seo: {
        title: 'Wasl Logistics: routes for 86 delivery vans',
        description:
          'Route planning and a driver application for 86 vans in Greater Cairo: 17 per cent fewer kilometres, failed deliveries cut to 4.1.',
      },
    },
    ar: {
      slug: 'وصل-للنقل',
      title: 'ست وثمانون سيارة والعمارة التي بعد الصيدلية',
      client: 'وصل للخدمات اللوجستية',
      summary:
        'تخطيط خطوط السير لـ٨٦ سيارة في القاهرة الكبرى وتطبيق لسائقيها: كيلومترات أقل بنسبة ١٧ في المئة وعناوين تتحسن كل يوم.',
      challenge:
        'توصل «وصل» ٥٬٢٠٠ طرد في اليوم. كان يكتب خطوط السير على الورق مسؤولان للحركة يحفظان المدينة عن ظهر قلب، وكلاهما على وشك التقاعد. وكان توصيل من كل ثمانية يفشل في المحاولة الأولى، وأكثر ذلك لأن السائق لا يجد الباب، ولكل فشل ثمن هو رحلة ثانية.',
      approach:
        'قبل أن نخطط شيئًا ركبنا مع السائقين ثلاثة أسابيع وكتبنا كيف يبحثون. صارت أسئلتهم خانات العنوان: المدخل، والدور، والبواب، ومكان الوقوف، وأنسب ساعة. وطورنا «مسار» حول هذه الخانات، فخطط شهرين ومسؤولا الحركة يصححان له، ثم تسلم السيارات عشرًا بعد عشر.',
      result:
        'انخفض فشل المحاولة الأولى من ١٢٫٦ إلى ٤٫١ في المئة، ويقطع الأسطول كيلومترات أقل بنسبة ١٧ في المئة للطرود نفسها. وبقي مسؤولا الحركة عامًا آخر معلمين للنظام، وتصحيحاتهما، وعددها ١٬٩٠٠، ما زالت فيه.',
      figures: [
        { value: '−١٧٪', label: 'في الكيلومترات للعدد نفسه من الطرود' },
        { value: '٤٫١٪', label: 'فشل المحاولة الأولى بعد أن كان ١٢٫٦٪' },
        { value: '٦٤٬٠٠٠', label: 'مدخل أكده السائقون' },
      ],
      quote: {
        text: 'كان في رأسي أربعون عامًا من القاهرة، ولم يطلب مني أحد من قبل أن أكتبها بطريقة تفهمها آلة.',
        author: 'حسن الجوهري',
        role: 'كبير مسؤولي الحركة، وصل للخدمات اللوجستية',
      },
      gallery: [
        {
          alt: 'بطاقة طرد فيها المدخل والدور والبواب ومكان الوقوف وأنسب ساعة، أمام شارع فيه صيدلية وثلاثة أبواب خضراء',
          caption: 'السطور الخمسة هي الأسئلة الخمسة التي كان السائق يسألها بالهاتف، وبالترتيب نفسه.',
        },
        {
          alt: 'هاتفان: المحطة التالية للسائق وفيها وصف الباب، وشاشة العميل وعليها رقم ثلاثة كبير',
          caption: 'كان من يرى السيارة يسير نحوها، فصار يرى كم محطة بقيت وينتظر عند بابه.',
        },
        {
          alt: 'خط سير مطبوع عليه شطب أحمر وملاحظات مكتوبة باليد مثل «منخفض على النقل»',
          caption: 'صححه مسؤولا الحركة بأيديهما شهرين، وصارت ١٬٩٠٠ من ملاحظاتهما قواعد في النظام.',
        },
      ],
      body: `
في صباح اليوم الثاني وقف سائق في أرض اللواء، وأطفأ المحرك واتصل بالعميل. قال العميل: «الباب الأخضر». وكانت هناك ثلاثة أبواب خضراء. استغرقت المكالمة أربع دقائق، وكانت تتكرر نحو ٦٠٠ مرة في اليوم.

## معرفة ترحل مع السيارة

كان كل سائق يعرف مئات المداخل ويحتفظ بها لنفسه: في الذاكرة، أو في ورقة على حاجب الشمس، أو في أسماء جهات الاتصال. ومن انتقل إلى حي آخر بدأ من الصفر. جعلنا النقطة التي عند الباب ملكًا للعنوان، ومعها اسم من وجدها. كان الاسم مهمًا، فقد صار السائقون يتنافسون على النقاط، وتدفع الشركة مكافأة صغيرة عن كل مئة نقطة مؤكدة.

## رجلان أمام برنامج

ظل مسؤولا الحركة شهرين يصححان الخطوط المحسوبة بقلم أحمر. بعض التصحيحات عادة، وأكثرها حقائق ليست في أي خريطة: سوق يوم الثلاثاء، وباب مدرسة في الثانية ظهرًا، وكوبري تعود من عنده سيارات النقل. أدخلنا منها ١٬٩٠٠ تصحيح. وفي الأسبوع السابع بقي القلم على المكتب.

## ما كنا سنفعله بطريقة أخرى

كانت النسخة الأولى تعرض للعميل موقع السيارة لحظة بلحظة، فأخذ الناس يسيرون نحوها. أما الآن فيرون كم محطة بقيت، وينتظرون حيث سيصل الطرد. وهناك المزيد في [حلولنا](/ar/solutions).
`,
      seo: {
        title: 'وصل: خطوط سير لست وثمانين سيارة توصيل',
        description:
          'تخطيط خطوط السير لـ٨٦ سيارة في القاهرة الكبرى وتطبيق لسائقيها: كيلومترات أقل بنسبة ١٧ في المئة وفشل انخفض إلى ٤٫١ في المئة.',
      },
    },
  },
};
