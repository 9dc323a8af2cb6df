import { paths } from '@nasaq/contract';
import { useT } from '../../features/locale/use-t.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ContactLines } from '../../ui/contact-lines.tsx';

/** The one clear call at the end of the page, on lapis. */
export function ContactCall({ title, text }: { title: string; text: string }) {
  const t = useT();
  return (
    <section className="call on-lapis">
      <div className="wrap call__inner">
        <h2 className="call__title">{title}</h2>
        <div className="call__text">
          <p>{text}</p>
          <ButtonLink to={paths.contact} size="lg" arrow>
            {t('home.contact')}
          </ButtonLink>
        </div>
        <ContactLines className="call__lines" />
      </div>
    </section>
  );
}
