import { isReservedAddress } from '@nasaq/contract';
import type { FieldSpec } from '@nasaq/translation';
import type { TextField, TextFieldSingleValidation } from 'payload';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { blockLabels } from '../blocks/index.ts';
import { slugField } from '../entry/fields/entry-fields.ts';
import { toAddress } from '../entry/slug.ts';

const mostParts = 4;

/** All of the page's path, one per language: what no route takes, now or below an address that is taken. */
export function addressField(): TextField {
  const field = slugField({ slugOf: toAddress });
  const isFree = field.validate as TextFieldSingleValidation;
  const validate: TextFieldSingleValidation = (value, options) => {
    const language = interfaceLanguage(options.req.i18n);
    if (value && isReservedAddress(value)) return blockLabels.landing.reserved[language];
    if (value && value.split('/').length > mostParts) return blockLabels.landing.tooDeep[language];
    return isFree(value, options);
  };
  return {
    ...field,
    label: blockLabels.landing.address,
    validate,
    custom: { ...field.custom, ...({ parts: mostParts } satisfies Pick<FieldSpec, 'parts'>) },
    admin: { ...field.admin, description: blockLabels.landing.addressHint },
  } as TextField;
}
