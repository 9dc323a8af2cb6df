import { ToolPage } from '../../content/tools/index.ts';
import { useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { Checker } from './checker.tsx';
import type { loader } from './loader.ts';

const notes = ['arabic', 'figures', 'nearest', 'privacy'] as const;

export function Component() {
  const t = useT();
  const { start } = useModel<typeof loader>();
  return (
    <ToolPage
      title={t('titles.contrast_checker')}
      lead={t('contrast_checker.lead')}
      needsScript={t('contrast_checker.needs_script')}
      how={t('contrast_checker.how')}
      notes={notes.map((note) => ({
        title: t(`contrast_checker.note.${note}.title`),
        text: t(`contrast_checker.note.${note}.text`),
      }))}
    >
      <Checker start={start} />
    </ToolPage>
  );
}
