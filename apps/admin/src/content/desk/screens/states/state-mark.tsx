'use client';

import type { FieldState } from '@nasaq/translation';
import { translationStates } from '../../../catalogue/index.ts';
import { StateShape } from '../../../translation/screens/state-mark.tsx';
import { useDesk } from '../desk-context.ts';

/** How a field stands in one language: a mark and a word. */
export function StateMark({ state }: { state: FieldState }) {
  const { language } = useDesk();
  return (
    <span className="desk-state" data-state={state}>
      <StateShape className="desk-state__shape" state={state} />
      {translationStates[state][language]}
    </span>
  );
}
