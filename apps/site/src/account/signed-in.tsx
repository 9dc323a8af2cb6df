import type { AccountUser } from '@nasaq/contract';
import type { ComponentType, ReactNode } from 'react';
import { useUser } from '../session/index.ts';

/** What only signed-in readers see outside the pages of their account. */
export type SignedInParts = Record<'banner' | 'bar' | 'links' | 'blockedForm', ComponentType<{ user: AccountUser }>>;

interface Props {
  part: keyof SignedInParts;
  /** What the others see in its place. */
  otherwise?: ReactNode;
}

let parts: SignedInParts | undefined;

/** What only signed-in readers see; it is there once it is loaded. */
export function SignedIn({ part, otherwise }: Props) {
  const user = useUser();
  const Part = parts?.[part];
  if (!user) return otherwise;
  return Part && <Part user={user} />;
}

export function giveSignedInParts(given: SignedInParts): void {
  parts = given;
}
