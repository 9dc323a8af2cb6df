import { languageNames, type Locale } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { env } from '../../env.ts';
import { filled, type MailText, mailText, queueMail, words } from '../../mail/index.ts';
import { loadCompany } from '../../platform/company/company.ts';
import { checkScreenTexts } from '../catalogue/index.ts';
import { inBoth } from '../checks/document.ts';
import type { Target } from '../saving/newest.ts';
import { rowsOf } from './language-states.ts';
import { whyStopped } from './why-stopped.ts';

interface Reader {
  email: string;
  /** Of their menus. */
  language?: Locale | null;
}

/** Tells who scheduled a publication that it was stopped, and by what. */
export async function tellStopped(req: PayloadRequest, target: Target, locale: Locale, reader: Reader): Promise<void> {
  const language = reader.language ?? 'en';
  const sentences = await whyStopped(req, target, locale, language);
  const mail = stoppedMail({
    language,
    company: await loadCompany(language, req.payload),
    name: languageNames[locale][language],
    title: await titleOf(req, target, language),
    address: addressOf(target, locale),
    sentences,
  });
  await queueMail({ ...mail, template: 'publishing_stopped', to: reader.email, locale: language }, req);
}

interface Stopped {
  language: Locale;
  company: Awaited<ReturnType<typeof loadCompany>>;
  /** Of the language that was to be published. */
  name: string;
  title: string;
  address: string;
  sentences: readonly string[];
}

export function stoppedMail({ address, company, language, name, sentences, title }: Stopped): MailText {
  const { stopped } = checkScreenTexts[language];
  const values = { title: words(title), language: name };
  return mailText({
    locale: language,
    company,
    subject: filled(stopped.subject, values),
    blocks: [
      { paragraph: filled(sentences.length > 0 ? stopped.lead : stopped.leadOther, values) },
      ...sentences.map((sentence) => ({ paragraph: [words(sentence)] })),
      { link: address, label: stopped.open },
      { note: [stopped.note] },
    ],
  });
}

async function titleOf(req: PayloadRequest, target: Target, language: Locale): Promise<string> {
  const rows = await rowsOf(req.payload, target);
  const titles = inBoth(rows?.newest[rows.name]);
  return titles[language] || titles.en || titles.ar;
}

function addressOf(target: Target, locale: Locale): string {
  const path = 'global' in target ? `globals/${target.global}` : `collections/${target.collection}/${target.id}`;
  return `${env.adminUrl}/admin/${path}?locale=${locale}`;
}
