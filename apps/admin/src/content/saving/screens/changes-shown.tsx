'use client';

import { Button, toast, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { placeIn } from '../../../platform/staff/screens/form-paths.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { Moment } from '../../../platform/staff/screens/moment.tsx';
import { savingTexts } from '../../catalogue/index.ts';
import { fileName, type Conflict, type OtherChange } from '../form-base.ts';
import { Quoted } from './quoted.tsx';
import './saving.css';

/** A conflict of what stands in no field of its own, as a value within a list that is one field, says both. */
export interface ShownConflict extends Conflict {
  mine?: string;
}

interface ConflictsProps {
  conflicts: readonly ShownConflict[];
  busy: boolean;
  onKeep: (conflict: ShownConflict) => void;
  onTake: (conflict: ShownConflict) => void;
}

/** What both have changed: their text, and the choice. One’s own stands in its field. */
export function ConflictsShown({ busy, conflicts, onKeep, onTake }: ConflictsProps) {
  return conflicts.map((conflict) => (
    <ConflictShown busy={busy} conflict={conflict} key={conflict.path} onKeep={onKeep} onTake={onTake} />
  ));
}

function ConflictShown({
  busy,
  conflict,
  onKeep,
  onTake,
}: Omit<ConflictsProps, 'conflicts'> & { conflict: ShownConflict }) {
  const { i18n } = useTranslation();
  const language = interfaceLanguage(i18n);
  const { fileDispute, ...ofTexts } = savingTexts[language];
  const texts = conflict.path === fileName ? { ...ofTexts, ...fileDispute } : ofTexts;
  return (
    <section aria-label={conflict.label} className="saving-conflict">
      <h2>{conflict.label}</h2>
      <p>
        {conflict.own ? (
          texts.alsoChangedOwn
        ) : (
          <>
            <bdi>{conflict.by || texts.somebody}</bdi> {texts.alsoChanged}
          </>
        )}{' '}
        <Moment language={language} value={conflict.at} />.
      </p>
      <OwnText conflict={conflict} label={texts.mine} />
      <figure>
        <figcaption>{texts.theirs}</figcaption>
        {conflict.theirs ? (
          <Quoted dir="auto" language={language} text={conflict.theirs} />
        ) : (
          <blockquote>{texts.theirsEmpty}</blockquote>
        )}
      </figure>
      <div className="saving-actions">
        <Button buttonStyle="primary" disabled={busy} margin={false} onClick={() => onKeep(conflict)} size="small">
          {texts.keepMine}
        </Button>
        <Button buttonStyle="secondary" disabled={busy} margin={false} onClick={() => onTake(conflict)} size="small">
          {texts.takeTheirs}
        </Button>
      </div>
    </section>
  );
}

/** Beside theirs: its field may be far below, or behind another tab. What is no plain text stands there alone. */
function OwnText({ conflict, label }: { conflict: ShownConflict; label: string }) {
  const { mine, path, theirs } = conflict;
  const { i18n } = useTranslation();
  const language = interfaceLanguage(i18n);
  const own = useFormFields(([fields]) => {
    const file = path === fileName ? fields.file?.value : null;
    return mine ?? (file instanceof File ? file.name : fields[placeIn(fields, path) ?? path]?.value);
  });
  if (typeof own !== 'string') return null;
  return (
    <figure>
      <figcaption>{label}</figcaption>
      {own ? (
        <Quoted beside={theirs} dir="auto" language={language} text={own} />
      ) : (
        <blockquote>{savingTexts[language].mineEmpty}</blockquote>
      )}
    </figure>
  );
}

/** Who has changed what in the meantime, and beside it what can be done about it. */
export function OthersShown({ children, others }: { children: ReactNode; others: readonly OtherChange[] }) {
  const { i18n } = useTranslation();
  const language = interfaceLanguage(i18n);
  const texts = savingTexts[language];
  if (others.length === 0) return null;
  return (
    <p className="saving-news" role="status">
      <span>
        {byPerson(others, texts.somebody).map(([person, labels]) => (
          <span key={person}>
            <bdi>{person}</bdi> {texts.othersChanged} {labels.join(language === 'ar' ? '، ' : ', ')}.{' '}
          </span>
        ))}
      </span>
      {children}
    </p>
  );
}

/** Says a new conflict where it is noticed also by who writes far below. */
export function useConflictsTold(conflicts: readonly Conflict[]): void {
  const { i18n } = useTranslation();
  const language = interfaceLanguage(i18n);
  const text = savingTexts[language].conflictTold;
  const told = useRef('');
  const labels = conflicts.map(({ label }) => label).join(language === 'ar' ? '، ' : ', ');
  useEffect(() => {
    if (labels && labels !== told.current) toast.error(text.replace('{labels}', () => labels));
    told.current = labels;
  }, [labels, text]);
}

function byPerson(changes: readonly OtherChange[], somebody: string): [string, string[]][] {
  const people = new Map<string, string[]>();
  for (const { by, label } of changes) people.set(by || somebody, [...(people.get(by || somebody) ?? []), label]);
  return [...people];
}
