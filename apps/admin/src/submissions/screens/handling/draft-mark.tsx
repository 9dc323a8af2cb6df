'use client';

import type { Locale, SubmissionKind } from '@nasaq/contract';
import { useAuth } from '@payloadcms/ui';
import { inboxTexts } from '../../catalogue/index.ts';
import { useInboxDraft } from './use-inbox-draft.ts';
import { Tag } from '../../../platform/staff/screens/tag.tsx';

interface Props {
  /** What was typed, of the fields that belong together. */
  typed: readonly string[];
  isKept: boolean;
  language: Locale;
  onDiscard: () => void;
}

/** Says that what is typed is not sent yet, and how long it is kept; nothing where nothing is typed. */
export function DraftMark({ isKept, language, onDiscard, typed }: Props) {
  const texts = inboxTexts[language];
  if (typed.every((text) => text.trim() === '')) return null;
  return (
    <p className="inbox-draft">
      <Tag tone="draft">{texts.draft}</Tag> {isKept ? texts.draftKept : texts.draftNotKept}{' '}
      <button className="inbox-draft__discard" onClick={onDiscard} type="button">
        {texts.discardDraft}
      </button>
    </p>
  );
}

interface TagProps {
  id: number;
  kind: SubmissionKind;
  language: Locale;
}

/** In the list: the reader has begun to write about this one. */
export function DraftTag({ id, kind, language }: TagProps) {
  const { user } = useAuth();
  const { draft } = useInboxDraft({ id, kind, me: Number(user?.id ?? 0) });
  if (!draft.answer.trim() && !draft.reason.trim() && !draft.note.trim()) return null;
  return <Tag tone="draft">{inboxTexts[language].draft}</Tag>;
}
