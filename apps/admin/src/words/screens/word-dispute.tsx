import type { Locale } from '@nasaq/contract';
import type { TextKind } from '@nasaq/messages/check-text';
import { Button } from '@payloadcms/ui';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { wordTexts } from '../catalogue/index.ts';
import { readingsOf } from '../find-texts.ts';
import type { Refused } from './use-words.ts';

interface Props {
  built: string;
  kind: TextKind;
  language: Locale;
  /** What somebody else has written meanwhile. */
  now: NonNullable<Refused['now']>;
  onTake: () => void;
  overrule: (() => void) | undefined;
}

/** What a colleague has published or drafted meanwhile, beside what is written here, and the choice between both. */
export function WordDispute({ built, kind, language, now, onTake, overrule }: Props) {
  const texts = wordTexts[language];
  const text = readingsOf(kind, now.text ?? built);
  const by = now.draft?.by;
  const sentence = now.draft
    ? by
      ? fill(texts.theirsDraftOf, { name: by, text })
      : fill(texts.theirsDraft, { text })
    : fill(texts.theirs, { text });
  return (
    <p className="words__theirs">
      {sentence}{' '}
      <Button buttonStyle="secondary" margin={false} onClick={onTake} size="small" type="button">
        {texts.takeTheirs}
      </Button>{' '}
      {overrule && (
        <Button buttonStyle="secondary" margin={false} onClick={overrule} size="small" type="button">
          {texts.overrule}
        </Button>
      )}
    </p>
  );
}
