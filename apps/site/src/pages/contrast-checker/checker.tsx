import { useEffect, useState } from 'react';
import { useAnnouncement } from '../../content/tools/index.ts';
import { useFormat, useT } from '../../locale/translator.ts';
import { useLocation, useRootData } from '../../router/context.tsx';
import { Button } from '../../ui/buttons.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ColourField } from './colour-field.tsx';
import { contrast, shownRatio, type Rgb } from './colour.ts';
import { readColour } from './read-colour.ts';
import { NearestColours } from './nearest-colours.tsx';
import { hashOf, pairOf, type Pair } from './shared-pair.ts';
import { Specimen } from './specimen.tsx';
import { Verdicts } from './verdicts.tsx';
import './checker.css';

/** Milliseconds after which a pair stands in the address: while a picker is dragged it would change with every frame. */
const settled = 300;

/** The tool itself: two colours, how they read in both languages, what they pass, and what would. */
export function Checker({ start }: { start: { text: string; ground: string } }) {
  const t = useT();
  const { number } = useFormat();
  const [pair, setPair] = useState<Pair>({ text: rgb(start.text), ground: rgb(start.ground) });
  const [chosen, setChosen] = useState(false);
  const [unread, setUnread] = useState({ text: false, ground: false });
  const stale = unread.text || unread.ground;
  const ratio = contrast(pair.text, pair.ground);
  const shown = number(shownRatio(ratio), { minimumFractionDigits: 2 });
  const announcement = useAnnouncement(chosen ? t('contrast_checker.ratio_said', { ratio: shown }) : '');

  useEffect(() => {
    const take = () => {
      const shared = pairOf(window.location.hash);
      if (shared) setPair(shared);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);

  useEffect(() => {
    if (!chosen) return;
    const timer = setTimeout(() => window.history.replaceState(window.history.state, '', hashOf(pair)), settled);
    return () => clearTimeout(timer);
  }, [pair, chosen]);

  function choose(change: Partial<Pair>) {
    setChosen(true);
    setPair((before) => ({ ...before, ...change }));
  }

  return (
    <div className="checker">
      <div className="checker__colours">
        <ColourField
          label={t('contrast_checker.text')}
          colour={pair.text}
          onColour={(text) => choose({ text })}
          onProblem={(text) => setUnread((before) => ({ ...before, text }))}
        />
        <ColourField
          label={t('contrast_checker.ground')}
          colour={pair.ground}
          onColour={(ground) => choose({ ground })}
          onProblem={(ground) => setUnread((before) => ({ ...before, ground }))}
        />
        <div className="checker__ways">
          <Button
            type="button"
            size="sm"
            variant="secondary"
            onClick={() => choose({ text: pair.ground, ground: pair.text })}
          >
            {t('contrast_checker.swap')}
          </Button>
          <CopyAddress pair={pair} />
        </div>
      </div>
      <div className={stale ? 'checker__result checker__result--stale' : 'checker__result'}>
        <p role="status" className="hidden-visually">
          {announcement}
        </p>
        {stale && <p className="checker__stale">{t('contrast_checker.stale')}</p>}
        <p className="checker__ratio">
          <span className="checker__label">{t('contrast_checker.ratio')}</span>
          <bdi dir="ltr">{`${shown} : ${number(1)}`}</bdi>
        </p>
        <Verdicts ratio={ratio} />
      </div>
      <NearestColours pair={pair} onChoose={choose} />
      <div className="checker__specimens">
        <Specimen title={t('contrast_checker.specimen.chosen')} text={pair.text} ground={pair.ground} />
        <Specimen title={t('contrast_checker.specimen.swapped')} text={pair.ground} ground={pair.text} />
      </div>
    </div>
  );
}

function rgb(hex: string): Rgb {
  const read = readColour(hex);
  if ('problem' in read) throw new Error(`${hex} is no colour.`);
  return read.rgb;
}

/** The page with this pair behind its #. */
function CopyAddress({ pair }: { pair: Pair }) {
  const t = useT();
  const { siteUrl } = useRootData();
  const { pathname } = useLocation();
  return (
    <CopyButton
      text={siteUrl + pathname + hashOf(pair)}
      copied={t('contrast_checker.copied')}
      notCopied={t('contrast_checker.not_copied')}
    >
      {t('contrast_checker.copy')}
    </CopyButton>
  );
}
