import { useT } from '../../locale/translator.ts';
import { useSiteData } from '../../router/context.tsx';
import { Bdi } from '../../ui/bdi.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { OpeningHours } from '../opening-hours/index.ts';
import { mailAddress } from './mail-address.ts';

interface Props {
  /** Title above the ways to write. */
  title: string;
  text: string;
  /** Subject of the mail. */
  subject: string;
  /** What the mail should say, one prompt a line, ready to be filled in. */
  prompts: string[];
}

/** The ways to reach the company by mail, phone and in person; the mail opens with the right questions in it. */
export function WriteToUs({ title, text, subject, prompts }: Props) {
  const t = useT();
  const { general, address } = useSiteData();
  return (
    <section className="write" aria-labelledby="write">
      <h2 id="write">{title}</h2>
      <p className="write__text">{text}</p>
      <ul className="write__prompts">
        {prompts.map((prompt) => (
          <li key={prompt}>{prompt}</li>
        ))}
      </ul>
      <p className="write__actions">
        <a
          className={buttonClass({ variant: 'primary', size: 'lg' })}
          href={mailAddress(
            general.email,
            subject,
            prompts.map((prompt) => `${prompt}\r\n\r\n`),
          )}
        >
          {t('live_chat.without.mail')}
        </a>
        <a
          className={buttonClass({ variant: 'secondary', size: 'lg' })}
          href={`tel:${general.phone.replace(/[^+\d]/g, '')}`}
        >
          <span>{t('live_chat.without.call')}</span> <Bdi>{general.phone}</Bdi>
        </a>
      </p>
      <div className="write__place">
        <OpeningHours level={3} />
        {address && (
          <section>
            <h3>{t('hours.address')}</h3>
            <address>{address}</address>
          </section>
        )}
      </div>
    </section>
  );
}
