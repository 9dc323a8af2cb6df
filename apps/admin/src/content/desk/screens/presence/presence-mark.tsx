'use client';

import { type Locale, locales } from '@nasaq/contract';
import type { FieldSpec } from '@nasaq/translation';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { reviewTexts } from '../../../catalogue/index.ts';
import { Initials } from '../../../review/screens/initials.tsx';
import { useDesk, useFocused } from '../desk-context.ts';
import { type Person, useColleagues } from './presence-context.tsx';

/** In the head of a field: who else writes in it, and in which language. */
export function PresenceMark({ field, path }: { field: FieldSpec; path: string }) {
  const { language } = useDesk();
  const { me, people } = useColleagues();
  const texts = reviewTexts[language];
  const here = people.filter((person) => person.path === path);
  if (here.length === 0) return null;
  return locales.flatMap((locale) =>
    onceEach(here, locale).map(({ id, name }) => (
      <span className="desk-person" key={`${locale} ${id}`}>
        <Initials id={id} name={name} />
        <span>
          <bdi>{id === me ? texts.otherWindow : name}</bdi>
          {field.localized && ` · ${texts.languages[locale]}`}
        </span>
      </span>
    )),
  );
}

function onceEach(people: readonly Person[], locale: Locale): Person[] {
  return [...new Map(people.filter((one) => one.locale === locale).map((one) => [one.id, one])).values()];
}

/** Below the text in which the reader writes, while somebody else writes in it, too. Nobody is held back. */
export function PresenceWarning({ path }: { path: string }) {
  const { isReadOnly, language } = useDesk();
  const { me, people } = useColleagues();
  const focused = useFocused();
  const texts = reviewTexts[language];
  const here = focused?.path === path && !isReadOnly ? onceEach(people, focused.locale) : [];
  const others = here.filter((person) => person.path === path);
  return (
    <div role="status">
      {others.length > 0 && (
        <p className="desk-together">
          {others.map(({ id, name }) => (
            <Initials id={id} key={id} name={name} />
          ))}
          <span>
            {others.every(({ id }) => id === me)
              ? texts.togetherWindow
              : fill(texts.together, {
                  names: new Intl.ListFormat(language).format(
                    others.filter(({ id }) => id !== me).map(({ name }) => name),
                  ),
                })}
          </span>
        </p>
      )}
    </div>
  );
}
