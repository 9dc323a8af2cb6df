import type { ComponentProps } from 'react';
import { useT } from '../locale/translator.ts';
import { longestSearch } from './search-text.ts';
import './search-field.css';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  /** The loading line runs along the field. */
  busy?: boolean;
}

/** The one large input of the overlay and of the search page. */
export function SearchField({ busy = false, children, ...input }: Props) {
  const t = useT();
  return (
    <div className="search-field" data-busy={busy || undefined}>
      <input
        {...input}
        type="search"
        name="q"
        className="search-field__input"
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        dir="auto"
        maxLength={longestSearch}
      />
      {children}
    </div>
  );
}
