'use client';

import { localeInfo, type Locale, otherLocale } from '@nasaq/contract';
import { isSame, wordsOf } from '@nasaq/translation';
import { useEffect, useState } from 'react';
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
  /** Takes the draft into the field, to be saved as what a machine wrote from `source`. */
  onDraft: (value: unknown, source: unknown) => void;
}

type Draft = { value: unknown } | { problem: 'damaged' };

/** A draft that came when somebody had written in its field. */
interface Offer extends Pick<Props, 'locale' | 'onDraft' | 'path'> {
  draft: unknown;
  source: unknown;
}

/** Asks for a draft of one field, where the owner has named a machine; else nothing. */
export function MachineDraftButton({ api, language, locale, onDraft, path, read, value }: Props) {
  const texts = memoryTexts[language];
  const isAvailable = useAvailable(api);
  const [state, setState] = useState<{ busy: boolean; error: string | null }>({ busy: false, error: null });
  const [offer, setOffer] = useState<Offer | null>(null);
  if (!isAvailable) return null;
  const ask = async () => {
    setState({ busy: true, error: null });
    setOffer(null);
    const before = read();
    try {
      const draft = await askForDraft(api, { from: otherLocale(locale), texts: [{ path, value }] }, texts.unreachable);
      if ('value' in draft) {
        // What somebody has typed meanwhile is theirs.
        if (isSame(read(), before)) onDraft(draft.value, value);
        else setOffer({ draft: draft.value, locale, onDraft, path, source: value });
      }
      setState({ busy: false, error: 'value' in draft ? null : texts.damaged });
    } catch (error) {
      setState({ busy: false, error: error instanceof Refused ? error.message : texts.unreachable });
    }
  };
  const take = ({ draft, onDraft: put, source }: Offer) => {
    setOffer(null);
    put(draft, source);
  };
  return (
    <div className="suggestions-draft">
      <button type="button" aria-disabled={state.busy} onClick={() => state.busy || void ask()}>
        {state.busy ? texts.drafting : texts.draft}
      </button>
      {state.error && <p role="alert">{state.error}</p>}
      {offer?.path === path && offer.locale === locale && (
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
