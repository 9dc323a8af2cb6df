import { ToolPage } from '../../content/tools/index.ts';
import { useT } from '../../locale/translator.ts';
import { Cleaner } from './cleaner.tsx';

const notes = ['letters', 'tatweel', 'marks', 'privacy'] as const;

export function Component() {
  const t = useT();
  return (
    <ToolPage
      title={t('titles.text_cleaner')}
      lead={t('text_cleaner.lead')}
      needsScript={t('text_cleaner.needs_script')}
      how={t('text_cleaner.how')}
      notes={notes.map((note) => ({
        title: t(`text_cleaner.note.${note}.title`),
        text: t(`text_cleaner.note.${note}.text`),
      }))}
    >
      <Cleaner />
    </ToolPage>
  );
}
