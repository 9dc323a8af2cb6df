import { useT } from '../../features/locale/use-t.ts';
import { useEnhanced } from '../../features/shell/use-enhanced.ts';
import { Bdi } from '../../ui/bdi.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';

/** How the sender finds this again: by the mail, or by the link where there is none. */
export function WayBack({ email, link }: { email: string | null; link: string }) {
  const t = useT();
  const enhanced = useEnhanced();
  // The address is set from left to right, whatever stands around it.
  if (email) return <p className="sent__mail">{t('sent.mail', { email: `\u2066${email}\u2069` })}</p>;
  return (
    <div className="sent__mail">
      <p>{t('sent.no_mail')}</p>
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
