import { ToolPage } from '../../content/tools/index.ts';
import { useT } from '../../locale/translator.ts';
import { Counter } from './counter.tsx';

const notes = ['characters', 'times', 'sms', 'privacy'] as const;

export function Component() {
  const t = useT();
  return (
    <ToolPage
      title={t('titles.word_counter')}
      lead={t('word_counter.lead')}
      needsScript={t('word_counter.needs_script')}
      how={t('word_counter.how')}
      notes={notes.map((note) => ({
        title: t(`word_counter.note.${note}.title`),
        text: t(`word_counter.note.${note}.text`),
      }))}
    >
      <Counter />
    </ToolPage>
  );
}
