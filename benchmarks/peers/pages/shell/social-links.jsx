import { messages } from '../messages.js';
import { networks } from '../../../../apps/site/src/shell/networks.ts';

export function SocialLinks({ social }) {
  return (
    <ul className="foot__social" aria-label={messages.shell.footer.social}>
      {networks.map(({ name, title, path }) => (
        <li key={name}>
          <a href={social[name]} aria-label={title} rel="me noopener">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
