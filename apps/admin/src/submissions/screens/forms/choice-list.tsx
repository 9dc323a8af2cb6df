'use client';

import type { BilingualText, Locale, PlannedField } from '@nasaq/contract';
import { choiceLabels } from '@nasaq/messages/choices';
import { Button } from '@payloadcms/ui';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { builderTexts } from '../../catalogue/index.ts';
import { moveItem, newChoice, unlessEmpty } from './edit-fields.ts';
import { TwoTexts } from './two-texts.tsx';

/** Choices that the product names by itself, by the field that offers them. */
const ourChoices: Record<string, Record<string, BilingualText>> = {
  area: choiceLabels.area,
  severity: choiceLabels.severity,
  budget: choiceLabels.budget,
};

type Choices = NonNullable<PlannedField['choices']>;

/** What a field lets choose, for fields that do: the owner's choices, or the product's with names of the owner's. */
export function ChoiceList({
  field: { name, type, choices: chosen },
  language,
  onChange,
}: {
  field: PlannedField;
  language: Locale;
  onChange: (changes: Partial<PlannedField>) => void;
}) {
  const texts = builderTexts[language];
  const ours = ourChoices[name];
  if (type !== 'choice' && type !== 'several' && !ours) return null;
  const choices: Choices = chosen ?? Object.keys(ours ?? {}).map((value) => ({ value }));
  const store = (next: Choices) => onChange({ choices: next });
  return (
    <div className="field-editor__choices">
      <p className="field-editor__title">{texts.choices}</p>
      <ol>
        {choices.map((choice, at) => {
          const said = choice.label?.[language] || ours?.[choice.value]?.[language] || String(at + 1);
          return (
            <li key={choice.value}>
              <TwoTexts
                label={fill(texts.choice, { place: String(at + 1) })}
                value={choice.label}
                placeholder={ours?.[choice.value]}
                onChange={(next) =>
                  store(choices.with(at, { ...choice, label: unlessEmpty(next, !ours?.[choice.value]) }))
                }
              />
              <div className="field-editor__acts">
                <IconButton
                  label={fill(texts.up, { field: said })}
                  onClick={() => store(moveItem(choices, at, -1))}
                  path="M2 8l4-4 4 4"
                />
                <IconButton
                  label={fill(texts.down, { field: said })}
                  onClick={() => store(moveItem(choices, at, 1))}
                  path="M2 4l4 4 4-4"
                />
                <IconButton
                  label={fill(texts.removeChoice, { choice: said })}
                  onClick={() => store(choices.filter((each) => each !== choice))}
                  path="M3 3l6 6M9 3l-6 6"
                />
              </div>
            </li>
          );
        })}
      </ol>
      <Button
        type="button"
        buttonStyle="secondary"
        size="small"
        margin={false}
        onClick={() => store([...choices, newChoice()])}
      >
        {texts.addChoice}
      </Button>
      {ours && chosen && (
        <Button
          type="button"
          buttonStyle="none"
          className="field-editor__remove"
          onClick={() => onChange({ choices: undefined })}
        >
          {texts.ourChoices}
        </Button>
      )}
    </div>
  );
}

function IconButton({ label, onClick, path }: { label: string; onClick: () => void; path: string }) {
  return (
    <button type="button" aria-label={label} className="form-field__move" onClick={onClick}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
