import { isSubmissionKind, kindLabels } from '@nasaq/contract';
import { getTranslation } from '@payloadcms/translations';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { notFound } from 'next/navigation.js';
import type { DocumentViewServerProps } from 'payload';
import { recordOpened } from '../../../platform/staff/audit/record-act.ts';
import { hasRole, mayAnswerSubmissions } from '../../../platform/staff/access.ts';
import { HandlingPanel } from '../handling/handling-panel.tsx';
import { inboxTexts } from '../../catalogue/index.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { Moment } from '../../../platform/staff/screens/moment.tsx';
import { StateTag } from '../state-tag.tsx';
import { assigneeOf, type SubmissionRecord } from '../submission-record.ts';
import { Attachments } from './attachments.tsx';
import { Banners } from './banners.tsx';
import { History } from './history.tsx';
import { Letter } from './letter.tsx';
import { loadAttached } from './load-attached.ts';

interface Props extends DocumentViewServerProps {
  /** Address of the site, from the config: these modules must not read the environment. */
  siteUrl: string;
}

/** One submission: what was sent as a letter to read, and beside it what is done with it. */
export async function SubmissionView({ doc, i18n, initPageResult, payload, siteUrl, user }: Props) {
  const kind = initPageResult.collectionConfig?.slug;
  // There is no making of new ones.
  if (!isSubmissionKind(kind) || !doc?.id || !user) notFound();
  const record = doc as SubmissionRecord;
  // Before anything is shown: what nobody could record, nobody reads.
  await recordOpened({ kind, record: record.id, subject: record.reference, actor: user }, payload);
  const language = interfaceLanguage(i18n);
  const texts = inboxTexts[language];
  const list = getTranslation(payload.collections[kind].config.labels.plural, i18n);
  const { colleagues, events, files, mails } = await loadAttached(payload, kind, record, { language, user });
  const handled = {
    kind,
    id: record.id,
    reference: record.reference,
    state: record.state,
    spam: Boolean(record.spam),
    hasEmail: Boolean(record.email),
    assignee: assigneeOf(record),
    colleagues,
    me: Number(user.id),
    language,
  };
  const mayAnswer = mayAnswerSubmissions(user, kind);
  return (
    <Gutter className="inbox-document">
      <SetStepNav
        nav={[
          { label: list, url: `${payload.config.routes.admin}/collections/${kind}` },
          { label: <bdi dir="ltr">{record.reference}</bdi> },
        ]}
      />
      <div className="inbox-document__head">
        <p className="inbox-document__kind">
          {kindLabels[kind][language]}
          <bdi className="inbox-reference" dir="ltr">
            {record.reference}
          </bdi>
          <StateTag kind={kind} language={language} state={record.state} />
        </p>
        <h1>
          <bdi>{record.title}</bdi>
        </h1>
        <p className="inbox-quiet">
          {texts.received} <Moment language={language} value={record.createdAt} /> · {texts.wroteIn[record.locale]}
        </p>
      </div>
      <Banners {...handled} mayAnswer={mayAnswer} record={record} />
      <div className="inbox-document__columns">
        <article className="inbox-document__letter">
          <Letter kind={kind} language={language} payload={payload} record={record} siteUrl={siteUrl} user={user} />
          <Attachments asked={record.asked} events={events} files={files} language={language} />
        </article>
        {mayAnswer && <HandlingPanel {...handled} mayDelete={hasRole(user)} />}
        <History {...{ colleagues, events, kind, language, mails }} me={handled.me} />
      </div>
    </Gutter>
  );
}
