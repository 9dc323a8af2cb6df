'use client';

import { localeInfo, type Locale, otherLocale } from '@nasaq/contract';
import { isSame, wordsOf } from '@nasaq/translation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { memoryTexts } from '../catalogue/index.ts';

export interface Props {
  /** Where the host answers, as `/api`. */
  api: string;
  /** Of the menus. */
  language: Locale;
  /** The language that the draft is written in. */
  locale: Locale;
  path: string;
  /** Of the source, as its field has it. */
  value: unknown;
  /** What stands in the field now, newest key included. */
  read: () => unknown;
  offers: DraftOffers;
  /** Takes the draft into the field, to be saved as what a machine wrote from `source`. */
  onDraft: (value: unknown, source: unknown) => void;
}

/**
 * Drafts that came when somebody had written in their field, by its place. They outlive the button: who looks at the source
 * meanwhile, and comes back, finds what came.
 */
export class DraftOffers {
  private readonly offers = new Map<string, Offer>();
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  at(place: string): Offer | null {
    return this.offers.get(place) ?? null;
  }

  set(place: string, offer: Offer | null): void {
    if (offer) this.offers.set(place, offer);
    else this.offers.delete(place);
    for (const listener of this.listeners) listener();
  }
}

interface Offer {
  draft: unknown;
  source: unknown;
}

type Draft = { value: unknown } | { problem: 'damaged' };

/** Asks for a draft of one field, where the owner has named a machine; else nothing. */
export function MachineDraftButton({ api, language, locale, offers, onDraft, path, read, value }: Props) {
  const texts = memoryTexts[language];
  const isAvailable = useAvailable(api);
  const [state, setState] = useState<{ busy: boolean; error: string | null }>({ busy: false, error: null });
  const place = `${locale}:${path}`;
  const found = () => offers.at(place);
  const offer = useSyncExternalStore(offers.subscribe, found, found);
  if (!isAvailable) return null;
  const ask = async () => {
    setState({ busy: true, error: null });
    offers.set(place, null);
    const before = read();
    try {
      const draft = await askForDraft(api, { from: otherLocale(locale), texts: [{ path, value }] }, texts.unreachable);
      if ('value' in draft) {
        // What somebody has typed meanwhile is theirs.
        if (isSame(read(), before)) onDraft(draft.value, value);
        else offers.set(place, { draft: draft.value, source: value });
      }
      setState({ busy: false, error: 'value' in draft ? null : texts.damaged });
    } catch (error) {
      setState({ busy: false, error: error instanceof Refused ? error.message : texts.unreachable });
    }
  };
  const take = ({ draft, source }: Offer) => {
    offers.set(place, null);
    onDraft(draft, source);
  };
  return (
    <div className="suggestions-draft">
      <button type="button" aria-disabled={state.busy} onClick={() => state.busy || void ask()}>
        {state.busy ? texts.drafting : texts.draft}
      </button>
      {state.error && <p role="alert">{state.error}</p>}
      {offer && (
        <div className="suggestions-offer" role="alert">
          <p className="suggestions-target" dir={localeInfo[locale].dir} lang={locale}>
            {wordsOf(offer.draft)}
          </p>
          <p className="suggestions-quiet">{texts.offered}</p>
          <button type="button" onClick={() => take(offer)}>
            {texts.takeDraft}
          </button>
        </div>
      )}
    </div>
  );
}

/** Told by the host, in the language of the menus. */
class Refused extends Error {}

async function askForDraft(api: string, body: object, unreachable: string): Promise<Draft> {
  const answer = await fetch(`${api}/machine-drafts`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const said = (await answer.json()) as { drafts?: Draft[]; error?: { message: string } };
  if (!said.drafts?.[0]) throw new Refused(said.error?.message ?? unreachable);
  return said.drafts[0];
}

function useAvailable(api: string): boolean {
  const [isAvailable, setAvailable] = useState(false);
  useEffect(() => {
    let left = false;
    fetch(`${api}/machine-drafts`, { credentials: 'same-origin' })
      .then((answer) => answer.json() as Promise<{ available?: boolean }>)
      .then(
        ({ available }) => left || setAvailable(available === true),
        // Without an answer there is no button.
        () => {},
      );
    return () => {
      left = true;
    };
  }, [api]);
  return isAvailable;
}
