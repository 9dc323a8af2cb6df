'use client';

import { SelectInput, useField } from '@payloadcms/ui';
import type { OptionObject, SelectFieldClientProps } from 'payload';

interface Props extends SelectFieldClientProps {
  /** What is in force where nothing is stored, which is how it is chosen again. */
  standing: string;
}

/** A choice that always shows what is in force: nobody has to guess what “nothing is chosen” means. */
export function StandingChoice({ field, path, standing }: Props) {
  const { disabled, setValue, showError, value } = useField<string | null>({ path });
  return (
    <SelectInput
      description={field.admin?.description}
      isClearable={false}
      label={field.label}
      name={field.name}
      onChange={(chosen) => {
        if (!chosen || Array.isArray(chosen)) return;
        setValue(chosen.value === standing ? null : chosen.value);
      }}
      options={field.options as OptionObject[]}
      path={path}
      readOnly={disabled}
      showError={showError}
      value={value ?? standing}
    />
  );
}
