import type { ArticleEntry } from '../types.ts';

export const accountsAndPasswords: ArticleEntry = {
  key: 'accounts-and-passwords',
  category: 'hosting-and-security',
  related: ['articles:report-security-problem', 'companies:security'],
  reviewBy: '2027-07-01',
  locales: {
    en: {
      slug: 'accounts-and-passwords',
      title: 'Accounts and safe passwords',
      summary: 'Who should have an account, what makes a password good, and what to do when somebody leaves.',
      seo: { title: '', description: '' },
      body: `Most break-ins begin with a password, not with a clever attack. A few habits close that door.

## One person, one account

Shared accounts cannot be traced and are never closed. Accounts cost nothing; open one for everybody and give each the smallest role that does the work: editor, recruiter, support agent, sales or administrator.

## A good password

Long beats complicated: four random words are better than eight characters with symbols. Let a password manager invent and remember it. Never use it anywhere else.

## When somebody leaves

Remove the account on the last day, not in the next quarter. What the person wrote stays. If you want us to do it, one line to [care](/care) is enough; it is done within the hour during opening hours.

## After too many attempts

After five wrong passwords an account is locked for ten minutes. If that happens and it was not you, tell us: somebody is trying.

## What we never ask

Nobody from Nasaq will ever ask for your password, on the phone or by email.
`,
    },
    ar: {
      slug: 'الحسابات-وكلمات-المرور',
      title: 'الحسابات وكلمات المرور الآمنة',
      summary: 'لمن تفتح حسابًا، وما الذي يجعل كلمة المرور جيدة، وماذا تفعل إذا غادر أحدهم.',
      seo: { title: '', description: '' },
      body: `معظم الاختراقات تبدأ بكلمة مرور لا بهجوم بارع. وبضع عادات تغلق هذا الباب.

## لكل شخص حساب

الحساب المشترك لا يُعرف من استخدمه ولا يُغلق أبدًا. والحسابات بلا تكلفة، فافتح لكل شخص حسابًا وأعطه أصغر دور يكفي عمله: محرر، أو مسؤول توظيف، أو موظف دعم، أو مبيعات، أو مدير نظام.

## كلمة مرور جيدة

الطول خير من التعقيد: أربع كلمات عشوائية أفضل من ثمانية رموز معقدة. ودع مدير كلمات المرور يخترعها ويتذكرها، ولا تستخدمها في مكان آخر.

## إذا غادر أحدهم

احذف حسابه في يومه الأخير لا بعد ثلاثة أشهر، ويبقى ما كتبه. وإن أردت أن نفعل ذلك عنك فيكفي سطر إلى [فريق الرعاية](/ar/care)، ونتمه خلال ساعة في ساعات العمل.

## بعد محاولات كثيرة

بعد خمس كلمات مرور خاطئة يُقفل الحساب عشر دقائق. فإن حدث ذلك ولم تكن أنت فأخبرنا: هناك من يحاول الدخول.

## ما لا نسألك عنه أبدًا

لن يسألك أحد من نسق عن كلمة مرورك، لا بالهاتف ولا بالبريد.
`,
    },
  },
};
