import { paths } from '@nasaq/contract';
import { useT } from '../locale/translator.ts';
import { useSiteData } from '../router/context.tsx';
import { Bdi } from './bdi.tsx';
import { ButtonLink } from './buttons.tsx';

interface Props {
  title: string;
  text: string;
  /** Text of the button that leads to the contact page. */
  button: string;
}

/** The one clear call at the end of a page, on lapis; mail and phone stand in the footer, which follows. */
export function ContactCall({ title, text, button }: Props) {
  return (
    <section className="call on-lapis">
      <div className="wrap call__inner">
        <h2 className="call__title">{title}</h2>
        <div className="call__text">
          <p>{text}</p>
          <ButtonLink to={paths.contact} size="lg" arrow>
            {button}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** The company's mail and phone as links, large; what is unknown is left out. */
export function ContactLines({ className = '' }: { className?: string }) {
  const t = useT();
  const { email, phone } = useSiteData().general;
  if (!email && !phone) return null;
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
