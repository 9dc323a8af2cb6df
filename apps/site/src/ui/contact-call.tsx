import { paths } from '@nasaq/contract';
import { ButtonLink } from './button-link.tsx';
import { ContactLines } from './contact-lines.tsx';

interface Props {
  title: string;
  text: string;
  /** Text of the button that leads to the contact page. */
  button: string;
}

/** The one clear call at the end of a page, on lapis. */
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
        <ContactLines className="call__lines" />
      </div>
    </section>
  );
}
