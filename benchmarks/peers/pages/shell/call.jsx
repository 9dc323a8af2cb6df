import { paths } from '@nasaq/contract';
import { ButtonLink } from './button-link.jsx';
import { ContactLines } from './contact-lines.jsx';

export function Call({ title, text, button, general }) {
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
        <ContactLines general={general} className="call__lines" />
      </div>
    </section>
  );
}
