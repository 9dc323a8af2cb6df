export function Quote({ text, author, role }) {
  return (
    <figure className="quote">
      <svg viewBox="0 0 44 20" className="quote__mark" aria-hidden="true">
        <path d="M10 0l10 10-10 10L0 10zM34 0l10 10-10 10-10-10z" fill="currentColor" />
      </svg>
      <blockquote className="quote__text">{text}</blockquote>
      <figcaption className="quote__by">
        <span>{author}</span>
        {role && <span>{role}</span>}
      </figcaption>
    </figure>
  );
}
