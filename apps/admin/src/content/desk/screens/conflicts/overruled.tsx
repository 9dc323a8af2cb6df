'use client';

import type { Locale } from '@nasaq/contract';
import { bearsLanguage, type Doc, fieldAt, pathByPairs, type Place, shownLocale, valueAt } from '@nasaq/translation';
import { toast } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { Moment } from '../../../../platform/staff/screens/moment.tsx';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import type { Overruled } from '../../../saving/overruled.ts';
import { firstOf } from '../base-parts.ts';
import { useDesk, useDeskState } from '../desk-context.ts';
import type { DeskState } from '../desk-state.ts';
import type { DeskStore } from '../desk-store.ts';
import { TextChanges } from '../states/source-changes.tsx';
import { goOn } from './go-on.ts';
import { useOverruled } from './overruled-texts.tsx';

/** At a field whose text somebody has replaced though they had seen it: both texts, and a way back to the reader's own. */
export function OverruledHere(props: { place: Place; isNamed: boolean }) {
  const { texts } = useOverruled();
  return texts.length > 0 && <Here {...props} />;
}

function Here({ isNamed, place }: { place: Place; isNamed: boolean }) {
  const { store } = useDesk();
  const { texts } = useOverruled();
  const docs = useDeskState((state) => state.docs);
  const here = texts.filter((one) => {
    const at = placeNow(store, docs, one);
    return at?.path === place.path && at.locale === place.locale;
  });
  // A setting was replaced in both languages at once, and comes back in both.
  const [first, ...rest] = here;
  if (first && fieldAt(store.fields, docs, place.path)?.setting)
    return <Replaced alike={rest} isNamed={false} overruled={first} place={place} />;
  return here.map((one) => <Replaced isNamed={isNamed} key={one.id} overruled={one} place={place} />);
}

/** Above the fields: leads to them. A text whose row is gone is shown here itself. */
export function OverruledNotice() {
  const { goTo, language, saves, store, texts } = useDesk();
  const { news, texts: overruled } = useOverruled();
  const docs = useDeskState((state) => state.docs);
  const showNewest = useEffectEvent(() => void saves.show());
  useEffect(() => {
    if (news > 0) showNewest();
  }, [news]);

  const told = overruled.map((one) => ({ one, place: placeNow(store, docs, one) }));
  const first = told.find(({ place }) => place)?.place;
  if (told.length === 0) return null;
  return (
    <div className="saving-news saving-trouble" role="alert">
      <span>
        {fill(texts.overruledIn, {
          labels: [...new Set(overruled.map(({ label }) => label))].join(language === 'ar' ? '، ' : ', '),
        })}
      </span>
      {first && (
        <button className="desk-button" onClick={() => goTo(first)} type="button">
          {texts.toDispute}
        </button>
      )}
      {told.map(({ one, place }) => !place && <Replaced isNamed key={one.id} overruled={one} place={null} />)}
    </div>
  );
}

interface ReplacedProps {
  overruled: Overruled;
  /** The same in the other language, decided with it. */
  alike?: readonly Overruled[];
  place: Place | null;
  /** Whether the language has to be said. */
  isNamed: boolean;
}

const noneAlike: readonly Overruled[] = [];

function Replaced({ alike = noneAlike, isNamed, overruled, place }: ReplacedProps) {
  const { goTo, isReadOnly, language, say, saves, store, texts } = useDesk();
  const { close } = useOverruled();
  const [busy, setBusy] = useState(false);
  const { at, by, label, locale, mine, theirs, value } = overruled;
  const closeAll = () => [overruled, ...alike].forEach(({ id }) => close(id));

  async function bringBack(to: Place) {
    setBusy(true);
    // On top of what stands there now: an edit like any other.
    const isNewest = await saves.show();
    setBusy(false);
    if (!isNewest) return void toast.error(texts.unchanged);
    const before = store.valueAt(to);
    write(store, to, withTheirRows(value, before));
    closeAll();
    goOn(goTo, to);
    say(texts.broughtBack);
    toast(texts.broughtBack, { action: { label: texts.undo, onClick: () => write(store, to, before) } });
  }

  return (
    <section aria-label={label} className="desk-conflict" role="alert">
      <p>
        {isNamed && `${texts.languages[locale]}: `}
        <bdi>{by || texts.somebody}</bdi> {texts.overruled} <Moment language={language} value={at} />
        {!place && ` (${label})`}
      </p>
      <blockquote>
        <TextChanges before={mine} locale={locale} now={theirs} />
      </blockquote>
      <div className="desk-conflict__choice">
        {place && !isReadOnly && (
          <button className="desk-button" disabled={busy} onClick={() => void bringBack(place)} type="button">
            {texts.bringBack}
          </button>
        )}
        <button
          className="desk-button"
          onClick={() => {
            closeAll();
            if (place) goOn(goTo, place);
          }}
          type="button"
        >
          {texts.leaveTheirs}
        </button>
      </div>
    </section>
  );
}

/** Where it stands on the desk; what is for both languages stands there once. */
function placeNow(store: DeskStore, docs: DeskState['docs'], { locale, path }: Overruled): Place | null {
  const at = pathByPairs(docs[locale], path);
  if (at === null) return null;
  const isSetting = fieldAt(store.fields, docs, at)?.setting;
  const { source } = store.current().record;
  const shown = isSetting ? shownLocale(source, presentAt(docs, at)) : isShared(store, path) ? 'en' : locale;
  return { locale: shown, path: at };
}

/** Which languages have the row of a setting. */
function presentAt(docs: DeskState['docs'], path: string): Record<Locale, boolean> {
  const row = path.slice(0, path.lastIndexOf('.'));
  return { en: valueAt(docs.en, row) !== undefined, ar: valueAt(docs.ar, row) !== undefined };
}

function write(store: DeskStore, place: Place, value: unknown): void {
  const isSetting = fieldAt(store.fields, store.current().docs, place.path)?.setting;
  if (isSetting || isShared(store, place.path)) store.writeShared(place.path, value);
  else store.write(place, value);
}

/** Rows come back as they were, before those that stand there now and were not among them: neither side loses one. */
function withTheirRows(mine: unknown, now: unknown): unknown {
  if (!Array.isArray(mine) || !Array.isArray(now)) return mine;
  const known = new Set((mine as Doc[]).map(({ id }) => id));
  return [...(mine as Doc[]), ...(now as Doc[]).filter(({ id }) => !known.has(id))];
}

function isShared({ fields }: DeskStore, path: string): boolean {
  const field = fields.find(({ name }) => name === firstOf(path));
  return field !== undefined && !bearsLanguage(field);
}
