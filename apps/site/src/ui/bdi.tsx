import type { ReactNode } from 'react';

/** Phones, mails, addresses, codes and versions: always left to right. With `auto`, names and titles that a person typed. */
export function Bdi({
  children,
  dir = 'ltr',
  className,
}: {
  children: ReactNode;
  dir?: 'ltr' | 'auto';
  className?: string;
}) {
  return (
    <bdi dir={dir} className={className}>
      {children}
    </bdi>
  );
}
