import config from '@payload-config';
import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { brandTitle } from '../../../../platform/staff/brand/brand.ts';
import { doorScreen } from '../../../../users/screens/index.ts';
import { importMap } from '../importMap.js';

interface Args {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams });
  const { language } = await getNextRequestI18n({ config: await config });
  return brandTitle(metadata, language);
}

/** Every screen below /admin. */
export default async function Page({ params, searchParams }: Args) {
  const { redirect } = await searchParams;
  return (await doorScreen({ ...(await params), redirect })) ?? RootPage({ config, importMap, params, searchParams });
}
