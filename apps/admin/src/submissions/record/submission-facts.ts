import type { Locale, SubmissionKind } from '@nasaq/contract';
import type { Payload } from 'payload';
import { env } from '../../env.ts';
import { type Company, loadCompany } from '../../platform/company/company.ts';
import { isKeyedHash, keyedHash } from '../../platform/secrets/secret.ts';

/** What the mails about a submission tell. */
export interface SubmissionFacts {
  kind: SubmissionKind;
  reference: string;
  statusKey: string;
  locale: Locale;
  firstName: string;
  title: string;
  receivedAt: string;
  siteUrl: string;
  company: Company;
}

/** The parts of a stored submission that the facts are taken from. */
export interface FactSource {
  reference: string;
  locale: Locale;
  title?: string | null;
  first_name?: string | null;
  createdAt: string;
}

export async function submissionFacts(
  kind: SubmissionKind,
  doc: FactSource,
  payload: Payload,
): Promise<SubmissionFacts> {
  return {
    kind,
    reference: doc.reference,
    statusKey: statusKey(kind, doc.reference),
    locale: doc.locale,
    firstName: doc.first_name ?? '',
    title: doc.title ?? '',
    receivedAt: doc.createdAt,
    siteUrl: env.siteUrl,
    company: await loadCompany(doc.locale, payload),
  };
}

const length = 32;

/** Opens the status page of one submission without a code; 192 bits that only this host can make. */
export function statusKey(kind: SubmissionKind, reference: string): string {
  return keyedHash('status', `${kind}:${reference}`).slice(0, length);
}

export function isStatusKey(typed: string, kind: SubmissionKind, reference: string): boolean {
  return isKeyedHash(typed, 'status', `${kind}:${reference}`, length);
}
