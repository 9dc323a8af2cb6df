'use client';

import { useId } from 'react';

interface Props {
  /** What is chosen where nothing is. */
  all: string;
  label: string;
  onChoose: (value: string) => void;
  /** Values with their names. */
  options: readonly (readonly [value: string, name: string])[];
  value: string;
}

/** One choice above a history. */
export function HistoryFilter({ all, label, onChoose, options, value }: Props) {
  const id = useId();
  return (
    <label htmlFor={id}>
      {label}
      <select id={id} onChange={({ target }) => onChoose(target.value)} value={value}>
        <option value="">{all}</option>
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
