import { useT } from '../../locale/translator.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

/** Puts the figures, as lines of text, into the clipboard. */
export function CopyResults({ lines }: { lines: string[] }) {
  const t = useT();
  return (
    <CopyButton text={lines.join('\n')} copied={t('word_counter.copied')} notCopied={t('word_counter.not_copied')}>
      {t('word_counter.copy')}
    </CopyButton>
  );
}
