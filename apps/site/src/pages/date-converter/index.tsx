import { paths } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import { TitledTexts } from '../../ui/blocks.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { Converter } from './converter.tsx';

const notes = ['calendar', 'sighting', 'range', 'input'] as const;

export function Component() {
  const t = useT();
  return (
    <>
      <PageHeader
        title={t('titles.date_converter')}
        lead={t('date_converter.lead')}
        trail={[{ title: t('titles.tools'), to: paths.tools }, { title: t('titles.date_converter') }]}
      />
      <div className="wrap">
        <noscript>
          <Notice>{t('date_converter.needs_script')}</Notice>
        </noscript>
        <Converter />
      </div>
      <Section title={t('date_converter.how')} ground="sunk">
        <TitledTexts
          items={notes.map((note) => ({
            title: t(`date_converter.note.${note}.title`),
            text: t(`date_converter.note.${note}.text`),
          }))}
        />
      </Section>
    </>
  );
}
