import type { Locale } from '@nasaq/contract';
import type { FieldState } from '@nasaq/translation';
import type { Where } from 'payload';

const names = { en: 'stateEn', ar: 'stateAr' } as const;

/** What a list is narrowed to: a state, by language. */
export type ListStates = Partial<Record<Locale, FieldState>>;

/** As the list’s own filter panel writes it: alternatives, each with conditions that all hold. */
type Panel = { or: { and: Where[] }[] };

/** The states that every alternative of a filter asks for. */
export function statesIn(where: Where | undefined): ListStates {
  const alternatives = panelOf(where).or.map(({ and }) => and);
  const asked = (locale: Locale) => {
    const [first, ...rest] = alternatives.map((and) => and.map((one) => stateOf(one, locale)).find(Boolean));
    return first && rest.every((state) => state === first) ? { [locale]: first } : {};
  };
  return { ...asked('en'), ...asked('ar') };
}

/** The filter with another state of a language, or with none; whatever else it asks for stays. */
export function withState(where: Where | undefined, locale: Locale, state: FieldState | null): Panel {
  const { or } = panelOf(where);
  return {
    or: or.map(({ and }) => ({
      and: [
        ...and.filter((one) => !(names[locale] in one)),
        ...(state ? [{ [names[locale]]: { equals: state } }] : []),
      ],
    })),
  };
}

function panelOf(where: Where | undefined): Panel {
  const alternatives = (where?.or ?? []).map((one) => ({ and: one.and ?? [one] }));
  if (alternatives.length > 0) return { or: alternatives };
  const own = Object.keys(where ?? {}).length > 0 ? [where!] : [];
  return { or: [{ and: own.flatMap((one) => one.and ?? [one]) }] };
}

function stateOf(condition: Where, locale: Locale): FieldState | undefined {
  return (condition[names[locale]] as { equals?: FieldState } | undefined)?.equals;
}
