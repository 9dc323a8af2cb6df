import { useId } from 'react';
import { useT } from '../../locale/translator.ts';
import { digitChoices, harakatChoices, punctuationChoices, quoteChoices, switches, type Choices } from './choices.ts';
import { WithArabic } from '../../ui/bdi.tsx';
import '../../styles/forms.css';

interface Props {
  choices: Choices;
  onChange: (choices: Choices) => void;
}

const hinted = new Set<string>(['direction', 'zeroWidth', 'persian', 'lines', 'tatweel']);

/** What is to become of the text: four choices among several, and what is either done or not. */
export function CleanerChoices({ choices, onChange }: Props) {
  const t = useT();
  const id = useId();
  const choose = (chosen: Partial<Choices>) => onChange({ ...choices, ...chosen });
  return (
    <div className="cleaner-choices" role="group" aria-label={t('text_cleaner.choices')}>
      <div className="cleaner-choices__several">
        <Select
          label={t('text_cleaner.harakat.label')}
          value={choices.harakat}
          options={harakatChoices.map((value) => [value, t(`text_cleaner.harakat.${value}`)])}
          onChange={(harakat) => choose({ harakat })}
        />
        <Select
          label={t('text_cleaner.digits.label')}
          value={choices.digits}
          options={digitChoices.map((value) => [value, t(`text_cleaner.digits.${value}`)])}
          onChange={(digits) => choose({ digits })}
        />
        <Select
          label={t('text_cleaner.punctuation.label')}
          value={choices.punctuation}
          options={punctuationChoices.map((value) => [value, t(`text_cleaner.punctuation.${value}`)])}
          onChange={(punctuation) => choose({ punctuation })}
        />
        <Select
          label={t('text_cleaner.quotes.label')}
          value={choices.quotes}
          options={quoteChoices.map((value) => [value, t(`text_cleaner.quotes.${value}`)])}
          onChange={(quotes) => choose({ quotes })}
        />
      </div>
      <div className="cleaner-choices__switches">
        {switches.map((name) => (
          <div key={name}>
            <label className="tick">
              <input
                type="checkbox"
                checked={choices[name]}
                aria-describedby={hinted.has(name) ? `${id}${name}` : undefined}
                onChange={(event) => choose({ [name]: event.target.checked })}
              />
              <span className="tick__mark" aria-hidden="true" />
              <span className="tick__text">
                <WithArabic text={t(`text_cleaner.switch.${name}.label`)} />
              </span>
            </label>
            {hinted.has(name) && (
              <p id={`${id}${name}`} className="field__hint tick__hint">
                <WithArabic text={t(`text_cleaner.switch.${name as 'lines'}.hint`)} />
              </p>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  options: (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

function Select<Value extends string>({ label, value, options, onChange }: SelectProps<Value>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="field__label">
        {label}
      </label>
      <span className="select">
        <select id={id} className="control" value={value} onChange={(event) => onChange(event.target.value as Value)}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
