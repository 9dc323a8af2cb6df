import type { DefaultServerCellComponentProps } from 'payload';
import { inboxTexts } from '../inbox-texts.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { staffName } from './staff-name.ts';

/** Who takes care of it. */
export async function AssigneeCell({ cellData, i18n, payload }: DefaultServerCellComponentProps) {
  const language = interfaceLanguage(i18n);
  const name = cellData ? await staffName(payload, cellData as number | { id: number }, language) : null;
  return name ? <bdi>{name}</bdi> : <span className="inbox-quiet">{inboxTexts[language].nobody}</span>;
}
