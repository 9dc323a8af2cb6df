import { paths } from '@nasaq/contract';
import { Link } from 'peer-link';
import { heroMarkup } from '../../../../apps/site/src/pages/home/hero-markup.ts';
import { buttonClass } from '../../../../apps/site/src/ui/button-class.ts';
import { messages } from '../messages.js';
import { TextLink } from '../shell/text-link.jsx';

export function Hero({ statement, intro }) {
  return (
    <section className="hero">
      <div className="hero__art" aria-hidden="true" dangerouslySetInnerHTML={{ __html: heroMarkup() }} />
      <div className="wrap hero__text">
        <h1 className="hero__statement">{statement}</h1>
        <div className="hero__intro">
          <p>{intro}</p>
          <div className="hero__actions">
            <Link href={paths.contact} className={buttonClass({ size: 'lg' })}>
              <span>{messages.home.start}</span>
            </Link>
            <TextLink to={paths.works}>{messages.home.see_work}</TextLink>
          </div>
        </div>
      </div>
    </section>
  );
}
