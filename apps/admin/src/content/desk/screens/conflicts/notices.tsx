'use client';

import { locales, type Locale } from '@nasaq/contract';
import { bearsLanguage, type FieldSpec, pathByPairs } from '@nasaq/translation';
import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { menuNumber } from '../../../../platform/staff/interface-language.ts';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { BroughtBackNotice, TroubleNotice } from '../../../saving/screens/saving-notices.tsx';
import { firstOf } from '../base-parts.ts';
import { type DeskTexts, useDesk, useDeskState } from '../desk-context.ts';
import type { DeskState } from '../desk-state.ts';
import { FollowOthers } from '../presence/follow-others.tsx';
import { OverruledNotice } from './overruled.tsx';

/** Above the fields: why something is not saved, what came back from an earlier visit, and what others have changed. */
export function DeskNotices() {
  const { saves, store } = useDesk();
  const [seen, setSeen] = useState('');
  const broughtBack = useSyncExternalStore(store.subscribe, saves.broughtBack, saves.broughtBack);
  const notices = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useHeight(notices);
  const count = useCount(list);
  const [isUnfolded, setUnfolded] = useState(false);
  const { isNarrow, language, texts } = useDesk();
  // Beside the fields several would leave no room for them. A phone has them in its page.
  const isFoldable = count > 1 && !isNarrow;
  return (
    <div ref={notices} className="desk-notices" data-folded={(isFoldable && !isUnfolded) || undefined}>
      <div ref={list} className="desk-notices__list">
        <TroubleNotice saver={saves.all} />
        {broughtBack && broughtBack !== seen && (
          <BroughtBackNotice at={broughtBack} close={() => setSeen(broughtBack)} />
        )}
        <Trashed />
        <Withdrawn />
        <Disputes />
        <OverruledNotice />
        <FollowOthers />
        <Unknown />
        <OthersChanged />
      </div>
      {isFoldable && (
        <button
          aria-expanded={isUnfolded}
          className="desk-quiet"
          onClick={() => setUnfolded(!isUnfolded)}
          type="button"
        >
          {isUnfolded ? texts.fewerNotices : fill(texts.moreNotices, { count: menuNumber(language).format(count) })}
        </button>
      )}
    </div>
  );
}

/** Each part says by itself whether it has anything to say. */
function useCount(list: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const element = list.current!;
    const look = () => setCount(element.childElementCount);
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true });
    look();
    return () => observer.disconnect();
  }, [list]);
  return count;
}

/** What one is led to comes to stand below them. */
function useHeight(notices: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = notices.current;
    const desk = element?.closest<HTMLElement>('.desk');
    if (!element || !desk) return;
    const size = new ResizeObserver(() =>
      desk.style.setProperty('--desk-notices-height', `${Math.round(element.offsetHeight)}px`),
    );
    size.observe(element);
    return () => size.disconnect();
  }, [notices]);
}

/** Who only looks, and saves nothing that would be refused, is told too. */
function Trashed() {
  const { saves, texts } = useDesk();
  const isTrashed = useDeskState((state) => state.isTrashed);
  const { trouble } = useSyncExternalStore(saves.saver.subscribe, saves.saver.state, saves.saver.state);
  if (!isTrashed || trouble) return null;
  return (
    <p className="saving-news saving-trouble" role="alert">
      {texts.trashed}
    </p>
  );
}

/** Somebody has taken a language off the site in which the reader may be writing. */
function Withdrawn() {
  const { language, store, texts } = useDesk();
  const withdrawn = useDeskState((state) => state.withdrawn);
  if (withdrawn.length === 0) return null;
  const names = new Intl.ListFormat(language).format(withdrawn.map((locale) => texts.languages[locale]));
  return (
    <div className="saving-news" role="status">
      <span>{fill(texts.withdrawn, { languages: names })}</span>
      <button className="desk-button" onClick={() => store.withdrawalSeen()} type="button">
        {texts.close}
      </button>
    </div>
  );
}

/** Leads to the fields that wait for a decision, wherever one is. */
function Disputes() {
  const { goTo, language, store, texts } = useDesk();
  const conflicts = useDeskState((state) => state.conflicts);
  const labels = [...new Set(locales.flatMap((locale) => conflicts[locale].map(({ label }) => label)))];
  const isOwn = locales.every((locale) => conflicts[locale].every(({ own }) => own));
  if (labels.length === 0) return null;

  /** Into sight with what stands around it, and the keys to the choice. */
  function lead() {
    if (leadToDispute()) return;
    const locale = locales.find((one) => conflicts[one].length > 0)!;
    const { path } = conflicts[locale][0]!;
    // Left out by the filter, with its field.
    goTo({ locale, path: pathByPairs(store.current().docs[locale], path) ?? path });
    requestAnimationFrame(() => requestAnimationFrame(leadToDispute));
  }

  return (
    <div className="saving-news saving-trouble" role="alert">
      <span>
        {fill(isOwn ? texts.disputesOwn : texts.disputes, { labels: labels.join(language === 'ar' ? '، ' : ', ') })}
      </span>
      <button className="desk-button" onClick={lead} type="button">
        {texts.toDispute}
      </button>
    </div>
  );
}

function leadToDispute(): boolean {
  const box = document.querySelector('[data-dispute]');
  box?.scrollIntoView({ block: 'start' });
  box?.querySelector('button')?.focus({ preventScroll: true });
  return box !== null;
}

/** The form of the entry has changed while somebody wrote: what has no place any more is said, and stays in sight. */
function Unknown() {
  const { language, texts } = useDesk();
  const unknown = useDeskState((state) => state.unknown);
  if (unknown.length === 0) return null;
  return (
    <p className="saving-news saving-trouble" role="alert">
      {fill(texts.unknown, { labels: unknown.join(language === 'ar' ? '، ' : ', ') })}
    </p>
  );
}

interface Changed {
  label: string;
  locale: Locale;
  path: string;
}

/** What others have changed is on the desk at once: where is said, and who it was where the host has named them. */
function OthersChanged() {
  const { columns, goTo, language, store, texts } = useDesk();
  const others = useDeskState((state) => state.others);
  const changed = useDeskState((state) => state.changed);
  const changers = useDeskState((state) => state.changers);
  const lost = useDeskState((state) => state.lost);
  const docs = useDeskState((state) => state.docs);
  const people = useMemo(
    () => byPerson({ changed, changers, columns, docs, fields: store.fields, language, lost, others, texts }),
    [changed, changers, columns, docs, language, lost, others, store, texts],
  );
  if (people.length === 0) return null;
  return (
    <div className="saving-news" role="status">
      <span>
        {people.map(([name, changes]) => (
          <span key={name ?? 'own'}>
            {name === null ? (
              texts.youChanged
            ) : (
              <>
                <bdi>{name || texts.somebody}</bdi> {texts.othersChanged}
              </>
            )}{' '}
            {changes.map((change, place) => (
              <span key={`${change.locale} ${change.path}`}>
                {place > 0 && (language === 'ar' ? '، ' : ', ')}
                <button className="desk-quiet" onClick={() => goTo(change)} type="button">
                  {change.label}
                </button>
              </span>
            ))}
            .{' '}
          </span>
        ))}
      </span>
      <button className="desk-button" onClick={() => store.othersSeen()} type="button">
        {texts.close}
      </button>
    </div>
  );
}

interface Told extends Pick<DeskState, 'changed' | 'changers' | 'docs' | 'lost' | 'others'> {
  columns: readonly Locale[];
  fields: readonly FieldSpec[];
  language: Locale;
  texts: DeskTexts;
}

/** The host names who has changed something in what was saved here, and who has changed a field last of the rest. */
function byPerson(of: Told): [string | null, Changed[]][] {
  const { changed, changers, columns, docs, fields, language, lost, others, texts } = of;
  /** The reader, in another window, by `null`. */
  const people = new Map<string | null, Changed[]>();
  const tell = (name: string | null, change: Changed) => {
    const known = people.get(name) ?? [];
    if (!known.some(({ label, path }) => label === change.label && path === change.path))
      people.set(name, [...known, change]);
  };
  /** A field that each language has for itself says which; where rows were removed, that is said. */
  const named = (label: string, locale: Locale, path: string) => {
    const field = fields.find(({ name }) => name === firstOf(path));
    const told =
      field && bearsLanguage(field) ? fill(texts.fieldIn, { field: label, language: texts.languages[locale] }) : label;
    return lost[locale].includes(path) ? fill(texts.rowsGone, { field: told }) : told;
  };
  for (const locale of columns) {
    for (const { by, label, own, path } of others[locale])
      tell(own ? null : by, {
        label: named(label, locale, path),
        locale,
        path: pathByPairs(docs[locale], path) ?? path,
      });
    for (const name of changed[locale]) {
      const field = fields.find((one) => one.name === name);
      // Somebody is named for it already.
      const told = field && bearsLanguage(field) ? [locale] : locales;
      if (told.some((one) => others[one].some(({ path }) => firstOf(path) === name))) continue;
      const by = changers[locale][name];
      if (field)
        tell(by === undefined ? '' : by, { label: named(field.label[language], locale, name), locale, path: name });
    }
  }
  return [...people];
}
