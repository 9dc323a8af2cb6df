import { localePath, paths } from '@nasaq/contract';
import { useState, type FormEvent } from 'react';
import { useLocale, useT } from '../../locale/translator.ts';
import { useNavigate, useNavigation } from '../../router/context.tsx';
import { SearchField, searchPath, searchText } from '../../search/index.ts';
import { Button } from '../../ui/button.tsx';

/** The page's form: plain GET, which with JavaScript changes the results without another document. */
export function PageSearchForm({ search }: { search: string }) {
  const t = useT();
  const locale = useLocale();
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  const [text, setText] = useState(search);
  const [shown, setShown] = useState(search);

  // A link or the browser's history may have changed the search.
  if (shown !== search) {
    setShown(search);
    setText(search);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void navigate(localePath(locale, searchPath(searchText(text))), { keepScroll: true });
  }

  return (
    <search>
      <form method="get" action={localePath(locale, paths.search)} className="search-page__form" onSubmit={submit}>
        <SearchField value={text} busy={busy} onChange={(event) => setText(event.target.value)}>
          <Button size="lg">{t('search.submit')}</Button>
        </SearchField>
      </form>
    </search>
  );
}
