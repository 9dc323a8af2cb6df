export function Arrow() {
  return (
    <svg className="arrow arrow--forward " viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M3 12h17M13 5l7 7-7 7" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
