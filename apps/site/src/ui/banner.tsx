import type { ReactNode } from 'react';

/** A full-width red message above everything: an account that is blocked. */
export function Banner({ children }: { children: ReactNode }) {
  return (
    <div className="banner" role="alert">
      <div className="wrap banner__text">{children}</div>
    </div>
  );
}
