'use client';

interface Props<Value extends string> {
  legend: string;
  name: string;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
  value: Value;
}

/** One of a few, all of them in sight. */
export function Choices<Value extends string>({ legend, name, onChange, options, value }: Props<Value>) {
  return (
    <fieldset className="publication-choices">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            checked={option.value === value}
            name={name}
            onChange={() => onChange(option.value)}
            type="radio"
            value={option.value}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
