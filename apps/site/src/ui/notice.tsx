import type { ReactNode } from 'react';

/** A quiet message in the page: something exists only in the other language, a job is closed. */
export function Notice({
  children,
  tone = 'info',
}: {
  children: ReactNode;
  tone?: 'info' | 'success' | 'warning' | 'danger';
}) {
  return (
    <div className={`notice notice--${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}

/** A full-width red message above everything: an account that is blocked. */
export function Banner({ children }: { children: ReactNode }) {
  return (
    <div className="banner" role="alert">
      <div className="wrap banner__text">{children}</div>
    </div>
  );
}
