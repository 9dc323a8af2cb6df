import type { Locale } from '@nasaq/contract';
import type { Doc } from '@nasaq/translation';
import type { Payload, TypedUser } from 'payload';
import { texts } from '../../../testing/drafts.ts';
import type { Desk, DeskSave } from '../desk-api.ts';

/** A work that somebody has drafted in both languages, with a figure in each. @returns its id */
export async function makeWork(payload: Payload, user: TypedUser): Promise<number> {
  const stamp = Math.random().toString(36).slice(2, 8);
  const common = { collection: 'works', draft: true, user } as const;
  const english = {
    ...texts(`Work ${stamp}`),
    client: 'A client',
    year: 2001,
    figures: [{ value: '1', label: 'One' }],
  };
  const arabic = { ...texts(`عمل ${stamp}`), client: 'عميل', figures: [{ value: '١', label: 'واحد' }] };
  const { id } = await payload.create({ ...common, locale: 'en', data: english as never });
  await payload.update({ ...common, id, locale: 'ar', data: arabic as never });
  return id;
}

/** What a desk sends of some values, on what it was opened with. */
export function saveOf(
  { bases, form }: Pick<Desk, 'form' | 'bases'>,
  { shared, ...languages }: Partial<Record<Locale | 'shared', Doc>>,
  rest: Partial<DeskSave> = {},
): DeskSave {
  const part = (locale: Locale, values: Doc) => ({ values, base: bases[locale] });
  return {
    form,
    languages: Object.fromEntries(
      Object.entries(languages).map(([locale, values]) => [locale, part(locale as Locale, values)]),
    ),
    ...(shared && { shared: part('en', shared) }),
    ...rest,
  };
}
