import { type Locale, locales } from '@nasaq/contract';
import type { Docs } from '@nasaq/translation';
import { type Finding, sentenceOf } from '@nasaq/translation/checks';
import type { PayloadRequest } from 'payload';
import type { Target } from '../saving/newest.ts';
import { checkDocument } from './check-document.ts';
import { fieldsOf } from './document.ts';
import { labelOf } from './label.ts';

/** What keeps a language from being published, each with the field that it is in. */
export async function stoppingSentences(
  req: PayloadRequest,
  target: Target,
  locale: Locale,
  language: Locale,
): Promise<string[]> {
  const checked = await checkDocument(req, target);
  if (!checked) return [];
  return stopping(checked.findings, [locale]).map((finding) => located(req, target, checked.docs, finding, language));
}

/** Findings that keep one of the languages from being published. */
export function stopping(findings: readonly Finding[], published: readonly Locale[] = locales): Finding[] {
  return findings.filter(({ level, locale }) => level === 'stops' && (locale === 'both' || published.includes(locale)));
}

/** «Steps › Step 2: Nothing is written here.» */
export function located(req: PayloadRequest, target: Target, docs: Docs, finding: Finding, language: Locale): string {
  const label = labelOf(fieldsOf(req.payload, target), docs, finding.path)[language];
  return `${label}: ${sentenceOf(finding, language)}`;
}
