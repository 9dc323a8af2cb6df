import { entryPath, isLocale, localePath, paths, type ContentType } from '@nasaq/contract';
import type { LivePreviewConfig } from 'payload';
import { env } from '../env.ts';
import { signPreview } from '../preview-token.ts';

type PreviewUrl = Extract<LivePreviewConfig['url'], (...args: never[]) => unknown>;

/** An editing session outlives this only if its page is reloaded. */
const previewLifetime = 12 * 60 * 60 * 1000;

/** The real page of an entry on the site, in the language that is being edited, showing its newest draft. */
export const entryPreviewUrl: PreviewUrl = ({ collectionConfig, data, locale }) => {
  const { id, slug } = data as { id?: number; slug?: string | null };
  const type = collectionConfig?.slug as ContentType | undefined;
  if (!type || id === undefined || !slug || !isLocale(locale.code)) return null;
  const token = signPreview({ type, id, expires: Date.now() + previewLifetime });
  return `${env.siteUrl}${localePath(locale.code, entryPath(type, slug))}?preview=${token}`;
};

const globalPaths: Record<string, string> = { home: paths.home, about: paths.about, care: paths.care };

/** The page that a global fills, as it is published. */
export const globalPreviewUrl: PreviewUrl = ({ globalConfig, locale }) => {
  const path = globalPaths[globalConfig?.slug ?? ''];
  return path && isLocale(locale.code) ? `${env.siteUrl}${localePath(locale.code, path)}` : null;
};
