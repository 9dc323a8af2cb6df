import { localePath, searchDebounce } from '@nasaq/contract';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocale, useT } from '../../locale/translator.ts';
import { useNavigate } from '../../router/context.tsx';
import { longestSearch, searchText } from '../../search/index.ts';
import { Button } from '../../ui/buttons.tsx';
import './knowledgebase.css';

interface Props {
  /** What is shown now; empty where nothing is searched for. */
  search: string;
  /** The page that shows the results below the field, without locale prefix. */
  path: string;
}

/** The search of the knowledge base: a plain GET form, which with JavaScript shows the results without leaving the input. */
export function ArticleSearch({ search, path }: Props) {
  const t = useT();
  const locale = useLocale();
  const navigate = useNavigate();
  const [text, setText] = useState(search);
  const timer = useRef(0);
  const asked = useRef(search);
  const action = localePath(locale, path);

  useEffect(() => () => clearTimeout(timer.current), []);

  // A link or the browser's history may have changed the search; what the reader types meanwhile stays.
  useEffect(() => {
    if (search === asked.current) return;
    asked.current = search;
    setText(search);
  }, [search]);

  function ask(value: string) {
    clearTimeout(timer.current);
    asked.current = searchText(value);
    const query = asked.current === '' ? '' : `?q=${encodeURIComponent(asked.current)}`;
    void navigate(action + query, { replace: true, keepScroll: true });
  }

  function type(value: string) {
    setText(value);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => ask(value), searchDebounce);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    ask(text);
  }

  return (
    <form role="search" className="article-search" method="get" action={action} onSubmit={submit}>
      <label htmlFor="article-search" className="article-search__label">
        {t('knowledgebase.search')}
      </label>
      <input
        id="article-search"
        type="search"
        name="q"
        dir="auto"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={longestSearch}
        className="article-search__input"
        placeholder={t('knowledgebase.placeholder')}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <Button size="lg">{t('knowledgebase.submit')}</Button>
    </form>
  );
}
