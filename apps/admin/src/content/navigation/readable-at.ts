import { type ContentType, locales, type Locale, paths } from '@nasaq/contract';
import type { Payload, PayloadRequest } from 'payload';
import { alternatesOf } from '../../platform/http/published.ts';
import { addressesAt } from '../checks/addresses.ts';

const pages = new Set<string>(Object.values(paths));

/**
 * In which languages there is something to read at an address of the site: all for a page, a form or an address that leads
 * on, those in which an entry is published; `null` where nothing stands.
 * @param address without its language; with what follows `?` or `#`
 */
export async function readableAt(payload: Payload, address: string): Promise<readonly Locale[] | null> {
  const path = pathOf(address);
  // The most of them, for which nobody has to be asked.
  if (pages.has(path)) return locales;
  const found = (await addressesAt({ payload } as PayloadRequest, [path]))[path];
  if (found?.is === 'nothing') return null;
  if (found?.is !== 'entry') return locales;
  const [type, id] = found.entry.split(':') as [ContentType, string];
  const alternates = await alternatesOf({ payload, locale: 'en' }, type, Number(id));
  return locales.filter((locale) => alternates[locale]);
}

function pathOf(address: string): string {
  const [written = ''] = address.split(/[?#]/);
  const path = written.length > 1 && written.endsWith('/') ? written.slice(0, -1) : written;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
