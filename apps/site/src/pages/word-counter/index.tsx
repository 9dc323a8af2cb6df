import { paths } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import { TitledTexts } from '../../ui/blocks.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { Counter } from './counter.tsx';

const notes = ['characters', 'times', 'sms', 'privacy'] as const;

export function Component() {
  const t = useT();
  return (
    <>
      <PageHeader
        title={t('titles.word_counter')}
        lead={t('word_counter.lead')}
        trail={[{ title: t('titles.tools'), to: paths.tools }, { title: t('titles.word_counter') }]}
      />
      <div className="wrap">
        <noscript>
          <Notice>{t('word_counter.needs_script')}</Notice>
        </noscript>
        <Counter />
      </div>
      <Section title={t('word_counter.how')} ground="sunk">
        <TitledTexts
          items={notes.map((note) => ({
            title: t(`word_counter.note.${note}.title`),
            text: t(`word_counter.note.${note}.text`),
          }))}
        />
      </Section>
    </>
  );
}
