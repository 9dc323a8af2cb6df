'use client';

import type { Place } from '@nasaq/translation';
import type { ComponentType } from 'react';
import { useFocused } from '../desk-context.ts';
import { checksPanel } from './desk-checks.tsx';
import type { SidePanel } from './side-panels.tsx';
import { SuggestionsPanel } from './suggestions-panel.tsx';

/** Below the field in which somebody writes: what the memory knows, terms of the glossary. */
const fieldPanels: readonly ComponentType<Place>[] = [SuggestionsPanel];

/** Beside the fields, in the order of their buttons. */
export const sidePanels: readonly SidePanel[] = [checksPanel];

/** What others put below the field that has the keys; each says by itself whether it has anything to say. */
export function FieldPanels({ path }: { path: string }) {
  const focused = useFocused();
  if (focused?.path !== path) return null;
  return (
    <div className="desk-panels">
      {fieldPanels.map((Panel) => (
        <Panel key={Panel.name} {...focused} />
      ))}
    </div>
  );
}
