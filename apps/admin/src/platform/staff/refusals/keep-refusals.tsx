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
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Refusals } from './refusals.ts';

/** The forms that are open, by what they save; a drawer opens a second one. */
const open = new Map<Refusals, string>();

interface Saved {
  collectionSlug?: string | undefined;
  globalSlug?: string | undefined;
  id?: number | string | undefined;
}

function nameOf({ collectionSlug, globalSlug, id }: Saved): string {
  return globalSlug ?? `${collectionSlug} ${id ?? ''}`;
}

/** Around all screens: what the server tells of a form’s fields comes with the errors of the save that it has refused. */
export function KeepRefusals({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions();
  const asked = useCallback<ServerFunctionClient>(
    async (call) => {
      const answer = await serverFunction(call);
      if (call.name !== 'form-state') return answer;
      const args = call.args as unknown as BuildFormStateArgs;
      const { state } = (answer ?? {}) as { state?: FormState | null };
      // A form that is filled anew is another one, and so is a small one within it, as that of a link.
      const isWhole = args.schemaPath === (args.globalSlug ?? args.collectionSlug);
      if (!state || !args.formState || !isWhole) return answer;
      const forms = [...open].filter(([, name]) => name === nameOf(args)).map(([refusals]) => refusals);
      // What was asked while somebody writes waits for a save; what a save itself asks, to show what it has stored, not.
      if (!args.data) await Promise.all(forms.map((form) => form.settled()));
      return { ...(answer as object), state: forms.reduce((kept, form) => form.keepIn(kept), state) };
    },
    [serverFunction],
  );
  return <ServerFunctionsProvider serverFunction={asked}>{children}</ServerFunctionsProvider>;
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
    open.set(refusals, name);
    return () => {
      open.delete(refusals);
      refusals.end();
    };
  }, [name, refusals]);

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
