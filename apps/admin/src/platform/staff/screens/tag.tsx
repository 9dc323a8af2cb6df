import type { ReactNode } from 'react';

/** How loud a tag is: what is new calls, what is finished is quiet. */
export type Tone = 'new' | 'active' | 'draft' | 'good' | 'bad' | 'quiet';

interface Props {
  children: ReactNode;
  title?: string;
  tone: Tone;
}

/** The state of something, in a word beside a dot. */
export function Tag({ children, title, tone }: Props) {
  return (
    <span className={tagClass(tone)} title={title}>
      {children}
    </span>
  );
}

/** For a link that looks like a tag. */
export function tagClass(tone: Tone): string {
  return `staff-tag staff-tag--${tone}`;
}
