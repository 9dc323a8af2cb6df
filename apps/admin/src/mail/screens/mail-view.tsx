import { fieldLabel, localeInfo } from '@nasaq/contract';
import { getTranslation } from '@payloadcms/translations';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import Link from 'next/link.js';
import { notFound } from 'next/navigation.js';
import type { DocumentViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import type { Mail } from '../../platform/payload/payload-types.ts';
import { interfaceLanguage, menuNumber } from '../../platform/staff/interface-language.ts';
import { MailFrame } from '../../platform/staff/screens/mail-frame.tsx';
import { Moment } from '../../platform/staff/screens/moment.tsx';
import { MailStateTag } from './cells.tsx';
import { mailTexts } from '../catalogue/index.ts';
import { ResendButton } from './resend-button.tsx';

/** One mail as its reader sees it, with what became of it. */
export async function MailView({ doc, i18n, payload, user }: DocumentViewServerProps) {
  if (!doc?.id || !user) notFound();
  const mail = doc as unknown as Mail;
  const language = interfaceLanguage(i18n);
  const texts = mailTexts[language];
  const admin = payload.config.routes.admin;
  const { relationTo, value } = mail.submission ?? {};
  const submission = relationTo
    ? await payload.findByID({
        collection: relationTo,
        id: Number(value),
        depth: 0,
        overrideAccess: true,
        disableErrors: true,
      })
    : null;
  return (
    <Gutter className="inbox-document">
      <SetStepNav
        nav={[
          {
            label: getTranslation(payload.collections.mails.config.labels.plural, i18n),
            url: `${admin}/collections/mails`,
          },
          { label: <bdi>{mail.subject}</bdi> },
        ]}
      />
      <div className="inbox-document__head">
        <p className="inbox-document__kind">
          <MailStateTag language={language} state={mail.state} />
        </p>
        <h1>
          <bdi>{mail.subject}</bdi>
        </h1>
      </div>
      <div className="inbox-document__columns">
        <article className="inbox-document__letter">
          <MailFrame
            className="inbox-mail"
            html={mail.html}
            lang={localeInfo[mail.locale].tag}
            title={`${texts.html}: ${mail.subject}`}
          />
          <details className="inbox-mail-text">
            <summary>{texts.text}</summary>
            <pre dir="auto">{mail.text}</pre>
          </details>
        </article>
        <aside className="inbox-document__side">
          <dl className="inbox-facts inbox-facts--narrow">
            <Fact label={texts.to}>
              <bdi dir="ltr">{mail.to}</bdi>
            </Fact>
            {mail.reply_to && (
              <Fact label={texts.replyTo}>
                <bdi dir="ltr">{mail.reply_to}</bdi>
              </Fact>
            )}
            <Fact label={texts.createdAt}>
              <Moment full language={language} value={mail.createdAt} />
            </Fact>
            {mail.sent_at && (
              <Fact label={texts.sentAt}>
                <Moment full language={language} value={mail.sent_at} />
              </Fact>
            )}
            {mail.state === 'queued' && mail.next_attempt_at && (
              <Fact label={texts.nextAttempt}>
                <Moment full language={language} value={mail.next_attempt_at} />
              </Fact>
            )}
            <Fact label={texts.attempts}>{menuNumber(language).format(mail.attempts ?? 0)}</Fact>
            {mail.last_error && (
              <Fact label={texts.lastError}>
                <span dir="auto">{mail.last_error}</span>
              </Fact>
            )}
            {relationTo && submission && (
              <Fact label={fieldLabel('reference', language)}>
                <Link href={`${admin}/collections/${relationTo}/${submission.id}`} prefetch={false}>
                  <bdi className="inbox-reference" dir="ltr">
                    {submission.reference}
                  </bdi>
                </Link>
              </Fact>
            )}
          </dl>
          {(mail.state === 'failed' || mail.state === 'kept') && <ResendButton id={mail.id} language={language} />}
        </aside>
      </div>
    </Gutter>
  );
}

function Fact({ children, label }: { children: ReactNode; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
