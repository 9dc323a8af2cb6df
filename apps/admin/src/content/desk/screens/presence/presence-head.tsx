'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { menuTags } from '../../../../platform/staff/interface-language.ts';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { reviewTexts } from '../../../catalogue/index.ts';
import { Initials } from '../../../review/screens/initials.tsx';
import { useDesk, useFocused } from '../desk-context.ts';
import { type Person, useColleagues } from './presence-context.tsx';
import { usePlaceName } from './use-place-name.ts';

/** In the head: who else has this entry open; a step to where they write. */
export function PresenceHead() {
  const { goTo, language } = useDesk();
  const { me, people } = useColleagues();
  const nameOf = usePlaceName();
  const texts = reviewTexts[language];
  useMoves();
  useAnnounced(people.filter(({ id }) => id !== me));
  if (people.length === 0) return null;
  return (
    <ul aria-label={texts.alsoHere} className="desk-people">
      {people.map(({ id, locale, name, path }, place) => {
        const who = id === me ? texts.otherWindow : name;
        const where = locale && path ? fill(texts.writesIn, { place: nameOf({ locale, path }) }) : texts.looks;
        const isSomewhere = locale && path;
        const told = fill(isSomewhere ? texts.goToPerson : texts.person, { name: who, where });
        return (
          // One who has two windows open is here twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${id} ${place}`}>
            {isSomewhere ? (
              <button aria-label={told} onClick={() => goTo({ locale, path })} title={told} type="button">
                <Initials id={id} name={name} />
              </button>
            ) : (
              <span title={told}>
                <Initials id={id} name={name} />
                <span className="desk-unseen">{told}</span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The others are told where the reader writes. */
function useMoves(): void {
  const { move } = useColleagues();
  const { isReadOnly } = useDesk();
  const focused = useFocused();
  useEffect(() => move(isReadOnly ? null : focused), [focused, isReadOnly, move]);
}

/** Who comes and goes is said to those who listen, when they have nothing else to hear. */
function useAnnounced(people: readonly Person[]): void {
  const { language, say } = useDesk();
  const before = useRef<ReadonlyMap<number, string>>(new Map());
  const here = JSON.stringify([...new Map(people.map(({ id, name }) => [id, name]))]);
  const announce = useEffectEvent((now: ReadonlyMap<number, string>) => {
    const { came, left } = reviewTexts[language];
    const list = new Intl.ListFormat(menuTags[language]);
    const names = (one: ReadonlyMap<number, string>, other: ReadonlyMap<number, string>) =>
      [...one].filter(([id]) => !other.has(id)).map(([, name]) => name);
    const [come, gone] = [names(now, before.current), names(before.current, now)];
    before.current = now;
    const told = [
      ...(come.length > 0 ? [fill(came, { names: list.format(come) })] : []),
      ...(gone.length > 0 ? [fill(left, { names: list.format(gone) })] : []),
    ];
    if (told.length > 0) say(told.join(' '));
  });
  useEffect(() => announce(new Map(JSON.parse(here) as [number, string][])), [here]);
}
