import type { CompanyEntry } from '../types.ts';

export const partners: CompanyEntry = {
  key: 'partners',
  locales: {
    en: {
      slug: 'partners',
      title: 'Partners',
      summary: 'The printers, photographers, hosts and studios we work with, and how somebody becomes one.',
      seo: { title: '', description: '' },
      figures: [
        { value: '17', label: 'partners, 12 of them in Egypt' },
        { value: '9 days', label: 'until an invoice of a partner is paid' },
        { value: '8 years', label: 'the longest partnership' },
        { value: '3', label: 'partners found through our own clients' },
      ],
      sections: [
        {
          title: 'Photography and film',
          text: 'Three studios in Cairo and one in Jeddah, who photograph people at work and not models.',
        },
        { title: 'Hosting', text: 'Two data centres with published energy figures, in Egypt and in Germany.' },
        {
          title: 'Translation and voice',
          text: 'Editors and speakers for French, German and Nubian, when two languages are not enough.',
        },
      ],
      body: `We do four things well and leave the others to people who do them better. A partner works under their own name; you know who did what, and you pay no hidden margin.

## What we promise partners

A brief of at most two pages, one person to talk to, payment within fourteen days (nine on average), and the right to show the work. We do not ask for free samples and we do not set partners against each other.

## What we ask of them

A look at real work, two references that we may call, and care for both languages where language is involved. Partners who see personal data sign the same agreement on data as we do.

## Becoming one

Write to us through the [contact page](/contact) with three works that you are proud of and one that went wrong, with a sentence about why. Salma Hegazy reads every message. We answer within ten working days, also when the answer is no.
`,
    },
    ar: {
      slug: 'شركاؤنا',
      title: 'شركاؤنا',
      summary: 'من نعمل معهم من المصورين والمطابع ومراكز الاستضافة والاستوديوهات، وكيف تصبح واحدًا منهم.',
      seo: { title: '', description: '' },
      figures: [
        { value: '١٧', label: 'شريكًا، ١٢ منهم في مصر' },
        { value: '٩ أيام', label: 'حتى تُدفع فاتورة الشريك' },
        { value: '٨ سنوات', label: 'أطول شراكة' },
        { value: 'ثلاثة', label: 'شركاء عرفناهم عن طريق عملائنا' },
      ],
      sections: [
        { title: 'التصوير والأفلام', text: 'ثلاثة استوديوهات في القاهرة وواحد في جدة، يصورون الناس في أعمالهم لا عارضين.' },
        { title: 'الاستضافة', text: 'مركزان للبيانات ينشران أرقام استهلاكهما للطاقة، في مصر وألمانيا.' },
        { title: 'الترجمة والصوت', text: 'محررون ومتحدثون بالفرنسية والألمانية والنوبية، حين لا تكفي لغتان.' },
      ],
      body: `نتقن أربعة أشياء ونترك الباقي لمن يتقنه أكثر منا. ويعمل الشريك باسمه، فتعرف من فعل ماذا، ولا تدفع هامشًا خفيًا.

## ما نعد به شركاءنا

تكليف مكتوب في صفحتين على الأكثر، وشخص واحد للتواصل، وسداد خلال أربعة عشر يومًا (تسعة في المتوسط)، والحق في عرض العمل. ولا نطلب نماذج مجانية ولا نضرب شريكًا بشريك.

## ما نطلبه منهم

أن نرى عملًا حقيقيًا، وأن نتصل بعميلين سابقين، وأن يعتنوا باللغتين حيث تكون اللغة جزءًا من العمل. ومن يطلع منهم على بيانات شخصية يوقع اتفاق البيانات الذي نوقعه نحن.

## كيف تصبح شريكًا

راسلنا من [صفحة التواصل](/ar/contact) بثلاثة أعمال تفخر بها وعمل لم ينجح، مع جملة عن السبب. تقرأ سلمى حجازي كل رسالة، ونجيب خلال عشرة أيام عمل وإن كان الجواب اعتذارًا.
`,
    },
  },
};
