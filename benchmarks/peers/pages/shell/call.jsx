import { paths } from '@nasaq/contract';
import { ButtonLink } from './button-link.jsx';

export function Call({ title, text, button }) {
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
