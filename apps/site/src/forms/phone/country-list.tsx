import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useT } from '../../locale/translator.ts';
import type { Country } from './countries.ts';
import { Flag } from './flag.tsx';

interface Props {
  id: string;
  countries: Country[];
  find: (countries: readonly Country[], typed: string) => Country[];
  /** Code of the chosen country. */
  value: string;
  /** What the search begins with. */
  typed: string;
  onChoose: (code: string) => void;
  onClose: () => void;
}

/** All countries, narrowed by what is typed: the pattern of a combobox, with the keys that belong to it. */
export function CountryList({ id, countries, find, value, typed, onChoose, onClose }: Props) {
  const t = useT();
  const [query, setQuery] = useState(typed);
  const found = find(countries, query);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      found.findIndex(({ code }) => code === value),
    ),
  );
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const count = t('forms.phone.found', { count: found.length });

  useEffect(() => {
    input.current?.focus();
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const activeId = found[active] && `${id}-${found[active].code}`;

  useLayoutEffect(() => {
    const row = activeId ? document.getElementById(activeId) : null;
    if (row) scrollTo(list.current!, row);
  }, [activeId]);

  function keyDown(event: KeyboardEvent): void {
    const last = found.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active === 0 ? last : active - 1,
      PageDown: Math.min(last, active + 8),
      PageUp: Math.max(0, active - 8),
    };
    if (Object.hasOwn(moves, event.key)) setActive(moves[event.key]!);
    else if (event.key === 'Enter' && found[active]) onChoose(found[active].code);
    else if (event.key === 'Escape') onClose();
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div ref={panel} id={id} className="countries" role="dialog" aria-label={t('forms.phone.choose')}>
      <input
        ref={input}
        type="text"
        className="control countries__search"
        role="combobox"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={activeId}
        aria-label={t('forms.phone.search')}
        placeholder={t('forms.phone.search')}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={keyDown}
      />
      <div ref={list} id={`${id}-list`} className="countries__list" role="listbox" aria-label={t('forms.phone.choose')}>
        {found.map((country, index) => (
          // The focus and the keys are the combobox's all the time.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={country.code}
            id={`${id}-${country.code}`}
            role="option"
            aria-selected={country.code === value}
            className={rowClass(index === active, isLastNear(found, index, query))}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(country.code)}
          >
            <Flag country={country.code} />
            <span className="countries__name">{country.name}</span>
            <bdi dir="ltr" className="countries__code">
              +{country.callingCode}
            </bdi>
          </div>
        ))}
      </div>
      <p className={found.length === 0 ? 'countries__none' : 'hidden-visually'} role="status">
        {found.length === 0 ? t('forms.phone.none') : count}
      </p>
    </div>
  );
}

/** Of the list alone; `scrollIntoView` would move the page as well. */
function scrollTo(list: HTMLElement, row: HTMLElement): void {
  if (row.offsetTop < list.scrollTop) list.scrollTop = row.offsetTop;
  const below = row.offsetTop + row.offsetHeight - list.clientHeight;
  if (below > list.scrollTop) list.scrollTop = below;
}

/** A line separates the near countries from the alphabet. */
function isLastNear(found: readonly Country[], index: number, query: string): boolean {
  return query.trim() === '' && found[index]!.near && found[index + 1]?.near === false;
}

function rowClass(active: boolean, lastNear: boolean): string {
  return `countries__row ${active ? 'countries__row--active' : ''} ${lastNear ? 'countries__row--last-near' : ''}`.trim();
}
