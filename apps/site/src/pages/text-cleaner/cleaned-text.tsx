import { useAnnouncement } from '../../content/tools/index.ts';
import { useFormat, useT } from '../../locale/translator.ts';
import { Bdi } from '../../ui/bdi.tsx';
import { Button } from '../../ui/buttons.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ChangedText } from './changed-text.tsx';
import { signCodes } from './invisible.ts';
import { changes } from './rules.ts';
import type { Cleaned } from './use-cleaned.ts';

interface Props {
  cleaned: Cleaned | null;
  onTakeOver: (text: string) => void;
}

/** What was found and changed, the text before and after, and the ways to take it along. */
export function CleanedText({ cleaned, onTakeOver }: Props) {
  const t = useT();
  const announcement = useAnnouncement(cleaned ? t('text_cleaner.changes', { count: cleaned.total }) : '');
  return (
    <section className="cleaned" aria-label={t('text_cleaner.result')}>
      <p role="status" className="hidden-visually">
        {announcement}
      </p>
      {cleaned && (
        <>
          <div className="cleaned__texts">
            <ChangedText key={cleaned.before.length} parts={cleaned.before} choices={cleaned.choices} />
            <div className="cleaned__ways">
              <CopyButton
                text={cleaned.after}
                copied={t('text_cleaner.copied')}
                notCopied={t('text_cleaner.not_copied')}
              >
                {t('text_cleaner.copy')}
              </CopyButton>
              <Button type="button" size="sm" variant="secondary" onClick={() => download(cleaned.after)}>
                {t('text_cleaner.download')}
              </Button>
              <Button
                type="button"
                size="sm"
                variant="transparent"
                aria-disabled={cleaned.total === 0}
                onClick={() => cleaned.total > 0 && onTakeOver(cleaned.after)}
              >
                {t('text_cleaner.take_over')}
              </Button>
            </div>
          </div>
          <Counts cleaned={cleaned} />
        </>
      )}
    </section>
  );
}

/** How much of what was changed, and which invisible characters the text held. */
function Counts({ cleaned: { counts, total, signs } }: { cleaned: Cleaned }) {
  const t = useT();
  const { number } = useFormat();
  return (
    <div className="cleaned__counts">
      <div>
        <h2 className="cleaned__title heading">{t('text_cleaner.changes', { count: total })}</h2>
        <dl className="cleaned__list">
          {changes
            .filter((change) => counts[change] > 0)
            .map((change) => (
              <div key={change}>
                <dt>{t(`text_cleaner.change.${change}`)}</dt>
                <dd>{number(counts[change])}</dd>
              </div>
            ))}
        </dl>
      </div>
      {signs.size > 0 && (
        <div>
          <h2 className="cleaned__title heading">{t('text_cleaner.signs')}</h2>
          <dl className="cleaned__list">
            {[...signs].map(([name, count]) => (
              <div key={name}>
                <dt>
                  {t(`text_cleaner.sign.${name}`)} <Bdi className="cleaned__code">{signCodes(name)}</Bdi>
                </dt>
                <dd>{number(count)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: 'clean.txt' });
  link.click();
  // The browser has taken the text by the next turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
