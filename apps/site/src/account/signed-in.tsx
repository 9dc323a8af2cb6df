import type { ReactNode } from 'react';
import { useUser } from '../session/use-user.ts';
import type { SignedInParts } from './signed-in-parts.tsx';

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
