import { useEffect, useMemo, useRef, useState } from 'react';
import { isolated } from '@nasaq/contract';
import { useLocale, useTranslator } from '../../locale/translator.ts';
import { type FileItem, isPending } from '../core/form-values.ts';
import { useOwnFiles } from '../core/plan.ts';
import { useForm } from '../core/use-field.ts';
import { createFieldUploads, type FieldUploads } from './field-uploads.ts';
import type { FileRules } from './file-rules.ts';
import { problemText } from './upload-error.ts';

/** The uploads of a field, going on by themselves whenever the line is back. */
export function useFieldUploads(field: string): FieldUploads {
  const { store } = useForm();
  const locale = useLocale();
  const { files, max } = useOwnFiles(field) ?? {};
  const uploads = useMemo(
    () => createFieldUploads(store, field, locale, { files, max }),
    [store, field, locale, files, max],
  );

  useEffect(() => {
    const resume = () => uploads.resume();
    resume();
    window.addEventListener('online', resume);
    return () => {
      window.removeEventListener('online', resume);
      uploads.stop();
    };
  }, [uploads]);

  return uploads;
}

interface FileNews {
  id: string;
  text: string;
}

/**
 * What a screen reader is told of the files: each that has arrived, and each that was not taken, of all that were chosen
 * at once: they come to their ends one after another, and the last would speak in the place of the others. It stands in
 * the language of the page, also when that changes afterwards.
 */
export function useUploadNews({ items, rules }: { items: readonly FileItem[]; rules: FileRules }): FileNews[] {
  const translator = useTranslator();
  const [news, setNews] = useState<readonly FileItem[]>([]);
  const told = useRef(items);

  useEffect(() => {
    const before = new Map(told.current.map((item) => [item.id, item]));
    told.current = items;
    const changed = items.filter((item) => {
      const was = before.get(item.id);
      return item.problem ? item.problem !== was?.problem : item.token && !was?.token;
    });
    const isNextChoice = items.some(({ id }) => !before.has(id)) && ![...before.values()].some(isPending);
    if (changed.length === 0 && !isNextChoice) return;
    const isSaid = ({ id }: FileItem) => items.some((item) => item.id === id && !changed.includes(item));
    setNews((said) => [...(isNextChoice ? [] : said.filter(isSaid)), ...changed]);
  }, [items]);

  return news.map((item) => {
    const name = isolated(item.filename);
    const text = item.problem
      ? translator.t('forms.files.said_problem', { name, reason: problemText(item, rules, translator) })
      : translator.t('forms.files.said_stored', { name });
    return { id: item.id, text };
  });
}
