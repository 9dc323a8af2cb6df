import { isolated } from '@nasaq/contract';
import { useFormat, useT } from '../locale/translator.ts';
import { useIsOn } from '../router/use-is-on.ts';
import { useOnline } from '../router/online/connection.ts';
import { searchHint, searchText } from './search-text.ts';
import type { SearchState } from './use-search.ts';

/** The API gives no more where no number is asked for; there may be others. */
const most = 20;

interface Props {
  state: SearchState;
  onRetry: () => void;
}

/** The line below the field: how many results there are, or why there are none yet. It stands always, so that its changes are spoken. */
export function SearchStatus({ state, onRetry }: Props) {
  const t = useT();
  const { number } = useFormat();
  const online = useOnline();
  const isOn = useIsOn();
  const { results, answered, busy, failed, query } = state;
  const stale = results?.length === 0 && answered !== searchText(query);

  function text(): string {
    if (failed) return t(online ? 'search.failed' : 'search.offline');
    // That nothing was found for another word says nothing of this one.
    if (stale) return t('search.loading');
    if (results && results.length === most) return t('search.best', { count: number(most), query: isolated(answered) });
    if (results) return t('search.found', { count: results.length, query: isolated(answered) });
    return busy ? t('search.loading') : t(searchHint(isOn));
  }

  return (
    <div className="search__status">
      <p role="status" data-late={(busy && (results === null || stale)) || undefined}>
        {text()}
      </p>
      {failed && online && (
        <button type="button" className="link" onClick={onRetry}>
          {t('search.retry')}
        </button>
      )}
      {query === '' && <span className="search__keys">{t('search.keys')}</span>}
    </div>
  );
}
