import { filmAt, locales, safeTarget } from '@nasaq/contract';
import { type Doc, type FieldSpec, fieldsOfRow, isAskedFor } from '../../field.ts';
import { pairOf } from '../../units.ts';
import type { Hit } from '../check.ts';
import type { Reading } from '../reading/reading.ts';

/** Addresses that somebody has typed into a field of their own, as that of a film: publishing refuses the same. */
export function typedAddressHits({ begun, docs, fields }: Reading): Hit[] {
  return locales.flatMap((locale) =>
    begun[locale]
      ? addressesIn(fields, docs[locale], '').flatMap(({ holds, path, url }): Hit[] => {
          const isSound = holds === 'film' ? filmAt(url) !== null : safeTarget(url) !== null;
          const check = holds === 'film' ? 'film-address' : 'link-form';
          return isSound ? [] : [{ check, locale, path, values: { url } }];
        })
      : [],
  );
}

interface Typed {
  path: string;
  holds: NonNullable<FieldSpec['holds']>;
  url: string;
}

function addressesIn(fields: readonly FieldSpec[], doc: Doc, prefix: string): Typed[] {
  return fields.flatMap((field): Typed[] => {
    const { holds, kind, name } = field;
    const value = doc[name];
    const path = `${prefix}${name}`;
    if (kind === 'group') return addressesIn(field.fields ?? [], (value ?? {}) as Doc, `${path}.`);
    if (kind === 'rows')
      return (Array.isArray(value) ? (value as Doc[]) : []).flatMap((row, place) =>
        addressesIn(fieldsOfRow(field, row), row, `${path}.${pairOf(row, place)}.`),
      );
    const url = holds && typeof value === 'string' && isAskedFor(field, doc) ? value.trim() : '';
    return holds && url !== '' ? [{ path, holds, url }] : [];
  });
}
