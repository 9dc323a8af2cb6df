import type { DefaultServerCellComponentProps } from 'payload';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { Moment } from '../../../platform/staff/screens/moment.tsx';

/** How long ago, with the moment itself for the pointer. */
export function AgeCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (!cellData) return null;
  return (
    <span className="inbox-age">
      <Moment language={interfaceLanguage(i18n)} value={new Date(cellData as string).toISOString()} />
    </span>
  );
}
