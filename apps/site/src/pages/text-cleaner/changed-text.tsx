import { useMemo, useState } from 'react';
import { useT } from '../../locale/translator.ts';
import { Button } from '../../ui/buttons.tsx';
import type { Choices } from './choices.ts';
import { cleanPart } from './clean-text.ts';
import { markedWords, type ShownWord } from './marked-words.ts';

interface Props {
  /** The text as it came in. */
  parts: string[];
  choices: Choices;
}

/** The text before and after, with the words marked in which anything has changed. A long text is shown part by part. */
export function ChangedText({ parts, choices }: Props) {
  const t = useT();
  const [chosen, setChosen] = useState(0);
  const shown = Math.min(chosen, parts.length - 1);
  const part = parts[shown] ?? '';
  const words = useMemo(() => markedWords(cleanPart(part, choices)), [part, choices]);
  return (
    <>
      <div className="cleaned__sides">
        <Side title={t('text_cleaner.before')} side="before" words={words.before} />
        <Side title={t('text_cleaner.after')} side="after" words={words.after} />
      </div>
      {parts.length > 1 && (
        <div className="cleaned__parts">
          <Button
            type="button"
            size="sm"
            variant="secondary"
            aria-disabled={shown === 0}
            onClick={() => setChosen(Math.max(0, shown - 1))}
          >
            {t('text_cleaner.part.previous')}
          </Button>
          <p role="status">{t('text_cleaner.part.of', { part: shown + 1, parts: parts.length })}</p>
          <Button
            type="button"
            size="sm"
            variant="secondary"
            aria-disabled={shown === parts.length - 1}
            onClick={() => setChosen(Math.min(parts.length - 1, shown + 1))}
          >
            {t('text_cleaner.part.next')}
          </Button>
        </div>
      )}
    </>
  );
}

function Side({ title, side, words }: { title: string; side: 'before' | 'after'; words: ShownWord[] }) {
  return (
    <section className={`cleaned__side cleaned__side--${side}`}>
      <h2 className="cleaned__title heading">{title}</h2>
      {/* Each line has the direction of its own first letter. */}
      <div
        className="cleaned__words"
        role="group"
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
      >
        {words.map(({ start, text, changed, signs }) => (
          <Word key={start} {...{ text, changed, signs }} />
        ))}
      </div>
    </section>
  );
}

function Word({ text, changed, signs }: Pick<ShownWord, 'text' | 'changed' | 'signs'>) {
  if (!changed && signs.length === 0) return text;
  return (
    <>
      {changed ? <mark>{text}</mark> : text}
      {signs.length > 0 && <bdi className="cleaned__sign">{signs.map((sign) => sign.slice(2)).join(' ')}</bdi>}
    </>
  );
}
