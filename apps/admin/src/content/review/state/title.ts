import { otherLocale, type Locale } from '@nasaq/contract';
import { wordsOf } from '@nasaq/translation';
import type { PayloadRequest } from 'payload';
import { bilingualOf } from '../../translation/field-specs.ts';
import { isPage } from '../addresses.ts';
import { configOf, type Subject } from '../subject.ts';
import { newestDraft } from './newest-docs.ts';

/** As its readers know it, in the language of the menus where that is written, else in the other one; else what it is called. */
export async function titleOf(req: PayloadRequest, subject: Subject, language: Locale): Promise<string> {
  const config = configOf(req, subject);
  if (isPage(subject.kind)) return bilingualOf('label' in config ? config.label : null)?.[language] ?? subject.kind;
  const docs = (await newestDraft(req, subject))?.docs;
  const title = wordsOf(docs?.[language].title) || wordsOf(docs?.[otherLocale(language)].title);
  if (title) return title;
  const kind = bilingualOf('labels' in config ? config.labels.singular : null)?.[language] ?? subject.kind;
  return `${kind} ${subject.id}`;
}
