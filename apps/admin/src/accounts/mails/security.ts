import { type MailText, greeting, latin, mailText, phrase, words } from '../../mail/index.ts';
import type { AccountMail } from './invitation.ts';
import { maskedEmail } from '../../platform/secrets/masked-email.ts';

/** To whoever's password has been set, of an account or of a member of staff; `link` is for who did not do it. */
export function passwordChangedMail({ company, link, locale, name }: AccountMail & { link: string }): MailText {
  if (locale === 'ar')
    return mailText({
      locale,
      company,
      subject: ['تغيّرت كلمة مرورك'],
      blocks: [
        greeting(name, locale),
        {
          paragraph: phrase`عُيّنت الآن كلمة مرور جديدة لحسابك لدى ${words(company.name)}، وأُغلقت جلساته على الأجهزة الأخرى.`,
        },
        {
          paragraph: ['إن كنت أنت من فعل فلا يلزمك شيء. وإن لم تكن أنت فعيّن كلمة أخرى في الحال، ثم رد على هذه الرسالة.'],
        },
        { link, label: 'عيّن كلمة مرور أخرى' },
      ],
    });
  return mailText({
    locale,
    company,
    subject: ['Your password was changed'],
    blocks: [
      greeting(name, locale),
      {
        paragraph: phrase`A new password was just set for your account at ${words(company.name)}, and its sessions on other devices have ended.`,
      },
      {
        paragraph: [
          'If it was you, there is nothing to do. If it was not, set another one at once, and answer this mail.',
        ],
      },
      { link, label: 'Set another password' },
    ],
  });
}

/** To the address that an account, or a member of staff, had until now; `to` is the new one. */
export function addressChangedMail({ company, locale, name, to }: AccountMail & { to: string }): MailText {
  if (locale === 'ar')
    return mailText({
      locale,
      company,
      subject: ['تغيّر عنوان حسابك'],
      blocks: [
        greeting(name, locale),
        {
          paragraph: phrase`يستعمل حسابك لدى ${words(company.name)} من الآن عنوانًا آخر: ${latin(maskedEmail(to))}. ولم يعد هذا العنوان صالحًا للدخول إليه.`,
        },
        { paragraph: ['إن لم تطلب ذلك فرد على هذه الرسالة اليوم، فهي آخر ما نرسله إلى هذا العنوان بشأن الحساب.'] },
      ],
    });
  return mailText({
    locale,
    company,
    subject: ['The address of your account was changed'],
    blocks: [
      greeting(name, locale),
      {
        paragraph: phrase`Your account at ${words(company.name)} has another address from now on: ${latin(maskedEmail(to))}. This one no longer signs in.`,
      },
      {
        paragraph: [
          'If you did not ask for it, answer this mail today: it is the last one that we send here about the account.',
        ],
      },
    ],
  });
}

/** To the address that an account has from now on, with the link for a password, which proves it; good for seven days. */
export function newAddressMail({ company, link, locale, name }: AccountMail & { link: string }): MailText {
  if (locale === 'ar')
    return mailText({
      locale,
      company,
      subject: phrase`هذا عنوان حسابك لدى ${words(company.name)}`,
      blocks: [
        greeting(name, locale),
        {
          paragraph: phrase`صار هذا عنوان حسابك لدى ${words(company.name)}. عيّن كلمة مرور لتدخل به، فبها يتأكد لنا أنه عنوانك. يصلح الرابط سبعة أيام ولمرة واحدة.`,
        },
        { link, label: 'عيّن كلمة المرور' },
        { note: ['إن لم تكن لك صلة بنا فقد كُتب عنوانك خطأً: تجاهل هذه الرسالة، ولن يدخل أحد إلى الحساب.'] },
      ],
    });
  return mailText({
    locale,
    company,
    subject: phrase`The address of your account at ${words(company.name)}`,
    blocks: [
      greeting(name, locale),
      {
        paragraph: phrase`Your account at ${words(company.name)} has this address from now on. Set a password to sign in with it: that proves to us that it is yours. This link is good for seven days, and once.`,
      },
      { link, label: 'Set a password' },
      {
        note: [
          'If you have nothing to do with us, your address was typed by mistake: ignore this mail, and nobody gets into the account.',
        ],
      },
    ],
  });
}

/** To the owner of an account that was blocked; `reason` in their language. */
export function bannedMail({ company, locale, name, reason }: AccountMail & { reason: string }): MailText {
  if (locale === 'ar')
    return mailText({
      locale,
      company,
      subject: ['حُظر حسابك'],
      blocks: [
        greeting(name, locale),
        {
          paragraph: phrase`حُظر حسابك لدى ${words(company.name)}، فلا يستطيع تقديم طلبات. ويبقى لك أن تدخل إليه وتقرأ كل ما فيه وتراسلنا.`,
        },
        { quote: reason, label: ['السبب'] },
        { paragraph: ['إن رأيت في ذلك خطأ فرد على هذه الرسالة.'] },
      ],
    });
  return mailText({
    locale,
    company,
    subject: ['Your account is blocked'],
    blocks: [
      greeting(name, locale),
      {
        paragraph: phrase`Your account at ${words(company.name)} is blocked: it cannot order. You can still sign in, read everything in it, and write to us.`,
      },
      { quote: reason, label: ['The reason'] },
      { paragraph: ['If you think that this is a mistake, answer this mail.'] },
    ],
  });
}

/** To the owner of an account whose block has ended. */
export function unbannedMail({ company, locale, name }: AccountMail): MailText {
  if (locale === 'ar')
    return mailText({
      locale,
      company,
      subject: ['رُفع الحظر عن حسابك'],
      blocks: [
        greeting(name, locale),
        { paragraph: phrase`رُفع الحظر عن حسابك لدى ${words(company.name)}، وعاد كل شيء فيه كما كان.` },
      ],
    });
  return mailText({
    locale,
    company,
    subject: ['Your account is no longer blocked'],
    blocks: [
      greeting(name, locale),
      {
        paragraph: phrase`Your account at ${words(company.name)} is no longer blocked: you can do everything with it again.`,
      },
    ],
  });
}
