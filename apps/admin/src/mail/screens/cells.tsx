import type { Locale } from '@nasaq/contract';
import type { DefaultServerCellComponentProps } from 'payload';
import Link from 'next/link.js';
import type { Mail } from '../../platform/payload/payload-types.ts';
import { mailTexts } from '../catalogue/index.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { Tag, type Tone } from '../../platform/staff/screens/tag.tsx';

const tones: Record<Mail['state'], Tone> = { queued: 'active', sent: 'good', failed: 'bad', kept: 'quiet' };

export function MailStateTag({ language, state }: { language: Locale; state: Mail['state'] }) {
  return <Tag tone={tones[state]}>{mailTexts[language].states[state]}</Tag>;
}

export function MailStateCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return <MailStateTag language={interfaceLanguage(i18n)} state={cellData as Mail['state']} />;
}

/** The subject in its own direction, which leads to the mail. */
export function SubjectCell({ cellData, collectionSlug, payload, rowData }: DefaultServerCellComponentProps) {
  return (
    <Link href={`${payload.config.routes.admin}/collections/${collectionSlug}/${rowData.id}`} prefetch={false}>
      <bdi>{String(cellData ?? '')}</bdi>
    </Link>
  );
}
