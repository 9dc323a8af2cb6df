'use client';

import type { Locale } from '@nasaq/contract';
import { toast, useAllFormFields, useDocumentInfo, useForm, useFormProcessing, useTranslation } from '@payloadcms/ui';
import type { FormState, TextFieldClientComponent } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useEffectEvent, useState } from 'react';
import { ConflictsShown, type ShownConflict } from '../../../content/screens/pieces.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { formTexts } from '../../catalogue/index.ts';
import {
  conflictLabel,
  conflictText,
  differing,
  fieldLabelOf,
  fieldOf,
  keptMine,
  mergedValues,
  takenTheirs,
  type Values,
} from '../../forms/form-conflicts.ts';
import type { Meanwhile } from '../../forms/meanwhile.ts';
import { mergeValues } from '../../forms/merge-values.ts';

const decidedToast = 'form-conflicts-decided';

/** What a refused save has come upon. */
interface Found {
  meanwhile: Meanwhile;
  /** What is to be decided. */
  paths: string[];
  /** What the form stands on. */
  opened: Values;
  /** What of theirs the form shows now, in words. */
  merged: string;
}

/**
 * Above the fields of a form, in the place of what it was opened with: what another administrator and this one have changed
 * differently, and the choice. Nothing is loaded anew, so nothing of what was typed is lost.
 */
export const FormConflicts: TextFieldClientComponent = () => {
  const language = interfaceLanguage(useTranslation().i18n);
  const { id } = useDocumentInfo();
  const { getFields, setModified } = useForm();
  const [fields, dispatch] = useAllFormFields();
  const processing = useFormProcessing();
  const [found, setFound] = useState<Found | null>(null);
  const refused = isRefused(fields);

  function showMerged(mine: Values, merged: Values, now: Values): string {
    const names = differing(mine, merged);
    for (const name of names) dispatch({ type: 'UPDATE', path: name, value: merged[name] });
    const labels = names.map((name) => fieldLabelOf(name, language)).join(language === 'ar' ? '، ' : ', ');
    const opened = JSON.stringify(now);
    if (labels) dispatch({ type: 'UPDATE', path: 'opened', value: opened });
    return labels && fill(formTexts.mergedIn[language], { labels });
  }

  const tell = useEffectEvent((meanwhile: Meanwhile | null) => {
    const opened = openedOf(getFields());
    if (!meanwhile || !opened) return;
    const mine = valuesOf(getFields());
    const { conflicts, value } = mergeValues(opened, mine, meanwhile.values);
    // Refused for something else: it may be that their changes and these do not go together, so they are shown.
    const merged = conflicts.length === 0 ? showMerged(mine, value as Values, meanwhile.values) : '';
    setFound({ meanwhile, paths: conflicts, opened: merged ? meanwhile.values : opened, merged });
  });
  // The form is told of its errors after it has ended to save.
  useEffect(() => {
    if (!processing && refused && id !== undefined) void readNewest(id).then(tell);
  }, [id, processing, refused]);
  // What was chosen is being saved: whether it is, is told anew.
  useEffect(() => {
    if (processing) toast.dismiss(decidedToast);
  }, [processing]);
  // Once it is saved, it stands on something else.
  const opened = openedOf(fields);
  const dispute = opened && found && differing(found.opened, opened).length === 0 ? found : null;

  function decide({ path }: ShownConflict, isTheirs: boolean): void {
    const [opened, now] = [openedOf(getFields())!, dispute!.meanwhile.values];
    const seen = keptMine(opened, now, path);
    const left = dispute!.paths.filter((each) => each !== path);
    const name = fieldOf(path) as keyof Values;
    dispatch({ type: 'UPDATE', path: 'opened', value: JSON.stringify(seen) });
    const isSettled = !left.some((each) => fieldOf(each) === name);
    dispatch({
      type: 'UPDATE',
      path: name,
      ...(isTheirs && { value: takenTheirs(valuesOf(getFields()), now, path)[name] }),
      ...(isSettled && { valid: true, errorMessage: undefined }),
    });
    setModified(true);
    setFound({ ...dispute!, paths: left, opened: seen });
    if (left.length === 0) toast.success(formTexts.decided[language], { id: decidedToast });
  }

  const mine = valuesOf(fields);
  return (
    <div className="saving-others">
      {dispute?.merged && (
        <p className="saving-news" role="status">
          {dispute.merged}
        </p>
      )}
      {dispute && (
        <ConflictsShown
          busy={processing}
          conflicts={dispute.paths.map((path) => shownConflict(path, mine, dispute, language))}
          onKeep={(conflict) => decide(conflict, false)}
          onTake={(conflict) => decide(conflict, true)}
        />
      )}
    </div>
  );
};

async function readNewest(id: number | string): Promise<Meanwhile | null> {
  const answer = await fetch(`/api/forms/${id}/meanwhile`, { credentials: 'include' }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as Meanwhile) : null;
}

function shownConflict(path: string, mine: Values, { meanwhile, opened }: Found, language: Locale): ShownConflict {
  const { changed, values } = meanwhile;
  const { at, by, own } = changed[fieldOf(path) as keyof Values]!;
  return {
    path,
    label: conflictLabel(path, { mine, now: values }, language),
    mine: conflictText(path, mine, opened, language),
    theirs: conflictText(path, values, opened, language),
    by,
    at,
    ...(own && { own }),
    seen: {},
  };
}

function valuesOf(fields: FormState): Values {
  return mergedValues(reduceFieldsToValues(fields, true) as Values);
}

function openedOf(fields: FormState): Values | null {
  const value = fields.opened?.value;
  return typeof value === 'string' && value !== '' ? (JSON.parse(value) as Values) : null;
}

function isRefused(fields: FormState): boolean {
  return Object.entries(fields).some(([name, { valid }]) => valid === false && name in mergedValues({}));
}
