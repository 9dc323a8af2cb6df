'use client';

import { FieldDescription, FieldError, FieldLabel, useConfig, useField, useTranslation } from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';
import { useRef, useState } from 'react';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { brandLabels } from '../catalogue/index.ts';
import './brand-fields.css';

interface Held {
  file: string;
  name: string;
  type: string;
}

/** A file of the brand: shown on both grounds, chosen, replaced and taken out again. What is refused leaves it as it was. */
export const FileField: JSONFieldClientComponent = ({ field, path }) => {
  const { i18n } = useTranslation();
  const language = interfaceLanguage(i18n);
  const texts = brandLabels.upload;
  const { config } = useConfig();
  const { disabled, setValue, showError, value } = useField<Held | null>({ path });
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = `field-${path.replaceAll('.', '__')}`;

  async function upload(file: File) {
    setBusy(true);
    setRefusal(null);
    try {
      const body = new FormData();
      body.set('file', file);
      const answer = await fetch(`${config.routes.api}/globals/brand/files?field=${encodeURIComponent(path)}`, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'Accept-Language': i18n.language },
        body,
      });
      const said = (await answer.json()) as Held & { error?: { message: string }; errors?: { message: string }[] };
      if (answer.ok) setValue(said);
      else setRefusal(said.error?.message ?? said.errors?.[0]?.message ?? texts.failed[language]);
    } catch {
      setRefusal(texts.failed[language]);
    } finally {
      setBusy(false);
      if (input.current) input.current.value = '';
    }
  }

  return (
    <div className="field-type brand-file">
      <FieldLabel label={field.label} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        {value && (
          <div className="brand-file__shown">
            {['light', 'dark'].map((ground) => (
              <span className={`brand-file__ground brand-file__ground--${ground}`} key={ground}>
                <img alt={ground === 'light' ? value.name : ''} src={`/media/brand/${value.file}.${value.type}`} />
              </span>
            ))}
            <bdi className="brand-file__name">{value.name}</bdi>
          </div>
        )}
        <div className="brand-file__acts">
          <input
            accept=".svg,.png,image/svg+xml,image/png"
            aria-describedby={refusal ? `${id}-refusal` : undefined}
            aria-invalid={refusal !== null}
            className="brand-file__input"
            disabled={disabled || busy}
            id={id}
            onChange={({ target }) => target.files?.[0] && void upload(target.files[0])}
            ref={input}
            type="file"
          />
          <label className="btn btn--style-secondary btn--size-small brand-file__choose" htmlFor={id}>
            {busy ? texts.busy[language] : value ? texts.replace[language] : texts.choose[language]}
          </label>
          {value && (
            <button
              className="btn btn--style-none"
              disabled={disabled || busy}
              onClick={() => setValue(null)}
              type="button"
            >
              {texts.remove[language]}
            </button>
          )}
        </div>
        {refusal && (
          <p className="brand-file__refusal" id={`${id}-refusal`} role="alert">
            {refusal}
          </p>
        )}
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
};
