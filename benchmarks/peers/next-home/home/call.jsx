import { paths } from '@nasaq/contract';
import Link from 'next/link';
import { Arrow } from '../../../../apps/site/src/ui/arrow.tsx';
import { buttonClass } from '../../../../apps/site/src/ui/button-class.ts';
import { messages } from '../messages.js';
import { ContactLines } from '../shell/contact-lines.jsx';

export function Call({ call, general }) {
  return (
    <section className="call on-lapis">
      <div className="wrap call__inner">
        <h2 className="call__title">{call.title}</h2>
        <div className="call__text">
          <p>{call.text}</p>
          <Link href={paths.contact} className={buttonClass({ size: 'lg' })}>
            <span>{messages.home.contact}</span>
            <Arrow />
          </Link>
        </div>
        <ContactLines general={general} className="call__lines" />
      </div>
    </section>
  );
}
