'use client';

import type { Locale } from '@nasaq/contract';
import { Button } from '@payloadcms/ui';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { startTexts } from '../catalogue/index.ts';
import type { Disputed } from './use-start-form.ts';

interface Props {
  disputed: Disputed | null | undefined;
  /** The id of what has the focus once it is decided; what is told of both has this with `-dispute`. */
  focus: string;
  label: string;
  language: Locale;
  /** A value that is no text, in words. */
  told?: ((value: unknown) => string) | undefined;
}

/** Of what a reader and somebody else have changed differently: both, and which of them stays. */
export function Dispute({ disputed, focus, label, language, told = String }: Props) {
  if (!disputed) return null;
  const texts = startTexts[language].dispute;
  const decide = (decided: () => void) => () => {
    decided();
    document.getElementById(focus)?.focus();
  };
  return (
    <div aria-label={label} className="start-dispute" role="group">
      <div className="start-dispute__sides" id={`${focus}-dispute`}>
        <p>{texts.told}</p>
        <dl>
          {(['mine', 'theirs'] as const).map((side) => (
            <div key={side}>
              <dt>{side === 'theirs' && disputed.by ? fill(texts.theirsBy, { name: disputed.by }) : texts[side]}</dt>
              <dd dir="auto">{told(disputed[side]) || texts.empty}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="start-dispute__choice">
        <Button margin={false} onClick={decide(disputed.keep)} size="small" type="button">
          {texts.keep}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={decide(disputed.take)} size="small" type="button">
          {texts.take}
        </Button>
      </div>
    </div>
  );
}
