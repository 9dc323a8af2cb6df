import type { Locale } from '@nasaq/contract';
import { type MailBody, type MailText, latin, mailText, phrase, words } from '../../mail/index.ts';

interface OrdersErased {
  locale: Locale;
  company: MailBody['company'];
  /** `state` in words. */
  orders: readonly { reference: string; title: string; state: string }[];
}

/** To those who work on orders: their owner has deleted the account, and with it these. */
export function ordersErasedMail({ company, locale, orders }: OrdersErased): MailText {
  const lines = orders.map(({ reference, state, title }) => ({
    paragraph: phrase`${latin(reference)} · ${words(title)} · ${words(state)}`,
  }));
  if (locale === 'ar')
    return mailText({
      locale,
      company,
      subject: ['طلبات انتهت بحذف حساب صاحبها'],
      blocks: [
        { paragraph: ['حذف صاحب هذه الطلبات حسابه، ومعه اسمه ونصوصه وملفاته:'] },
        ...lines,
        {
          note: ['ما قُبل عرضه منها باقٍ في قائمة الطلبات بمرجعه وحالاته، من غير اسم ولا نص ولا ملفات. وما سواه حُذف كله.'],
        },
      ],
    });
  return mailText({
    locale,
    company,
    subject: ['Orders that ended with the account of their owner'],
    blocks: [
      { paragraph: ['Whoever sent these orders has deleted their account, and with it their name, texts and files:'] },
      ...lines,
      {
        note: [
          'Those with an accepted quote stay among the orders with their reference and states, without a name, a text or a file. The others are gone.',
        ],
      },
    ],
  });
}
