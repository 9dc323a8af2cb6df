import { hexOf } from '@nasaq/design';
import { useId, useState } from 'react';
import { useT } from '../../locale/translator.ts';
import { Bdi } from '../../ui/bdi.tsx';
import { oklchOf, type Rgb } from './colour.ts';
import { readColour, type ColourProblem } from './read-colour.ts';
import '../../styles/forms.css';

interface Props {
  label: string;
  colour: Rgb;
  onColour: (colour: Rgb) => void;
  /** Whether what stands in the field is another colour than the one that is shown, or none. */
  onProblem: (unread: boolean) => void;
}

/** A colour to type or to pick. What cannot be read is said when the field is left; until then the last colour stays. */
export function ColourField({ label, colour, onColour, onProblem }: Props) {
  const t = useT();
  const id = useId();
  const hex = hexOf(colour);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setOwnProblem] = useState<ColourProblem | null>(null);
  const [muted, setMuted] = useState(false);
  const { lightness, chroma, hue } = oklchOf(colour);

  function setProblem(found: ColourProblem | null) {
    setOwnProblem(found);
    onProblem(found !== null);
  }

  function type(text: string) {
    setTyped(text);
    const read = readColour(text);
    if ('problem' in read) return;
    setProblem(null);
    setMuted(read.muted);
    onColour(read.rgb);
  }

  function leave() {
    if (typed === null) return;
    const read = readColour(typed);
    if ('problem' in read) return setProblem(read.problem);
    setTyped(null);
  }

  function pick(value: string) {
    setTyped(null);
    setProblem(null);
    setMuted(false);
    const read = readColour(value);
    if ('rgb' in read) onColour(read.rgb);
  }

  return (
    <div className={problem ? 'field colour field--invalid' : 'field colour'}>
      <label htmlFor={id} className="field__label">
        {label}
      </label>
      <div className="colour__line">
        <input
          type="color"
          className="colour__picker"
          value={`#${hex}`}
          aria-label={t('contrast_checker.pick', { colour: label })}
          onChange={(event) => pick(event.target.value)}
        />
        <input
          id={id}
          className="control"
          dir="ltr"
          value={typed ?? `#${hex}`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={problem !== null || undefined}
          aria-describedby={`${id}-same ${id}-error`}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          onKeyDown={(event) => event.key === 'Enter' && leave()}
        />
      </div>
      <p id={`${id}-same`} className="field__hint colour__same">
        <Bdi>rgb({colour.join(' ')})</Bdi>
        <Bdi>
          oklch({lightness.toFixed(3)} {chroma.toFixed(3)} {chroma < 0.002 ? 0 : hue.toFixed(1)})
        </Bdi>
      </p>
      <div id={`${id}-error`} className="field__error" aria-live="polite">
        {problem && t(`contrast_checker.problem.${problem}`)}
        {muted && !problem && <span className="colour__muted">{t('contrast_checker.muted')}</span>}
      </div>
    </div>
  );
}
