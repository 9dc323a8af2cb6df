import type { ArticleEntry } from '../types.ts';

export const invoicesAndPayment: ArticleEntry = {
  key: 'invoices-and-payment',
  category: 'orders-and-billing',
  related: ['articles:quotes-and-approval', 'articles:cancel-or-pause'],
  reviewBy: '2027-06-01',
  locales: {
    en: {
      slug: 'invoices-and-payment',
      title: 'Invoices and ways to pay',
      summary: 'When invoices come, how they can be paid, and what to do when one looks wrong.',
      seo: { title: '', description: '' },
      body: `Projects are paid in parts that follow the work: 30 per cent at the start, 40 when the test address shows everything, 30 after the launch. Operations contracts are paid by the quarter.

## The invoice

It is an electronic invoice registered with the Egyptian Tax Authority, in both languages, with your purchase number where you have one. It goes to the address that you named for accounts, not to the project’s owner.

## Paying

By bank transfer in pounds, dollars, riyals or dirhams, by cheque in Egypt, or by card through the link on the invoice. The reference of the invoice is enough. Payment is due within 21 days.

## If an invoice looks wrong

Answer the email that brought it. The due date stands still until it is settled, normally within two working days.

## If a payment is late

We remind you after seven days and call after fourteen. We stop work only after thirty, with a week’s notice, and we never take a site offline because of an open invoice.
`,
    },
    ar: {
      slug: 'الفواتير-والدفع',
      title: 'الفواتير وطرق الدفع',
      summary: 'متى تصل الفواتير، وكيف تُدفع، وماذا تفعل إذا بدا لك خطأ في إحداها.',
      seo: { title: '', description: '' },
      body: `تُدفع أثمان المشروعات على أجزاء تتبع العمل: ٣٠ في المئة عند البداية، و٤٠ حين يكتمل العرض على العنوان التجريبي، و٣٠ بعد الإطلاق. أما عقود التشغيل فتُدفع كل ثلاثة أشهر.

## الفاتورة

فاتورة إلكترونية مسجلة لدى مصلحة الضرائب المصرية، باللغتين، وعليها رقم أمر الشراء إن كان لديك. وتُرسل إلى عنوان الحسابات الذي حددته، لا إلى صاحب المشروع.

## الدفع

بتحويل بنكي بالجنيه أو الدولار أو الريال أو الدرهم، أو بشيك داخل مصر، أو بالبطاقة عبر الرابط المذكور في الفاتورة. ويكفي ذكر رقم الفاتورة. ومهلة السداد ٢١ يومًا.

## إذا بدا لك خطأ في الفاتورة

رُدّ على البريد الذي جاءت فيه الفاتورة، فتتوقف المهلة حتى يُحسم الأمر، وذلك في العادة خلال يومي عمل.

## إذا تأخر السداد

نذكّرك بعد سبعة أيام ونتصل بعد أربعة عشر. ولا نوقف العمل إلا بعد ثلاثين يومًا وبإخطار قبلها بأسبوع، ولا نُوقف موقعًا بسبب فاتورة مفتوحة أبدًا.
`,
    },
  },
};
