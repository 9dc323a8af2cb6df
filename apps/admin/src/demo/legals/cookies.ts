import type { LegalEntry } from '../types.ts';

export const cookies: LegalEntry = {
  key: 'cookies',
  revisedAt: '2026-09-01',
  locales: {
    en: {
      slug: 'cookies',
      title: 'Cookies and storage',
      summary: 'The few things that this site keeps in your browser, each with its purpose and lifetime.',
      seo: { title: '', description: '' },
      body: `This site keeps very little in your browser, and nothing that follows you elsewhere. That is why you are not asked for a consent: what is listed here is needed for what you do, or is set only when you choose something.

## 1. Language

The cookie **i18n_redirected** remembers whether you read in English or in Arabic. It lasts 365 days. It is set on your first visit, so that the front page comes in your language.

## 2. Light and dark

The entry **vueuse-color-scheme** in your browser's storage holds your choice of a light or dark page, or that the page should follow your system. It stays until you clear it and is never sent to us.

## 3. Drafts

What you type into a form is kept in your browser until you have sent it, so that a lost connection costs you nothing. Sent or discarded, it is gone.

## 4. Signing in

If you have an account and sign in, cookies hold your session. They are deleted when you sign out, and at the latest after thirty days. The page that you wanted to see before signing in is remembered until you are there.

## 5. Reloading

When a part of the page cannot be loaded, a note in the session storage prevents the page from reloading in a circle. It is gone when you close the window.

## 6. What there is not

No cookies of other companies, no advertising identifiers, no measurement of your behaviour, no embedded videos or maps that would load from elsewhere. If a page ever needs such a thing, it will ask first and work without it.

## 7. Clearing

You can delete everything at any time in the settings of your browser. The site goes on working; it only forgets your language and your light.
`,
    },
    ar: {
      slug: 'ملفات-الارتباط',
      title: 'ملفات الارتباط والتخزين',
      summary: 'الأشياء القليلة التي يحفظها الموقع في متصفحك، وغرض كل منها ومدته.',
      seo: { title: '', description: '' },
      body: `يحفظ هذا الموقع في متصفحك أقل القليل، ولا يحفظ شيئًا يتتبعك في مكان آخر. ولهذا لا نسألك موافقة: فما تراه هنا لازم لما تفعله، أو لا يُحفظ إلا حين تختار.

## ١. اللغة

ملف الارتباط **i18n_redirected** يتذكر هل تقرأ بالعربية أم بالإنجليزية، ومدته ٣٦٥ يومًا. ويُحفظ في زيارتك الأولى كي تأتيك الصفحة الرئيسية بلغتك.

## ٢. الفاتح والداكن

القيمة **vueuse-color-scheme** في تخزين متصفحك تحفظ اختيارك صفحة فاتحة أو داكنة، أو أن تتبع الصفحة نظام جهازك. وتبقى حتى تمحوها، ولا تُرسل إلينا أبدًا.

## ٣. المسودات

ما تكتبه في نموذج يبقى في متصفحك حتى ترسله، فلا يكلفك انقطاع الاتصال شيئًا. فإذا أُرسل أو تُرك زال.

## ٤. تسجيل الدخول

إذا كان لك حساب وسجلت الدخول حفظت ملفات الارتباط جلستك، وتُحذف عند خروجك، وبعد ثلاثين يومًا على الأكثر. وتُحفظ الصفحة التي كنت تقصدها حتى تصل إليها.

## ٥. إعادة التحميل

إذا تعذر تحميل جزء من الصفحة حُفظت ملاحظة في تخزين الجلسة تمنع الصفحة من إعادة التحميل في دائرة، وتزول حين تغلق النافذة.

## ٦. ما لا يوجد

لا ملفات ارتباط لشركات أخرى، ولا معرّفات إعلانية، ولا قياس لسلوكك، ولا مقاطع مرئية أو خرائط تُحمَّل من مكان آخر. وإذا احتاجت صفحة يومًا إلى شيء من ذلك فستسألك أولًا وستعمل بدونه.

## ٧. المحو

لك أن تمحو كل شيء في أي وقت من إعدادات متصفحك. ويظل الموقع يعمل، ولا ينسى إلا لغتك ولون صفحتك.
`,
    },
  },
};
