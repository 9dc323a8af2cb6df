import type { ReactNode } from 'react';
import { useFormat } from '../../locale/use-format.ts';
import { FieldFrame } from '../core/field-frame.tsx';
import { useField } from '../core/use-field.ts';
import { RatingShape } from './rating-shape.tsx';

interface Props {
  name: string;
  hint?: ReactNode;
  /** A word for each step, worst first. */
  words: readonly string[];
}

/** A judgement in steps, each a stage of one star's construction: from the bare circle to the finished piece. */
export function RatingField({ name, hint, words }: Props) {
  const format = useFormat();
  const field = useField(name, Boolean(hint));
  return (
    <FieldFrame field={field} hint={hint} group>
      <div className="rating">
        {words.map((word, index) => {
          const value = String(index + 1);
          return (
            <label key={value} className="rating__step">
              <input
                type="radio"
                name={name}
                value={value}
                checked={field.value === value}
                onChange={() => field.setValue(value)}
                required={field.required}
                className="rating__input"
              />
              <RatingShape step={index + 1} />
              <span className="rating__word">
                <span className="rating__number">{format.digits(value)}</span> {word}
              </span>
            </label>
          );
        })}
      </div>
    </FieldFrame>
  );
}
