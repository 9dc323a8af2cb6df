'use client';

import {
  ServerFunctionsProvider,
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useLocale,
  useServerFunctions,
} from '@payloadcms/ui';
import type { BuildFormStateArgs, FormState, ServerFunctionClient } from 'payload';
import { deepCopyObjectSimpleWithoutReactComponents } from 'payload/shared';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { askUntilStill } from './ask-until-still.ts';
import { Refusals } from './refusals.ts';

interface OpenForm {
  name: string;
  refusals: Refusals;
  /** As they stand now. */
  fields: () => FormState;
}

interface Answer {
  state?: FormState | null;
}

/** The forms that are open; a drawer opens a second one. */
const open = new Set<OpenForm>();

interface Saved {
  collectionSlug?: string | undefined;
  globalSlug?: string | undefined;
  id?: number | string | undefined;
}

function nameOf({ collectionSlug, globalSlug, id }: Saved): string {
  return globalSlug ?? `${collectionSlug} ${id ?? ''}`;
}

/**
 * Around all screens: what the server tells of a form’s fields is of what stands in them, and comes with the errors of
 * the save that it has refused.
 */
export function KeepRefusals({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions();
  const asked = useCallback<ServerFunctionClient>(
    async (call) => {
      const args = call.args as unknown as BuildFormStateArgs;
      // A form that is filled anew is another one, and so is a small one within it, as that of a link.
      const isWhole = args.formState && args.schemaPath === (args.globalSlug ?? args.collectionSlug);
      if (call.name !== 'form-state' || !isWhole) return serverFunction(call);
      const forms = [...open].filter(({ name }) => name === nameOf(args));
      const ask = async (formState: FormState) => {
        const answer = (await serverFunction({ ...call, args: { ...call.args, formState } })) as Answer | null;
        // What was asked while somebody writes waits for a save; what a save itself asks, to show what it has stored, not.
        if (!args.data) await Promise.all(forms.map(({ refusals }) => refusals.settled()));
        return answer;
      };
      // Which of two forms of the same thing has asked is not known.
      const [form] = forms.length === 1 && !args.data ? forms : [];
      const answer = form
        ? await askUntilStill(
            () => (open.has(form) ? form.fields() : null),
            (fields) => ask(copied(fields)),
          )
        : await ask(args.formState!);
      if (!answer?.state) return answer;
      return { ...answer, state: forms.reduce((kept, { refusals }) => refusals.keepIn(kept), answer.state) };
    },
    [serverFunction],
  );
  return <ServerFunctionsProvider serverFunction={asked}>{children}</ServerFunctionsProvider>;
}

function copied(fields: FormState): FormState {
  return deepCopyObjectSimpleWithoutReactComponents(fields as never, { excludeFiles: true });
}

/** In every form: notes what the server refuses, and shows it until it is answered. */
export function FormRefusals() {
  const [refusals] = useState(() => new Refusals());
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { code: language } = useLocale();
  const { getFields, setModified, setSubmitted } = useForm();
  const modified = useFormModified();
  const processing = useFormProcessing();
  const submitted = useFormSubmitted();
  const wasModified = useRef(false);
  const name = nameOf({ collectionSlug, globalSlug, id });
  // To be rendered with each change; they come a rendering later than all else, and are read from the form itself.
  useAllFormFields();

  useEffect(() => {
    const form = { name, refusals, fields: getFields };
    open.add(form);
    return () => {
      open.delete(form);
      refusals.end();
    };
  }, [getFields, name, refusals]);

  // Before anybody sees the form without them.
  useLayoutEffect(() => {
    const isRefused = refusals.follow({ fields: getFields(), language, processing, submitted });
    // Payload takes whatever was answered for saved, switches the button off and lets go who leaves.
    if (isRefused && wasModified.current) setModified(true);
    if (!processing || modified) wasModified.current = modified;
    // A draft that was saved since has not answered them.
    if (refusals.areOpen && !submitted) setSubmitted(true);
  });
  return null;
}
