import { useState } from 'react';
import { TextSource } from '../../content/tools/index.ts';
import { PageErrorBoundary } from '../../errors/page-error-boundary.tsx';
import { useT } from '../../locale/translator.ts';
import { Button } from '../../ui/buttons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CleanedText } from './cleaned-text.tsx';
import { CleanerChoices } from './cleaner-choices.tsx';
import { firstChoices } from './choices.ts';
import { soilText } from './soil-text.ts';
import { useCleaned } from './use-cleaned.ts';
import './cleaner.css';

/** The tool itself: a text, what is to become of it, and the clean text beside what it was. Nothing leaves the browser. */
export function Cleaner() {
  const t = useT();
  const [text, setText] = useState('');
  /** The texts that were replaced as a whole, the last one last. */
  const [past, setPast] = useState<string[]>([]);
  const [choices, setChoices] = useState(firstChoices);
  const cleaned = useCleaned(text, choices);

  function replace(next: string) {
    setPast([...past, text]);
    setText(next);
  }

  function undo() {
    setText(past.at(-1)!);
    setPast(past.slice(0, -1));
  }

  return (
    <div className="cleaner">
      <TextSource label={t('text_cleaner.text')} text={text} onType={setText} onReplace={replace}>
        <Button type="button" variant="secondary" onClick={() => replace(soilText(t('text_cleaner.example.text')))}>
          {t('text_cleaner.example.use')}
        </Button>
        {/* Still focused after the last step back. */}
        <Button
          type="button"
          variant="transparent"
          aria-disabled={past.length === 0}
          onClick={() => past.length > 0 && undo()}
        >
          {t('text_cleaner.undo')}
        </Button>
      </TextSource>
      <CleanerChoices choices={choices} onChange={setChoices} />
      {/* Translating browsers rewrite the page, which React may fail over: the text itself must survive that. */}
      <PageErrorBoundary fallback={<Notice tone="warning">{t('text_cleaner.result_failed')}</Notice>}>
        <CleanedText cleaned={text === '' ? null : cleaned} onTakeOver={replace} />
      </PageErrorBoundary>
    </div>
  );
}
