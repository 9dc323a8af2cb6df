'use client';

import { useDocumentInfo, useForm } from '@payloadcms/ui';
import { isSame } from '@nasaq/translation';
import type { FormState } from 'payload';
import { fileName, type Conflict, type FormBase } from '../form-base.ts';
import type { Doc } from '../merge.ts';
import { pathOf, placeIn } from '../../../platform/staff/screens/form-paths.ts';
import { keeping, typedSince } from './form-state.ts';
import { idle, useCommitted, useEntryAddress, useHostState, useSaver } from './use-form.ts';

interface Refill {
  /** What has been typed is saved first; what is in dispute keeps its own text, except the field that is given up. */
  saveAndFill: (givenUp?: Conflict) => Promise<boolean>;
  /** The same, where others have stored something that the form does not show. */
  catchUp: () => Promise<boolean>;
  /** In a turn of the saver, without saving what the form shows. */
  fill: () => Promise<boolean>;
  /** The same without giving up what was typed since the last save, and what is in dispute; except one field. */
  fillAround: (givenUp?: Conflict) => Promise<boolean>;
  /** In a turn of the saver: the form shows these values, which are not saved yet. */
  show: (values: Doc) => Promise<boolean>;
}

/**
 * Fills the form anew; `false` where that could not be done. What is typed while it loads stays in any case. It is done
 * when the form is rendered: until then Payload's form has no fields at all, and a save in the next turn would send none.
 */
export function useRefill(): Refill {
  const { setData, setLastUpdateTime } = useDocumentInfo();
  const { getFields, replaceState, setModified } = useForm();
  const hostState = useHostState();
  const saver = useSaver();
  const address = useEntryAddress();
  const committed = useCommitted();

  async function saveAndFill(givenUp?: Conflict): Promise<boolean> {
    const before = getFields();
    if (!(await saver.saveNow())) return false;
    return saver.inTurn(() => {
      const disputed = conflictsIn(getFields()).filter(({ path }) => path !== givenUp?.path);
      return fill(before, disputed);
    });
  }

  async function catchUp(): Promise<boolean> {
    const answer = address && (await fetch(address.draft, { credentials: 'include' }));
    if (!answer?.ok) return false;
    const { formBase } = (await answer.json()) as { formBase?: FormBase };
    const own = getFields().formBase?.value as FormBase | null | undefined;
    return isSame(formBase?.base, own?.base) || saveAndFill();
  }

  function fillAround(givenUp?: Conflict): Promise<boolean> {
    const now = getFields();
    const disputed = conflictsIn(now).filter(({ path }) => path !== givenUp?.path);
    return fill(pristine(now, givenUp), disputed);
  }

  async function fill(before: FormState, disputed: Conflict[] = []): Promise<boolean> {
    if (!address) return begin();
    const answer = await fetch(address.draft, { credentials: 'include' });
    if (!answer.ok) return false;
    const doc = (await answer.json()) as Doc;
    const state = await stateOf(doc);
    if (!state) return false;
    await idle();
    setData(doc);
    setLastUpdateTime(new Date(doc.updatedAt as string).getTime());
    const typed = typedSince(before, getFields());
    if (typed.length > 0) saver.awaitTyped();
    replaceState(keeping(getFields(), state, [...disputed.map(({ path }) => path), ...typed], disputed));
    // Of what is in dispute nothing is saved.
    if (typed.length > 0 || disputed.length > 0) setModified(true);
    await committed();
    return true;
  }

  /** As a form of something new is opened. */
  async function begin(): Promise<boolean> {
    const state = await stateOf({});
    if (!state) return false;
    replaceState(state);
    setModified(false);
    await committed();
    return true;
  }

  async function show(values: Doc): Promise<boolean> {
    const before = getFields();
    const state = await stateOf(values);
    if (!state) return false;
    await idle();
    saver.awaitTyped();
    const shown = keeping(getFields(), state, typedSince(before, getFields()), conflictsIn(state));
    replaceState(typedOver(before, shown));
    setModified(true);
    await committed();
    return true;
  }

  function stateOf(data: Doc): Promise<FormState | null> {
    const operation = address ? 'update' : 'create';
    return hostState({ data, operation, renderAllFields: true, skipValidation: true });
  }

  return { saveAndFill, catchUp, fill: () => fill(getFields()), fillAround, show };
}

/**
 * A form as it was filled, before anything was typed: to see what was. What is given up counts as not typed.
 */
function pristine(state: FormState, givenUp?: Conflict): FormState {
  const base = (state.formBase?.value as FormBase | null | undefined)?.base ?? {};
  const fields = Object.entries(state).map(([at, field]): [string, FormState[string]] => {
    const path = pathOf(state, at) ?? at;
    if (givenUp && isPartOf(path, givenUp.path)) return [at, field];
    if (!field.rows) return [at, { ...field, value: field.initialValue }];
    // A base has the ids of the rows that the form was filled with.
    const ids = base[path]?.split(',').filter(Boolean) ?? field.rows.map(({ id }) => id);
    return [at, { ...field, rows: ids.map((id) => ({ id })) }];
  });
  return Object.fromEntries(fields);
}

/** The file that comes with a form stands beside the fields of the one that is there. */
function isPartOf(path: string, givenUp: string): boolean {
  return path === givenUp || path.startsWith(`${givenUp}.`) || (path === 'file' && givenUp === fileName);
}

/** A state whose values were typed over those of another one: whoever fills the form around them finds them typed. */
function typedOver(before: FormState, shown: FormState): FormState {
  const fields = Object.entries(shown).map(([at, field]): [string, FormState[string]] => {
    const path = pathOf(shown, at);
    const was = path === null ? undefined : before[placeIn(before, path) ?? ''];
    return [at, was && !field.rows && at !== 'formBase' ? { ...field, initialValue: was.value } : field];
  });
  return Object.fromEntries(fields);
}

function conflictsIn({ formBase }: FormState): Conflict[] {
  return (formBase?.value as FormBase | null | undefined)?.conflicts ?? [];
}
