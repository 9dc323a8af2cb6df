import { useDeferredValue, useEffect, useId, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { PageErrorBoundary } from '../../errors/page-error-boundary.tsx';
import { useT } from '../../locale/translator.ts';
import { Button } from '../../ui/buttons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CounterResults } from './counter-results.tsx';
import { acceptedFiles, readTextFile, type FileProblem } from './read-text-file.ts';

/** The tool itself: a field to type or drop a file into, and the figures beside it. Nothing leaves the browser. */
export function Counter() {
  const t = useT();
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [dragging, setDragging] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // A long text is counted after the keystroke has been shown.
  const counted = useDeferredValue(text);

  // What was typed before the page came alive stands in the field already.
  useEffect(() => setText((known) => known || (field.current?.value ?? '')), []);

  async function open(file: File | undefined) {
    if (!file) return;
    const read = await readTextFile(file);
    if ('problem' in read) return setProblem(read.problem);
    setProblem(null);
    setText(read.text);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setDragging(false);
    void open(event.dataTransfer.files[0]);
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    void open(event.target.files?.[0]);
    // The same file may be chosen again after it was edited.
    event.target.value = '';
  }

  return (
    <div className="counter">
      <div className="counter__field">
        <label htmlFor={id}>{t('word_counter.text')}</label>
        <textarea
          ref={field}
          id={id}
          // An empty field has no direction of its own: the placeholder follows the page.
          dir={text === '' ? undefined : 'auto'}
          value={text}
          placeholder={t('word_counter.placeholder')}
          aria-describedby={`${id}-hint`}
          className={dragging ? 'counter__text counter__text--dragging' : 'counter__text'}
          onChange={(event) => setText(event.target.value)}
          onDragOver={(event) => {
            event.preventDefault();
            setDragging(true);
          }}
          onDragLeave={() => setDragging(false)}
          onDrop={drop}
        />
        {problem && <Notice tone="warning">{t(`word_counter.problem.${problem}`)}</Notice>}
        <div className="counter__actions">
          <label className="counter__file button button--secondary button--base">
            <input type="file" accept={acceptedFiles} onChange={choose} className="hidden-visually" />
            {t('word_counter.open_file')}
          </label>
          <Button
            type="button"
            variant="transparent"
            disabled={text === ''}
            onClick={() => {
              setText('');
              setProblem(null);
              field.current?.focus();
            }}
          >
            {t('word_counter.clear')}
          </Button>
          <p id={`${id}-hint`} className="counter__hint">
            {t('word_counter.hint')}
          </p>
        </div>
      </div>
      {/* Translating browsers rewrite the figures, which React may fail over: the text itself must survive that. */}
      <PageErrorBoundary fallback={<Notice tone="warning">{t('word_counter.results_failed')}</Notice>}>
        <CounterResults text={counted} />
      </PageErrorBoundary>
    </div>
  );
}
