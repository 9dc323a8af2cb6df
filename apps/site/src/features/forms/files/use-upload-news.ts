import { useEffect, useRef, useState } from 'react';
import { useTranslator } from '../../locale/use-translator.ts';
import type { FileItem } from '../file-item.ts';
import type { FileRules } from './file-rules.ts';
import { isolated } from './file-row.tsx';
import { problemText } from './problem-text.ts';

/** What a screen reader is told of the files: each that has arrived, and each that was not taken. */
export function useUploadNews({ items, rules }: { items: readonly FileItem[]; rules: FileRules }): string {
  const translator = useTranslator();
  const [news, setNews] = useState('');
  const told = useRef(items);

  useEffect(() => {
    const before = new Map(told.current.map((item) => [item.id, item]));
    told.current = items;
    const sentences = items.flatMap((item) => {
      const was = before.get(item.id);
      const name = isolated(item.filename);
      if (item.problem && item.problem !== was?.problem)
        return translator.t('forms.files.said_problem', { name, reason: problemText(item, rules, translator) });
      return item.token && !was?.token ? translator.t('forms.files.said_stored', { name }) : [];
    });
    if (sentences.length > 0) setNews(sentences.join(' '));
  }, [items, rules, translator]);

  return news;
}
