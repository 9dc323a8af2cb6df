import { useEffect, useId, useRef, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { useT } from '../../locale/translator.ts';
import { Button } from '../../ui/buttons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { acceptedFiles, readTextFile, type FileProblem } from './read-text-file.ts';
import './text-source.css';

interface Props {
  label: string;
  text: string;
  onType: (text: string) => void;
  /** Another text stands in the place of all that was there: of a file, or none. `onType` where it is left out. */
  onReplace?: (text: string) => void;
  /** More buttons, between opening a file and clearing. */
  children?: ReactNode;
}

/** A field to type or paste a text into, or to drop a file on, for a tool that works in the browser. */
export function TextSource({ label, text, onType, onReplace = onType, children }: Props) {
  const t = useT();
  const id = useId();
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [dragging, setDragging] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const first = useRef({ text, onType });

  // What was typed before the page came alive stands in the field already.
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (first.current.text === '' && typed !== '') first.current.onType(typed);
  }, []);

  // A field cannot be divided between sheets of paper: there its text stands by itself.
  useEffect(() => {
    const print = () => paper.current?.replaceChildren(field.current?.value ?? '');
    const clear = () => paper.current?.replaceChildren();
    window.addEventListener('beforeprint', print);
    window.addEventListener('afterprint', clear);
    return () => {
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('afterprint', clear);
    };
  }, []);

  async function open(file: File | undefined) {
    if (!file) return;
    const read = await readTextFile(file);
    if ('problem' in read) return setProblem(read.problem);
    setProblem(null);
    onReplace(read.text);
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
    <div className="text-source">
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        // An empty field has no direction of its own: the placeholder follows the page.
        dir={text === '' ? undefined : 'auto'}
        value={text}
        placeholder={t('tools.placeholder')}
        aria-describedby={`${id}-hint`}
        className={dragging ? 'text-source__text text-source__text--dragging' : 'text-source__text'}
        onChange={(event) => onType(event.target.value)}
        onDragOver={(event) => {
          event.preventDefault();
          setDragging(true);
        }}
        onDragLeave={() => setDragging(false)}
        onDrop={drop}
      />
      <div ref={paper} dir="auto" className="text-source__paper" />
      {problem && <Notice tone="warning">{t(`tools.problem.${problem}`)}</Notice>}
      <div className="text-source__actions">
        <label className="text-source__file button button--secondary button--base">
          <input type="file" accept={acceptedFiles} onChange={choose} className="hidden-visually" />
          {t('tools.open_file')}
        </label>
        {children}
        <Button
          type="button"
          variant="transparent"
          disabled={text === ''}
          onClick={() => {
            onReplace('');
            setProblem(null);
            field.current?.focus();
          }}
        >
          {t('tools.clear')}
        </Button>
        <p id={`${id}-hint`} className="text-source__hint">
          {t('tools.hint')}
        </p>
      </div>
    </div>
  );
}
