import type { Locale } from '@nasaq/contract';
import type { FieldState } from '@nasaq/translation';
import { translationStates } from '../../catalogue/index.ts';

/** Told apart by their shapes: nobody has to see colours. */
const shapes: Record<FieldState, string> = {
  missing: 'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Zm0 1.6a3.9 3.9 0 1 0 0 7.8 3.9 3.9 0 0 0 0-7.8Z',
  outdated: 'M8 1.8 15 14H1Z',
  machine: 'M8 1.2 14.8 8 8 14.8 1.2 8Zm0 2.3L3.5 8 8 12.5 12.5 8Z',
  review:
    'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Zm0 1.6a3.9 3.9 0 1 0 0 7.8 3.9 3.9 0 0 0 0-7.8Zm0 2a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8Z',
  draft: 'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Zm0 1.6v7.8a3.9 3.9 0 0 0 0-7.8Z',
  confirmed: 'M6.3 13.2 1.4 8.3l1.7-1.7 3.2 3.2 6.6-6.6 1.7 1.7Z',
  source: 'M3 3h10v2H3Zm0 4h10v2H3Zm0 4h6v2H3Z',
  empty: '',
};

interface Props {
  /** Of the menus. */
  language: Locale;
  state: FieldState;
}

/** How something stands in one language: a mark and a word. */
export function StateMark({ language, state }: Props) {
  return (
    <span className="state-mark">
      <StateShape className="state-mark__shape" state={state} />
      {translationStates[state][language]}
    </span>
  );
}

export function StateShape({ className, state }: { className: string; state: FieldState }) {
  return (
    <svg aria-hidden="true" className={className} data-state={state} viewBox="0 0 16 16">
      <path d={shapes[state]} fillRule="evenodd" />
    </svg>
  );
}
