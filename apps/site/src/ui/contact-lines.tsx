import { useT } from '../locale/use-t.ts';
import { useSiteData } from '../router/use-site-data.ts';
import { Bdi } from './bdi.tsx';

/** The company's mail and phone as links, large; what is unknown is left out. */
export function ContactLines({ className = '' }: { className?: string }) {
  const t = useT();
  const { email, phone } = useSiteData().general;
  return (
    <ul className={`contact-lines ${className}`}>
      {email && (
        <li>
          <span className="contact-lines__label">{t('ui.email')}</span>{' '}
          <a href={`mailto:${email}`}>
            <Bdi>{email}</Bdi>
          </a>
        </li>
      )}
      {phone && (
        <li>
          <span className="contact-lines__label">{t('ui.phone')}</span>{' '}
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            <Bdi>{phone}</Bdi>
          </a>
        </li>
      )}
    </ul>
  );
}
