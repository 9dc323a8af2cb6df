'use client';

import type { FieldSpec, Place } from '@nasaq/translation';
import type { ComponentType, ReactNode } from 'react';
import { CommentMark } from '../comments/comment-mark.tsx';
import { OverruledProvider } from '../conflicts/overruled-texts.tsx';
import { CommentsProvider } from '../comments/comments-context.tsx';
import { FieldThreads } from '../comments/field-threads.tsx';
import type { DeskAddress } from '../desk-calls.ts';
import { DeskPublication } from './desk-publication.tsx';
import { PresenceProvider } from '../presence/presence-context.tsx';
import { PresenceMark, PresenceWarning } from '../presence/presence-mark.tsx';
import { reviewPanel } from './review-panel.tsx';
import { useWrittenPlace } from '../desk-context.ts';
import { checksPanel } from './desk-checks.tsx';
import type { SidePanel } from './side-panels.tsx';
import { SuggestionsPanel } from './suggestions-panel.tsx';

/** Below the field in which somebody writes: what the memory knows, terms of the glossary. */
const fieldPanels: readonly ComponentType<Place>[] = [PresenceWarning, SuggestionsPanel];

/** Beside the fields, in the order of their buttons. */
export const sidePanels: readonly SidePanel[] = [checksPanel, reviewPanel];

/** What others put below a field: most of it below the one that has the keys; each says by itself whether it has anything to say. */
export function FieldPanels({ path }: { path: string }) {
  const focused = useWrittenPlace();
  return (
    <>
      {focused?.path === path && (
        <div className="desk-panels">
          {fieldPanels.map((Panel) => (
            <Panel key={Panel.name} {...focused} />
          ))}
        </div>
      )}
      <FieldThreads path={path} />
    </>
  );
}

/** At the end of a field's head: who else writes there, and what colleagues say. */
export function FieldMarks(props: { field: FieldSpec; path: string }) {
  return (
    <>
      <PresenceMark {...props} />
      <CommentMark {...props} />
    </>
  );
}

/** Around a desk: what all parts of it that others put there share. */
export function DeskPlugs({ at, children, form }: { at: DeskAddress; children: ReactNode; form: string }) {
  return (
    <PresenceProvider at={at} form={form}>
      <OverruledProvider at={at}>
        <CommentsProvider>
          <DeskPublication>{children}</DeskPublication>
        </CommentsProvider>
      </OverruledProvider>
    </PresenceProvider>
  );
}
