'use client';

import { Link, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { savingTexts } from '../../catalogue/index.ts';
import type { FormBase } from '../form-base.ts';
import type { Overruled } from '../overruled.ts';

interface Told {
  overruled: readonly Overruled[];
  /** What the saves of the form had told of others when the host was asked. */
  news: string;
}

/**
 * What others have knowingly replaced of the reader’s texts, until they have seen both: the desk shows them, and brings
 * theirs back. It is asked for when the form is opened, and again whenever a save has told of others.
 */
export function OverruledInForm({ others }: Pick<FormBase, 'others'>) {
  const { collectionSlug, globalSlug, id, isTrashed } = useDocumentInfo();
  const { i18n } = useTranslation();
  const language = interfaceLanguage(i18n);
  const texts = savingTexts[language];
  const [told, setTold] = useState<Told>({ news: '', overruled: [] });
  const name = globalSlug ?? `${collectionSlug}/${id}`;
  const isStored = (globalSlug !== undefined || id !== undefined) && !isTrashed;
  const address = `${globalSlug ? '/api/globals/' : '/api/'}${name}/desk/overruled`;
  const news = others.map(({ at, path }) => `${at} ${path}`).join();

  useEffect(() => {
    const stop = new AbortController();
    async function look() {
      const overruled = await readOverruled(address, language, stop.signal);
      if (!stop.signal.aborted) setTold({ news, overruled });
    }
    if (isStored) void look();
    return () => stop.abort();
  }, [address, isStored, language, news]);

  const { overruled } = told;
  const [first] = overruled;
  if (!first) return null;
  const labels = [...new Set(overruled.map(({ label }) => label))].join(language === 'ar' ? '، ' : ', ');
  const desk = `/admin/${globalSlug ? 'globals' : 'collections'}/${name}`;
  const query = new URLSearchParams({ field: first.path, language: first.locale });
  return (
    <p className="saving-news saving-trouble" role="alert">
      <span>{fill(texts.overruledIn, { labels })}</span>
      <Link href={`${desk}?${query}`}>{texts.overruledBoth}</Link>
    </p>
  );
}

/** None where they cannot be had: the desk tells of them, too. */
async function readOverruled(address: string, language: string, signal: AbortSignal): Promise<readonly Overruled[]> {
  try {
    const answer = await fetch(address, {
      credentials: 'same-origin',
      headers: { 'Accept-Language': language },
      signal,
    });
    return answer.ok ? ((await answer.json()) as { overruled: Overruled[] }).overruled : [];
  } catch {
    return [];
  }
}
