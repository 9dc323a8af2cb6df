import { Gutter } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { reviewTexts } from '../../catalogue/index.ts';
import type { Previewed } from '../../entry/previewed.ts';
import { fieldsOf, newestDraft } from '../state/newest-docs.ts';
import { nameOfNewest } from '../../saving/newest.ts';
import { type Subject, targetOf } from '../subject.ts';
import { EntryThreads } from './entry-threads.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { ReviewBar } from './review-bar.tsx';
import { VersionsNav } from '../../saving/screens/versions-nav.tsx';

/** Beside the form of an entry or page: how the review of each language stands, and what was said at its fields. */
export async function ReviewView({ initPageResult }: DocumentViewServerProps) {
  const { req } = initPageResult;
  const texts = reviewTexts[interfaceLanguage(req.i18n)];
  const subject = subjectOf(initPageResult);
  const newest = await newestDraft(req, subject);
  return (
    <main className="review-view">
      <VersionsNav label={texts.title} name={await nameOfNewest(req, targetOf(subject))} />
      <Gutter>
        <div className="review-view__columns">
          <div>
            <h2>{texts.title}</h2>
            <ReviewBar subject={subject} />
          </div>
          <div>
            <h2>{texts.comments}</h2>
            <EntryThreads docs={newest?.docs ?? { en: {}, ar: {} }} fields={fieldsOf(req, subject)} subject={subject} />
          </div>
        </div>
      </Gutter>
    </main>
  );
}

/** Beside the versions: who did what. */
export async function HistoryView({ initPageResult }: DocumentViewServerProps) {
  const { req } = initPageResult;
  const texts = reviewTexts[interfaceLanguage(req.i18n)];
  const subject = subjectOf(initPageResult);
  return (
    <main className="review-view">
      <VersionsNav label={texts.history} name={await nameOfNewest(req, targetOf(subject))} />
      <Gutter>
        <p>{texts.historyHint}</p>
        <HistoryPanel fields={fieldsOf(req, subject)} subject={subject} />
      </Gutter>
    </main>
  );
}

function subjectOf({ collectionConfig, docID, globalConfig }: DocumentViewServerProps['initPageResult']): Subject {
  return collectionConfig
    ? { kind: collectionConfig.slug as Previewed, id: Number(docID) }
    : { kind: globalConfig!.slug as Previewed, id: 0 };
}
