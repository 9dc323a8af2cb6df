'use client';

import { facePairs } from '@nasaq/brand';
import { FieldDescription, FieldError, useField, useTranslation } from '@payloadcms/ui';
import type { SelectFieldClientComponent } from 'payload';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { brandLabels } from '../catalogue/index.ts';
import specimens from './specimens.json' with { type: 'json' };
import './brand-fields.css';

const choices = ['house', ...facePairs, 'own'] as const;

interface Line {
  path: string;
  width: number;
  scale: number;
}

/** The pairs of typefaces, each as a line of its own letters; the first is that of the house, which is no choice. */
export const FacesField: SelectFieldClientComponent = ({ field, path }) => {
  const language = interfaceLanguage(useTranslation().i18n);
  const texts = brandLabels.faces;
  const { disabled, setValue, showError, value } = useField<string | null>({ path });
  const chosen = value ?? 'house';
  return (
    <fieldset className="field-type brand-faces" disabled={disabled}>
      <legend className="field-label">{texts.label[language]}</legend>
      <FieldError path={path} showError={showError} />
      <div className="brand-faces__choices">
        {choices.map((choice) => (
          <label className="brand-faces__choice" key={choice}>
            <input
              checked={chosen === choice}
              name={path}
              onChange={() => setValue(choice === 'house' ? null : choice)}
              type="radio"
              value={choice}
            />
            <span className="brand-faces__name">
              {choice === 'house' || choice === 'own' ? texts[choice][language] : texts.names[choice][language]}
            </span>
            {choice === 'own' ? (
              <span className="brand-faces__note">{texts.ownNote[language]}</span>
            ) : (
              (['latin', 'arabic'] as const).map((script) => (
                <Drawn key={script} line={specimens[choice][script]} script={script} />
              ))
            )}
          </label>
        ))}
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </fieldset>
  );
};

/** Units of the outlines in one size of letters, above and below the base line. */
const [above, below, em] = [200, 90, 200];
const size = 1.5;

function Drawn({ line, script }: { line: Line; script: 'latin' | 'arabic' }) {
  const rem = (units: number) => `${((units / em) * size * (line.scale / 1000)).toFixed(3)}rem`;
  return (
    <svg
      aria-hidden="true"
      className={`brand-faces__line brand-faces__line--${script}`}
      style={{ inlineSize: rem(line.width), blockSize: rem(above + below) }}
      viewBox={`0 ${-above} ${line.width} ${above + below}`}
    >
      <path d={line.path} fill="currentColor" />
    </svg>
  );
}
