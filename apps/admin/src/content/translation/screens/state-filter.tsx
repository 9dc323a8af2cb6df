import { type ContentType, contentTypes } from '@nasaq/contract';
import type { BeforeListTableServerProps } from 'payload';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { countListStates } from '../count-states.ts';
import { StateChips } from './state-chips.tsx';

/** Above a list: the states in which entries wait, by language, each with how many and one click away. */
export async function StateFilter({ collectionConfig, i18n, params, payload, user }: BeforeListTableServerProps) {
  const type = contentTypes.find((slug) => slug === collectionConfig.slug) as ContentType | undefined;
  const isTrash = (params as { segments?: string[] } | undefined)?.segments?.includes('trash');
  if (!type || !user || isTrash) return null;
  return <StateChips counts={await countListStates(payload, type)} language={interfaceLanguage(i18n)} />;
}
