'use client';

import { useDocumentInfo, useForm, useLocale, useServerFunctions } from '@payloadcms/ui';
import type { FormState } from 'payload';
import type { Conflict, FormBase } from '../../content/saving/form-base.ts';

interface Refill {
  /** What has been typed is saved first; what remains disputed keeps its own text in the form. */
  saveAndFill: (disputed: Conflict[]) => Promise<boolean>;
  /** Without saving what the form shows. */
  fill: () => Promise<boolean>;
}

/** Fills the form with the newest draft; `false` where it could not be had. */
export function useRefill(): Refill {
  const { collectionSlug, docPermissions, getDocPreferences, globalSlug, id, setData } = useDocumentInfo();
  const { getFields, replaceState, submit } = useForm();
  const { getFormState } = useServerFunctions();
  const { code: locale } = useLocale();
  const path = globalSlug ? `/api/globals/${globalSlug}` : `/api/${collectionSlug}/${id}`;

  async function saveAndFill(disputed: Conflict[]): Promise<boolean> {
    const saved = await submit({
      acceptValues: { overrideLocalChanges: false },
      action: `${path}?autosave=true&draft=true&depth=0&fallback-locale=null&locale=${locale}`,
      context: { getDocPermissions: false, incrementVersionCount: false },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      method: globalSlug ? 'POST' : 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    });
    return Boolean(saved && 'res' in saved && saved.res.ok) && fill(disputed);
  }

  async function fill(disputed: Conflict[] = []): Promise<boolean> {
    const answer = await fetch(`${path}?draft=true&depth=0&fallback-locale=null&locale=${locale}`, {
      credentials: 'include',
    });
    if (!answer.ok) return false;
    const doc = (await answer.json()) as Record<string, unknown>;
    const { state } = await getFormState({
      ...(collectionSlug ? { collectionSlug } : {}),
      ...(globalSlug ? { globalSlug } : {}),
      ...(id === undefined ? {} : { id }),
      data: doc,
      docPermissions: docPermissions!,
      docPreferences: await getDocPreferences(),
      locale,
      operation: 'update',
      renderAllFields: true,
      schemaPath: (collectionSlug ?? globalSlug)!,
      skipValidation: true,
    });
    if (!state) return false;
    setData(doc);
    replaceState(disputed.length > 0 ? keeping(getFields(), state, disputed) : state);
    return true;
  }

  return { saveAndFill, fill: () => fill() };
}

/** The fresh state, with the fields in dispute as they were, and what those were loaded from. */
function keeping(old: FormState, fresh: FormState, disputed: Conflict[]): FormState {
  const state = { ...fresh };
  const [oldBase, newBase] = [old.formBase?.value, fresh.formBase?.value] as [FormBase, FormBase];
  const base = { ...newBase.base };
  for (const { path } of disputed) {
    const [from, to] = [placeIn(old, path), placeIn(fresh, path)];
    if (from === null || to === null) continue;
    for (const at of pathsBelow(fresh, to)) delete state[at];
    for (const at of pathsBelow(old, from)) state[to + at.slice(from.length)] = old[at]!;
    for (const at of pathsBelow(base, path)) delete base[at];
    for (const at of pathsBelow(oldBase.base, path)) base[at] = oldBase.base[at]!;
  }
  const value: FormBase = { ...newBase, base, conflicts: disputed };
  return { ...state, formBase: { ...fresh.formBase, value, initialValue: value } };
}

/** A form counts its rows where the path of a value has their ids; `null` where the row is gone. */
function placeIn(state: FormState, path: string): string | null {
  let at = '';
  for (const part of path.split('.')) {
    const rows = state[at]?.rows;
    const place = rows ? rows.findIndex(({ id }) => id === part) : part;
    if (place === -1) return null;
    at = at === '' ? String(place) : `${at}.${place}`;
  }
  return at;
}

function pathsBelow(state: Record<string, unknown>, path: string): string[] {
  return Object.keys(state).filter((at) => at === path || at.startsWith(`${path}.`));
}
