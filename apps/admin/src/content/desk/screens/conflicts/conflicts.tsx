'use client';

import { pathByPairs, type Place, wordsOf } from '@nasaq/translation';
import { toast } from '@payloadcms/ui';
import { type MouseEvent, useState } from 'react';
import { Moment } from '../../../../platform/staff/screens/moment.tsx';
import { Quoted } from '../../../saving/screens/quoted.tsx';
import { useDesk, useDeskState } from '../desk-context.ts';
import type { Dispute } from '../desk-disputes.ts';
import { goOn } from './go-on.ts';
import { OverruledHere } from './overruled.tsx';
import { writtenIn } from '../written-in.ts';

interface Props {
  place: Place;
  /** Whether the language has to be said: of rows, both stand above the list. */
  isNamed?: boolean;
}

/** At a field that somebody else has changed differently: both texts, and which of them stays; or which has stayed. */
export function Conflicts({ isNamed = false, place }: Props) {
  const conflicts = useDeskState((state) => state.conflicts[place.locale]);
  return (
    <div className="desk-conflicts">
      {conflicts.length > 0 && <ConflictsHere conflicts={conflicts} isNamed={isNamed} place={place} />}
      <OverruledHere isNamed={isNamed} place={place} />
    </div>
  );
}

/** Where there is none, no key needs to look for it. */
function ConflictsHere({ conflicts, isNamed, place }: Required<Props> & { conflicts: readonly Dispute['conflict'][] }) {
  const doc = useDeskState((state) => state.docs[place.locale]);
  const here = conflicts.filter(({ path }) => (pathByPairs(doc, path) ?? path) === place.path);
  return here.map((conflict) => (
    <Conflict dispute={{ locale: place.locale, conflict }} isNamed={isNamed} key={conflict.path} place={place} />
  ));
}

function Conflict({ dispute, isNamed, place }: Required<Props> & { dispute: Dispute }) {
  const { goTo, language, saves, store, texts } = useDesk();
  const [busy, setBusy] = useState(false);
  const { at, by, label, own, theirs } = dispute.conflict;

  async function take({ currentTarget }: MouseEvent<HTMLElement>) {
    setBusy(true);
    const isTaken = await saves.show(dispute);
    setBusy(false);
    if (isTaken) return goOn(goTo, place);
    toast.error(texts.unchanged);
    // A button that waits has lost the keys.
    return void requestAnimationFrame(() => document.activeElement === document.body && currentTarget.focus());
  }

  return (
    <section aria-label={label} className="desk-conflict" data-dispute="" role="alert">
      <p>
        {isNamed && `${texts.languages[dispute.locale]}: `}
        {own ? (
          texts.alsoChangedOwn
        ) : (
          <>
            <bdi>{by || texts.somebody}</bdi> {texts.alsoChanged}
          </>
        )}{' '}
        <Moment language={language} value={at} />.
      </p>
      {theirs ? (
        <Quoted
          beside={wordsOf(store.valueAt(place))}
          language={language}
          text={theirs}
          {...writtenIn(dispute.locale)}
        />
      ) : (
        <blockquote>{own ? texts.otherEmpty : texts.theirsEmpty}</blockquote>
      )}
      <div className="desk-conflict__choice">
        <button
          className="desk-button"
          disabled={busy}
          onClick={() => {
            store.insist(dispute);
            saves.decided();
            goOn(goTo, place);
          }}
          type="button"
        >
          {own ? texts.keepThis : texts.keepMine}
        </button>
        <button className="desk-button" disabled={busy} onClick={(event) => void take(event)} type="button">
          {own ? texts.takeOther : texts.takeTheirs}
        </button>
      </div>
    </section>
  );
}
