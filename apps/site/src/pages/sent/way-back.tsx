import { useT } from '../../locale/translator.ts';
import { Bdi } from '../../ui/bdi.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useEnhanced } from '../../ui/use-enhanced.ts';

/**
 * How the sender finds this again: by the mail, where one comes, and by the link in any case. What is held back as spam
 * reads no other sentence, and so none of it may promise a mail.
 */
export function WayBack({ email, link }: { email: string | null; link: string }) {
  const t = useT();
  const enhanced = useEnhanced();
  return (
    <div className="sent__mail">
      {/* The address is set from left to right, whatever stands around it. */}
      <p>{email ? t('sent.mail', { email: `\u2066${email}\u2069` }) : t('sent.no_mail')}</p>
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
