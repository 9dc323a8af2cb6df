import type { ReactNode } from 'react';

export function GuestLayout({ children }: { children: ReactNode }) {
  return <main id="content" tabIndex={-1}>{children}</main>;
}
