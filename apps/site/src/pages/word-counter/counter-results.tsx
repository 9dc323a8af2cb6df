import { useAnnouncement } from '../../content/tools/index.ts';
import { useFormat, useT } from '../../locale/translator.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { WithArabic } from '../../ui/bdi.tsx';
import { textTimes } from './count-text.ts';
import type { Keyword } from './keywords.ts';
import { useMeasures } from './use-measures.ts';

const shownCounts = [
  'characters',
  'charactersWithoutSpaces',
  'charactersWithoutTashkeel',
  'sentences',
  'paragraphs',
] as const;

/** The figures of a text: words largest, then the other counts, times, SMS messages and keywords. */
export function CounterResults({ text }: { text: string }) {
  const t = useT();
  const { number } = useFormat();
  const {
    counting,
    measures: { counts, keywords, sms },
  } = useMeasures(text);
  const times = textTimes(counts);
  const counted = t('word_counter.announcement', { words: counts.words, characters: counts.characters });
  const state = counting ? t('word_counter.counting') : counted;
  // While there is no text, nothing waits to be said: with its first letters one would hear that there are none.
  const announcement = useAnnouncement(text === '' ? '' : state);
  const words = t('word_counter.words', { count: counts.words });
  const isDot = number(counts.words) === '٠';
  const figures = [
    ...shownCounts.map((name) => [t(`word_counter.count.${name}`), number(counts[name])] as const),
    [t('word_counter.reading'), t('word_counter.duration', duration(times.reading))] as const,
    [t('word_counter.speaking'), t('word_counter.duration', duration(times.speaking))] as const,
    [t('word_counter.sms'), t('word_counter.sms_parts', { parts: sms.parts, left: sms.left })] as const,
  ];
  const lines = [`${number(counts.words)} ${words}`, ...figures.map(([label, value]) => `${label}: ${value}`)];
  return (
    <section className="counter-results" aria-label={t('word_counter.results')} aria-busy={counting || undefined}>
      <p role="status" className="hidden-visually">
        {announcement}
      </p>
      <dl className="counter-results__figures">
        <div className="counter-results__main">
          <dt>{words}</dt>
          <dd>
            {/* The Arabic zero is a dot: alone and this large it reads as nothing, while it is heard well. */}
            {isDot && <span aria-hidden="true">—</span>}
            <span className={isDot ? 'hidden-visually' : undefined}>{number(counts.words)}</span>
          </dd>
        </div>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {text !== '' && (
        <div className="counter-results__copy">
          {counting ? <p>{t('word_counter.counting')}</p> : <CopyResults lines={lines} />}
        </div>
      )}
      <Keywords found={keywords} />
    </section>
  );
}

function Keywords({ found }: { found: Keyword[] }) {
  const t = useT();
  const { number } = useFormat();
  if (found.length === 0) return <p className="counter-results__none">{t('word_counter.no_keywords')}</p>;
  return (
    <table className="counter-results__keywords">
      <caption>{t('word_counter.keywords')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('word_counter.keyword')}</th>
          <th scope="col">{t('word_counter.occurrences')}</th>
          <th scope="col">{t('word_counter.density')}</th>
        </tr>
      </thead>
      <tbody>
        {found.map(({ word, count, density }) => (
          <tr key={word}>
            <th scope="row">
              <bdi>
                <WithArabic text={word} />
              </bdi>
            </th>
            <td>{number(count)}</td>
            <td>{number(density, { style: 'percent', maximumFractionDigits: 1 })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function duration(seconds: number): { minutes: number; seconds: number } {
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
}

/** Puts the figures, as lines of text, into the clipboard. */
function CopyResults({ lines }: { lines: string[] }) {
  const t = useT();
  return (
    <CopyButton text={lines.join('\n')} copied={t('word_counter.copied')} notCopied={t('word_counter.not_copied')}>
      {t('word_counter.copy')}
    </CopyButton>
  );
}
