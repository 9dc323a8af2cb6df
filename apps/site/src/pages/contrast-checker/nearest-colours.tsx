import { hexOf } from '@nasaq/design';
import { useFormat, useT } from '../../locale/translator.ts';
import { Bdi } from '../../ui/bdi.tsx';
import { contrast, nearestPassing, shownRatio, type Rgb } from './colour.ts';
import { sought } from './criteria.ts';
import type { Pair } from './shared-pair.ts';

interface Props {
  pair: Pair;
  onChoose: (change: Partial<Pair>) => void;
}

/** Of each colour the nearest that passes what the pair does not: as a button that takes it. */
export function NearestColours({ pair, onChoose }: Props) {
  const t = useT();
  const { number } = useFormat();
  const failed = sought.filter((least) => contrast(pair.text, pair.ground) < least);
  const offers = failed.flatMap((least) =>
    (['text', 'ground'] as const).map((part) => ({ least, part, colour: nearest(pair, part, least) })),
  );
  return (
    <section className="nearest" aria-label={t('contrast_checker.nearest.title')}>
      <h2 className="nearest__title heading">{t('contrast_checker.nearest.title')}</h2>
      {offers.length === 0 && <p className="nearest__none">{t('contrast_checker.nearest.none_needed')}</p>}
      <ul className="nearest__list">
        {offers.map(({ least, part, colour }) => (
          <li key={`${least}${part}`}>
            {colour === null ? (
              <p className="nearest__none">{t(`contrast_checker.nearest.no_${part}`, { least: number(least) })}</p>
            ) : (
              <button type="button" className="nearest__offer" onClick={() => onChoose({ [part]: colour })}>
                <span className="nearest__swatch" style={{ backgroundColor: `#${hexOf(colour)}` }} />
                <span>
                  {t(`contrast_checker.nearest.${part}`, {
                    least: number(least),
                    ratio: number(shownRatio(ratioWith(pair, part, colour)), { minimumFractionDigits: 2 }),
                  })}{' '}
                  <Bdi className="nearest__code">#{hexOf(colour)}</Bdi>
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function nearest({ text, ground }: Pair, part: keyof Pair, least: number): Rgb | null {
  return part === 'text' ? nearestPassing(text, ground, least) : nearestPassing(ground, text, least);
}

function ratioWith(pair: Pair, part: keyof Pair, colour: Rgb): number {
  return contrast(colour, part === 'text' ? pair.ground : pair.text);
}
