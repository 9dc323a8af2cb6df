import { TextLink } from './text-link.jsx';

export function Section({ title, lead, more, ground = '', className = '', children }) {
  return (
    <section className={`section ${ground} ${className}`}>
      <div className="wrap">
        {title && (
          <header className="section-head">
            <h2 className="section-head__title">{title}</h2>
            {lead && <p className="section-head__lead">{lead}</p>}
            {more && <TextLink to={more.to}>{more.text}</TextLink>}
          </header>
        )}
        {children}
      </div>
    </section>
  );
}
