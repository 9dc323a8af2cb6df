'use client';

import { SelectInput, useField, useTranslation } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { useTimeZones } from '../../../platform/staff/screens/time-zones.ts';

/** The time zone of the opening hours: chosen by its name or by its id, which is what is stored. */
export const ZoneField: TextFieldClientComponent = ({ field, path }) => {
  const { disabled, setValue, showError, value } = useField<string | null>({ path });
  const zones = useTimeZones(value ?? '', interfaceLanguage(useTranslation().i18n));
  return (
    <SelectInput
      isClearable={false}
      label={field.label}
      name={field.name}
      onChange={(chosen) => {
        if (chosen && !Array.isArray(chosen)) setValue(chosen.value);
      }}
      options={zones.map(({ id, name }) => ({ value: id, label: name }))}
      path={path}
      readOnly={disabled}
      required={Boolean(field.required)}
      showError={showError}
      value={value ?? ''}
    />
  );
};
