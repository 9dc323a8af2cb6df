import config from '@payload-config';
import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { NotFoundPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { getPayload } from 'payload';
import { titleSuffix } from '../../../../platform/staff/brand/brand.ts';
import { interfaceLanguage } from '../../../../platform/staff/interface-language.ts';
import { HeldTitle } from '../../../../platform/staff/titles/held-title.tsx';
import { branded } from '../../../../screen-titles.ts';
import { importMap } from '../importMap.js';

interface Args {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const payload = await getPayload({ config });
  const i18n = await getNextRequestI18n({ config: payload.config });
  return branded({ title: `${i18n.t('general:notFound')} ${titleSuffix}` }, interfaceLanguage(i18n), payload);
}

/** The answer to an address below /admin that leads nowhere. */
export default async function NotFound({ params, searchParams }: Args) {
  const { title } = await generateMetadata();
  return (
    <>
      <HeldTitle title={String(title)} />
      <NotFoundPage config={config} importMap={importMap} params={params} searchParams={searchParams} />
    </>
  );
}
