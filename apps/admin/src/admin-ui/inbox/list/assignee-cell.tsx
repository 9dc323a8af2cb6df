import type { DefaultServerCellComponentProps } from 'payload';
import { inboxTexts } from '../inbox-texts.ts';
import { interfaceLanguage } from '../../../interface-language.ts';
import { staffName } from './staff-name.ts';

/** Who takes care of it. */
export async function AssigneeCell({ cellData, i18n, payload }: DefaultServerCellComponentProps) {
  const name = cellData ? await staffName(payload, cellData as number | { id: number }) : null;
  return name ? <bdi>{name}</bdi> : <span className="inbox-quiet">{inboxTexts[interfaceLanguage(i18n)].nobody}</span>;
}
