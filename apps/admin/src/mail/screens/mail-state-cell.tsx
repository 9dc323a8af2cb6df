import type { DefaultServerCellComponentProps } from 'payload';
import type { Mail } from '../../platform/payload/payload-types.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { MailStateTag } from './mail-state-tag.tsx';

export function MailStateCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return <MailStateTag language={interfaceLanguage(i18n)} state={cellData as Mail['state']} />;
}
