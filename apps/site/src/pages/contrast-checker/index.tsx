import { paths } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { TitledTexts } from '../../ui/blocks.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { Checker } from './checker.tsx';
import type { loader } from './loader.ts';

const notes = ['arabic', 'figures', 'nearest', 'privacy'] as const;

export function Component() {
  const t = useT();
  const { start } = useModel<typeof loader>();
  return (
    <>
      <PageHeader
        title={t('titles.contrast_checker')}
        lead={t('contrast_checker.lead')}
        trail={[{ title: t('titles.tools'), to: paths.tools }, { title: t('titles.contrast_checker') }]}
      />
      <div className="wrap">
        <noscript>
          <Notice>{t('contrast_checker.needs_script')}</Notice>
        </noscript>
        <Checker start={start} />
      </div>
      <Section title={t('contrast_checker.how')} ground="sunk">
        <TitledTexts
          items={notes.map((note) => ({
            title: t(`contrast_checker.note.${note}.title`),
            text: t(`contrast_checker.note.${note}.text`),
          }))}
        />
      </Section>
    </>
  );
}
