import { useState } from 'react';
import { TextSource } from '../../content/tools/index.ts';
import { PageErrorBoundary } from '../../errors/page-error-boundary.tsx';
import { useT } from '../../locale/translator.ts';
import { Notice } from '../../ui/notice.tsx';
import { CounterResults } from './counter-results.tsx';
import './counter.css';

/** The tool itself: a text, and its figures beside it. Nothing leaves the browser. */
export function Counter() {
  const t = useT();
  const [text, setText] = useState('');
  return (
    <div className="counter">
      <TextSource label={t('word_counter.text')} text={text} onType={setText} />
      {/* Translating browsers rewrite the figures, which React may fail over: the text itself must survive that. */}
      <PageErrorBoundary fallback={<Notice tone="warning">{t('word_counter.results_failed')}</Notice>}>
        <CounterResults text={text} />
      </PageErrorBoundary>
    </div>
  );
}
