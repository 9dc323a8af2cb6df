'use client';

import type { Locale } from '@nasaq/contract';
import { Button } from '@payloadcms/ui';
import { Moment } from '../../../platform/staff/screens/moment.tsx';
import { deskTexts, savingTexts } from '../../catalogue/index.ts';
import type { Overruled } from '../overruled.ts';
import { Quoted } from './quoted.tsx';
import './saving.css';

interface Props {
  language: Locale;
  /** Absent where the form has no field for it: rows and the like come back by hand. */
  onBringBack?: (() => void) | undefined;
  onClose: () => void;
  one: Overruled;
}

/** What somebody has knowingly replaced of the reader’s texts: both texts, and a way back to their own. */
export function OverruledNotice({ language, onBringBack, onClose, one }: Props) {
  const texts = { ...savingTexts[language], ...deskTexts[language] };
  return (
    <section aria-label={one.label} className="saving-conflict" role="alert">
      <h2>{one.label}</h2>
      <p>
        <bdi>{one.by || texts.somebody}</bdi> {texts.overruled} <Moment language={language} value={one.at} />
      </p>
      {(
        [
          ['mine', texts.mineBefore],
          ['theirs', texts.theirs],
        ] as const
      ).map(([side, label]) => (
        <figure key={side}>
          <figcaption>{label}</figcaption>
          <Quoted dir="auto" language={language} text={one[side] || '—'} />
        </figure>
      ))}
      <div className="saving-actions">
        {onBringBack && (
          <Button buttonStyle="secondary" margin={false} onClick={onBringBack} size="small" type="button">
            {texts.bringBack}
          </Button>
        )}
        <Button buttonStyle="secondary" margin={false} onClick={onClose} size="small" type="button">
          {texts.leaveTheirs}
        </Button>
      </div>
    </section>
  );
}
