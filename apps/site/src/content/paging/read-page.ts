import { notFound } from '../../router/payload.ts';

/** The `page` of an address, from 1; anything but a whole number without leading zeros is a page that does not exist. */
export function readPage(query: URLSearchParams): number {
  const value = query.get('page') ?? '1';
  if (!/^[1-9]\d{0,3}$/.test(value)) throw notFound();
  return Number(value);
}
