import type { Locale } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { loadCompany, named } from '../platform/company/company.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import type { StaffRow } from './staff-password.ts';

/** What mails to a member of staff are written with: their language, else that of who causes the mail. */
export async function mailFacts({ language }: StaffRow, req: PayloadRequest) {
  const locale: Locale = language ?? interfaceLanguage(req.i18n);
  return { locale, company: named(await loadCompany(locale, req.payload)) };
}
