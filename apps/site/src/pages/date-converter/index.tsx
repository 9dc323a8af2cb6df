import { ToolPage } from '../../content/tools/index.ts';
import { useT } from '../../locale/translator.ts';
import { Converter } from './converter.tsx';

const notes = ['calendar', 'sighting', 'range', 'input'] as const;

export function Component() {
  const t = useT();
  return (
    <ToolPage
      title={t('titles.date_converter')}
      lead={t('date_converter.lead')}
      needsScript={t('date_converter.needs_script')}
      how={t('date_converter.how')}
      notes={notes.map((note) => ({
        title: t(`date_converter.note.${note}.title`),
        text: t(`date_converter.note.${note}.text`),
      }))}
    >
      <Converter />
    </ToolPage>
  );
}
