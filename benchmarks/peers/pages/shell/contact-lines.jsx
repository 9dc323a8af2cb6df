import { messages } from '../messages.js';

export function ContactLines({ general: { email, phone }, className = '' }) {
  return (
    <ul className={`contact-lines ${className}`}>
      <li>
        <span className="contact-lines__label">{messages.ui.email}</span>
        <a href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </a>
      </li>
      <li>
        <span className="contact-lines__label">{messages.ui.phone}</span>
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      </li>
    </ul>
  );
}
