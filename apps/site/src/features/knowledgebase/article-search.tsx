import { localePath, paths, searchDebounce } from '@nasaq/contract';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { useLocale } from '../locale/use-locale.ts';
import { useT } from '../locale/use-t.ts';
import { articleQuery } from './article-query.ts';

interface Props {
  /** What is shown now; empty where nothing is searched for. */
  query: string;
  /** On the knowledge base itself the results follow what is typed; elsewhere the form leads there. */
  live?: boolean;
}

/** The search of the knowledge base: a plain GET form, which with JavaScript shows the results without leaving the input. */
export function ArticleSearch({ query, live = false }: Props) {
  const t = useT();
  const locale = useLocale();
  const navigate = useNavigate();
  const [text, setText] = useState(query);
  const timer = useRef(0);
  const asked = useRef(query);

  useEffect(() => () => clearTimeout(timer.current), []);

  // A link or the browser's history may have changed the query; what the reader types meanwhile stays.
  useEffect(() => {
    if (query === asked.current) return;
    asked.current = query;
    setText(query);
  }, [query]);

  function ask(value: string) {
    clearTimeout(timer.current);
    asked.current = articleQuery(value);
    const path = localePath(locale, paths.knowledgebase);
    const search = asked.current === '' ? '' : `?q=${encodeURIComponent(asked.current)}`;
    void navigate(path + search, { replace: live, preventScrollReset: live });
  }

  function type(value: string) {
    setText(value);
    if (!live) return;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => ask(value), searchDebounce);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    ask(text);
  }

  return (
    <form
      role="search"
      className="article-search"
      method="get"
      action={localePath(locale, paths.knowledgebase)}
      onSubmit={submit}
    >
      <label htmlFor="article-search" className="hidden-visually">
        {t('knowledgebase.search')}
      </label>
      <input
        id="article-search"
        type="search"
        name="q"
        dir="auto"
        autoComplete="off"
        maxLength={200}
        className="article-search__input"
        placeholder={t('knowledgebase.placeholder')}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <Button size="lg">{t('knowledgebase.submit')}</Button>
    </form>
  );
}
