import { fieldStates } from '@nasaq/translation';
import type { DefaultServerCellComponentProps } from 'payload';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { StateMark } from './state-mark.tsx';

/** In a list: how the words of a language stand. Nothing where nobody has written yet. */
export function StateCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const state = fieldStates.find((one) => one === cellData);
  return state ? <StateMark language={interfaceLanguage(i18n)} state={state} /> : null;
}
