'use client';

import { toast, useDocumentInfo, useForm, useFormFields, useLocale, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { placeIn } from '../../../platform/staff/screens/form-paths.ts';
import { deskTexts, savingTexts } from '../../catalogue/index.ts';
import type { OverruledInPlace } from '../overruled-endpoint.ts';
import { OverruledNotice } from './overruled-notice.tsx';
import { useCommitted, useSaver } from './use-form.ts';

interface Told {
  overruled: readonly OverruledInPlace[];
  /** What the saves of the form had told of others when the host was asked. */
  news: string;
}

interface Props {
  /** Whether what is brought back is saved only when somebody asks for it. */
  isAsked?: boolean;
  /** Changes whenever a save has told of others. */
  news: string;
}

/**
 * What others have knowingly replaced of the reader’s texts: both texts, and a way back to their own. Where there is no
 * desk, the form tells it.
 */
export function OverruledPlain({ isAsked = false, news }: Props) {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { code } = useLocale();
  const { i18n } = useTranslation();
  const language = interfaceLanguage(i18n);
  const texts = { ...savingTexts[language], ...deskTexts[language] };
  const { setModified } = useForm();
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  const fields = useFormFields(([all]) => all);
  const committed = useCommitted();
  const saver = useSaver();
  const [told, setTold] = useState<Told>({ news, overruled: [] });
  const isStored = globalSlug !== undefined || id !== undefined;
  const name = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`;
  const address = `/api/${name}/overruled?locale=${code}`;

  useEffect(() => {
    const stop = new AbortController();
    async function look() {
      const found = await ask(address, language, { signal: stop.signal });
      if (found && !stop.signal.aborted) setTold({ news, overruled: found });
    }
    if (isStored) void look();
    return () => stop.abort();
  }, [address, isStored, language, news]);

  function close(seen: OverruledInPlace): void {
    setTold(({ overruled, ...rest }) => ({ ...rest, overruled: overruled.filter(({ id: one }) => one !== seen.id) }));
    void ask(address, language, { method: 'POST', body: JSON.stringify({ id: seen.id }) });
  }

  async function bringBack(one: OverruledInPlace, place: string): Promise<void> {
    saver.awaitTyped();
    dispatch({ type: 'UPDATE', path: place, value: one.value });
    await committed();
    setModified(true);
    close(one);
    toast(isAsked ? `${texts.broughtBack} ${savingTexts[language].notYetSaved}` : texts.broughtBack);
  }

  return told.overruled.map((one) => {
    const place = one.here === null ? null : placeIn(fields, one.here);
    // Rows and the like come back by hand: their words stand here.
    const isText = typeof one.value === 'string' && place !== null && fields[place] !== undefined;
    return (
      <OverruledNotice
        key={one.id}
        language={language}
        onBringBack={isText ? () => void bringBack(one, place) : undefined}
        onClose={() => close(one)}
        one={one}
      />
    );
  });
}

/** `null` where it cannot be had: the next form that is opened asks again. */
async function ask(address: string, language: string, call: RequestInit): Promise<readonly OverruledInPlace[] | null> {
  try {
    const answer = await fetch(address, {
      credentials: 'same-origin',
      headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
      ...call,
    });
    return answer.ok ? ((await answer.json()) as { overruled: OverruledInPlace[] }).overruled : null;
  } catch {
    return null;
  }
}
