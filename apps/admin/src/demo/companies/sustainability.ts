import type { CompanyEntry } from '../types.ts';

export const sustainability: CompanyEntry = {
  key: 'sustainability',
  locales: {
    en: {
      slug: 'sustainability',
      title: 'Sustainability',
      summary: 'Light pages, long-lived systems, and a report with numbers that we do not like as well as those we do.',
      seo: { title: '', description: '' },
      figures: [
        { value: '0.06 g', label: 'CO₂ for a page view of our median site' },
        { value: '38 t', label: 'our emissions in 2025' },
        { value: '71 %', label: 'of it travel and commuting' },
        { value: '7 years', label: 'a laptop of ours is in use' },
      ],
      sections: [
        {
          title: 'Light pages',
          text: 'A page that weighs a fifth needs a fifth of the energy, and opens on an old phone.',
        },
        {
          title: 'Long-lived systems',
          text: 'The greenest rebuild is the one that is not needed. Our oldest system in use is eleven years old.',
        },
        {
          title: 'Near each other',
          text: 'Two offices and two days at home a week saved 14 tonnes of commuting last year.',
        },
      ],
      body: `A digital company looks clean because its smoke rises elsewhere. We have counted ours since 2021.

## What we count

Electricity of our offices, data centres by their own certificates, travel, the way to work, and the making of our devices. We do not count what our clients' readers use, but we measure it and report it to each client.

## What we have changed

Page weight is part of every estimate: a budget in kilobytes stands beside the budget in pounds. Jobs that are not urgent run at noon, when there is most sun in the Egyptian grid. Devices are repaired twice before they are replaced, and then go to a school in Imbaba.

## What has not worked

We wanted to halve our flights by 2025 and have reached minus 22 per cent. Clients in the Gulf still like to sit at one table with us at the beginning and at the end, and so do we. The new aim is one visit instead of two, by 2027.
`,
    },
    ar: {
      slug: 'الاستدامة',
      title: 'الاستدامة',
      summary: 'صفحات خفيفة، وأنظمة تعيش طويلًا، وتقرير فيه الأرقام التي تسرنا والتي لا تسرنا.',
      seo: { title: '', description: '' },
      figures: [
        { value: '٠٫٠٦ غرام', label: 'من ثاني أكسيد الكربون لكل مشاهدة في موقعنا الوسيط' },
        { value: '٣٨ طنًا', label: 'انبعاثاتنا سنة ٢٠٢٥' },
        { value: '٧١٪', label: 'منها للسفر والتنقل' },
        { value: '٧ سنوات', label: 'عمر الحاسوب المحمول عندنا' },
      ],
      sections: [
        { title: 'صفحات خفيفة', text: 'الصفحة التي تزن الخُمس تحتاج إلى خُمس الطاقة، وتُفتح على هاتف قديم.' },
        {
          title: 'أنظمة تعيش طويلًا',
          text: 'أكثر إعادات البناء حفظًا للبيئة تلك التي لا نحتاج إليها. وأقدم نظام لنا في الخدمة عمره أحد عشر عامًا.',
        },
        {
          title: 'القرب',
          text: 'وفر المكتبان والعمل من البيت يومين في الأسبوع ١٤ طنًا من انبعاثات التنقل في العام الماضي.',
        },
      ],
      body: `تبدو الشركة الرقمية نظيفة لأن دخانها يتصاعد في مكان آخر. ونحن نحصي دخاننا منذ ٢٠٢١.

## ماذا نحصي

كهرباء مكاتبنا، ومراكز البيانات بحسب شهاداتها، والسفر، والطريق إلى العمل، وصناعة أجهزتنا. ولا نحصي ما يستهلكه قراء عملائنا، لكننا نقيسه ونبلغ به كل عميل.

## ما غيّرناه

صار وزن الصفحة جزءًا من كل تقدير: ميزانية بالكيلوبايت إلى جوار الميزانية بالجنيه. والمهام غير العاجلة تجري ظهرًا حين تكون حصة الشمس في الشبكة المصرية أكبر. وتُصلح الأجهزة مرتين قبل أن تُستبدل، ثم تذهب إلى مدرسة في إمبابة.

## ما لم ينجح

أردنا أن نخفض رحلاتنا الجوية إلى النصف بحلول ٢٠٢٥ وبلغنا ٢٢ في المئة فقط. فعملاؤنا في الخليج ما زالوا يحبون الجلوس معنا إلى طاولة واحدة في البداية والنهاية، ونحن كذلك. والهدف الجديد زيارة بدل اثنتين بحلول ٢٠٢٧.
`,
    },
  },
};
