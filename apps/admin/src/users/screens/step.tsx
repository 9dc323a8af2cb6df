'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { staffTexts } from '../catalogue/index.ts';

interface Props {
  children: ReactNode;
  lead?: string;
  /** None where there is no way back. */
  onRestart?: () => void;
  title: string;
}

/** A step of signing in. The heading has the focus at first: what is asked for is another thing than before. */
export function Step({ children, lead, onRestart, title }: Props) {
  const { ownStep } = staffTexts[interfaceLanguage(useTranslation().i18n)];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="staff-choice">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p>{lead}</p>}
      {children}
      {onRestart && (
        <Button buttonStyle="none" className="staff-choice__back" margin={false} onClick={onRestart} type="button">
          {ownStep.restart}
        </Button>
      )}
    </div>
  );
}
