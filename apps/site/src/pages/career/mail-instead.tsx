import { mailAddress } from '../../content/write-to-us/index.ts';
import { useT } from '../../locale/translator.ts';
import { useSiteData } from '../../router/context.tsx';
import { Bdi } from '../../ui/bdi.tsx';

/** For whoever would rather write: the address, with a subject that names the job. */
export function MailInstead({ title }: { title: string }) {
  const t = useT();
  const { email } = useSiteData().general;
  if (email === '') return null;
  return (
    <p className="apply__mail">
      {t('career.apply.mail')}{' '}
      <a className="link" href={mailAddress(email, t('career.apply.subject', { title }), [])}>
        <Bdi>{email}</Bdi>
      </a>
    </p>
  );
}
