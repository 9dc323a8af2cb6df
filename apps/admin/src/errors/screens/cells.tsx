import type { Locale } from '@nasaq/contract';
import Link from 'next/link.js';
import type { DefaultServerCellComponentProps } from 'payload';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { Tag, type Tone } from '../../platform/staff/screens/tag.tsx';
import { errorTexts } from '../catalogue/index.ts';
import type { ErrorState } from '../collection.ts';

const tones: Record<ErrorState, Tone> = { open: 'bad', resolved: 'good', ignored: 'quiet' };

export function ErrorStateTag({ language, state }: { language: Locale; state: ErrorState }) {
  return <Tag tone={tones[state]}>{errorTexts[language].states[state]}</Tag>;
}

export function ErrorStateCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return <ErrorStateTag language={interfaceLanguage(i18n)} state={cellData as ErrorState} />;
}

/** What the code says, in its own language and direction; it leads to the error. */
export function MessageCell({ cellData, collectionSlug, payload, rowData }: DefaultServerCellComponentProps) {
  return (
    <Link
      className="error-message"
      href={`${payload.config.routes.admin}/collections/${collectionSlug}/${rowData.id}`}
      prefetch={false}
    >
      <bdi dir="ltr" lang="en">
        {String(cellData ?? '')}
      </bdi>
    </Link>
  );
}
