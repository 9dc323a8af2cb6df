import {
  type ContentType,
  isolated,
  localePath,
  paths,
  promisedDays,
  statusPath,
  type SubmissionKind,
  workingDays,
} from '@nasaq/contract';
import { useFormat, useLocale, useT } from '../../locale/translator.ts';
import { useBrand, useModel } from '../../router/context.tsx';
import '../../styles/forms.css';
import { Bdi } from '../../ui/bdi.tsx';
import { Steps } from '../../ui/blocks.tsx';
import { ButtonLink } from '../../ui/buttons.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { patternUrl } from '../../ui/pattern-url.ts';
import { Section } from '../../ui/section.tsx';
import { useEnhanced } from '../../ui/use-enhanced.ts';
import type { loader } from './loader.ts';
import './sent.css';

const steps = ['first', 'second', 'third'] as const;

/** Each kind is drawn in the manner of what it is about. */
const art: Record<SubmissionKind, ContentType> = {
  contacts: 'services',
  feedback: 'posts',
  reports: 'solutions',
  orders: 'works',
  applications: 'careers',
  responses: 'companies',
};

/** The receipt: the reference, drawn as a pattern of its own, and what happens from here. */
export function Component() {
  const t = useT();
  const { date } = useFormat();
  const locale = useLocale();
  const brand = useBrand();
  const enhanced = useEnhanced();
  const { status, kindLabel, siteUrl } = useModel<typeof loader>();
  const { kind, reference, statusKey, email, receivedAt } = status;
  const follow = statusPath(reference, statusKey);
  return (
    <>
      <header className="sent">
        {!brand?.noPatterns && (
          <div className="sent__art on-ink" aria-hidden="true">
            <img
              src={patternUrl({ type: art[kind], key: reference }, 'wide', 'dark', '', brand)}
              alt=""
              width={960}
              height={720}
            />
          </div>
        )}
        <div className="wrap sent__text">
          <p className="sent__kind">{`${kindLabel} · ${t('sent.received', { date: date(receivedAt) })}`}</p>
          <h1 className="sent__title">{t(`sent.title.${kind}`)}</h1>
          {status.thanks && <p className="sent__thanks">{status.thanks}</p>}
          <p className="sent__label">{t('sent.reference')}</p>
          <p className="sent__reference">
            <Bdi>{reference}</Bdi>
          </p>
          {enhanced && (
            <CopyButton text={reference} copied={t('sent.copied')} notCopied={t('sent.not_copied')}>
              {t('sent.copy')}
            </CopyButton>
          )}
          <WayBack email={email} link={siteUrl + localePath(locale, follow)} />
        </div>
      </header>
      <Section title={t('sent.next')} ground="sunk" className="sent-next">
        <Steps
          steps={steps.map((step) => ({
            title: t(`sent.step.${kind}.${step}.title`),
            text: t(`sent.step.${kind}.${step}.text`, { days: workingDays(status.days ?? promisedDays[kind], locale) }),
          }))}
        />
        <p className="sent__actions">
          <ButtonLink to={follow} size="lg" arrow>
            {t('sent.status')}
          </ButtonLink>
          <ButtonLink to={paths.home} size="lg" variant="secondary">
            {t('sent.home')}
          </ButtonLink>
        </p>
      </Section>
    </>
  );
}

/**
 * How the sender finds this again: by the mail, where one comes, and by the link in any case. What is held back as spam
 * reads no other sentence, and so none of it may promise a mail.
 */
function WayBack({ email, link }: { email: string | null; link: string }) {
  const t = useT();
  const enhanced = useEnhanced();
  return (
    <div className="sent__mail">
      {/* The address is set from left to right, whatever stands around it. */}
      <p>{email ? t('sent.mail', { email: isolated(email, 'ltr') }) : t('sent.no_mail')}</p>
      <p className="sent__link">
        <a href={link} className="link">
          <Bdi>{link}</Bdi>
        </a>
      </p>
      {enhanced && (
        <CopyButton text={link} copied={t('sent.copied')} notCopied={t('sent.not_copied')}>
          {t('sent.copy_link')}
        </CopyButton>
      )}
    </div>
  );
}
