import type { ReactNode } from 'react';
import { useFormat } from '../../locale/translator.ts';
import { FieldFrame } from '../core/field-frame.tsx';
import { useField } from '../core/use-field.ts';

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

const centre = 50;
const radius = 46;
/** Where the sides of two squares of this radius cross. */
const crossing = radius * 0.7654;

const square = polygon(4, 0);
const turned = polygon(4, 45);
const octagram = star(radius, crossing, 0);
const heart = star(crossing * 0.72, crossing * 0.72 * 0.7654, 22.5);

/** One to five strokes of the craftsman: circle, square, second square, cut star, and its heart set in. */
function RatingShape({ step }: { step: number }) {
  return (
    <svg viewBox="0 0 100 100" className="rating__shape" aria-hidden="true">
      <circle cx={centre} cy={centre} r={radius} className={step === 1 ? 'rating__line' : 'rating__guide'} />
      {step === 1 && <path d="M50 47v6M47 50h6" className="rating__line" />}
      {step === 2 && <path d={square} className="rating__line" />}
      {step === 3 && <path d={square + turned} className="rating__line" />}
      {step >= 4 && <path d={octagram} className="rating__fill" />}
      {step === 5 && <path d={heart} className="rating__heart" />}
    </svg>
  );
}

function polygon(corners: number, turn: number): string {
  return path(Array.from({ length: corners }, (_, index) => point(radius, (360 / corners) * index + turn)));
}

function star(outer: number, inner: number, turn: number): string {
  return path(Array.from({ length: 16 }, (_, index) => point(index % 2 ? inner : outer, 22.5 * index + turn)));
}

function path(points: string[]): string {
  return `M${points.join('L')}Z`;
}

function point(distance: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(centre + distance * Math.sin(angle)).toFixed(1)} ${(centre - distance * Math.cos(angle)).toFixed(1)}`;
}
