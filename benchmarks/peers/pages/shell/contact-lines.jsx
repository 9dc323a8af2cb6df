import { Bdi } from '../../../../apps/site/src/ui/bdi.tsx';
import { messages } from '../messages.js';

export function ContactLines({ general: { email, phone }, className = '' }) {
  return (
    <ul className={`contact-lines ${className}`}>
      <li>
        <span className="contact-lines__label">{messages.ui.email}</span>
        <a href={`mailto:${email}`}>
          <Bdi>{email}</Bdi>
        </a>
      </li>
      <li>
        <span className="contact-lines__label">{messages.ui.phone}</span>
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <Bdi>{phone}</Bdi>
        </a>
      </li>
    </ul>
  );
}
