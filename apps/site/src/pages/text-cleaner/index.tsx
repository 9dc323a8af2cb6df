import { paths } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import { TitledTexts } from '../../ui/blocks.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { Cleaner } from './cleaner.tsx';

const notes = ['letters', 'tatweel', 'marks', 'privacy'] as const;

export function Component() {
  const t = useT();
  return (
    <>
      <PageHeader
        title={t('titles.text_cleaner')}
        lead={t('text_cleaner.lead')}
        trail={[{ title: t('titles.tools'), to: paths.tools }, { title: t('titles.text_cleaner') }]}
      />
      <div className="wrap">
        <noscript>
          <Notice>{t('text_cleaner.needs_script')}</Notice>
        </noscript>
        <Cleaner />
      </div>
      <Section title={t('text_cleaner.how')} ground="sunk">
        <TitledTexts
          items={notes.map((note) => ({
            title: t(`text_cleaner.note.${note}.title`),
            text: t(`text_cleaner.note.${note}.text`),
          }))}
        />
      </Section>
    </>
  );
}
