import { paths, type TitledText } from '@nasaq/contract';
import type { ReactNode } from 'react';
import { useT } from '../../locale/translator.ts';
import { TitledTexts } from '../../ui/blocks.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';

interface ToolPageProps {
  title: string;
  lead: string;
  /** Said in the tool's place where no JavaScript runs. */
  needsScript: string;
  /** The title of the notes on how it works. */
  how: string;
  notes: TitledText[];
  /** The tool itself. */
  children: ReactNode;
}

/** The page of one tool: its head, the tool, and how it works. */
export function ToolPage({ title, lead, needsScript, how, notes, children }: ToolPageProps) {
  const t = useT();
  return (
    <>
      <PageHeader title={title} lead={lead} trail={[{ title: t('titles.tools'), to: paths.tools }, { title }]} />
      <div className="wrap">
        <noscript>
          <Notice>{needsScript}</Notice>
        </noscript>
        {children}
      </div>
      <Section title={how} ground="sunk">
        <TitledTexts items={notes} />
      </Section>
    </>
  );
}
