'use client';

import { FieldDescription, FieldError, FieldLabel, useConfig, useField, useTranslation } from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { brandLabels } from '../catalogue/index.ts';
import './brand-fields.css';

interface Held {
  file: string;
  name: string;
  type: string;
}

/** A logo or an icon, shown on both grounds. */
export const FileField: JSONFieldClientComponent = (props) => (
  <UploadField {...props} accept=".svg,.png,image/svg+xml,image/png" Shown={Picture} />
);

/** A typeface, shown as a line that is set in it. */
export const FaceField: JSONFieldClientComponent = (props) => (
  <UploadField {...props} accept=".woff2,.woff,.ttf,.otf,font/woff2,font/woff,font/ttf,font/otf" Shown={Specimen} />
);

interface UploadProps extends Pick<ComponentProps<JSONFieldClientComponent>, 'field' | 'path'> {
  accept: string;
  Shown: ComponentType<{ held: Held; path: string }>;
}

/** A file of the brand: chosen, replaced and taken out again. What is refused leaves it as it was. */
function UploadField({ accept, field, path, Shown }: UploadProps) {
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
            <Shown held={value} path={path} />
            <bdi className="brand-file__name">{value.name}</bdi>
          </div>
        )}
        <div className="brand-file__acts">
          <input
            accept={accept}
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
}

function Picture({ held }: { held: Held }) {
  return ['light', 'dark'].map((ground) => (
    <span className={`brand-file__ground brand-file__ground--${ground}`} key={ground}>
      <img alt={ground === 'light' ? held.name : ''} src={`/media/brand/${held.file}.${held.type}`} />
    </span>
  ));
}

/** In the letters of the file itself, by the name that its hash gives it. */
function Specimen({ held, path }: { held: Held; path: string }) {
  const locale = path.includes('arabic') ? 'ar' : 'en';
  useEffect(() => {
    const face = new FontFace(held.file, `url(/media/brand/${held.file}.woff2)`);
    document.fonts.add(face);
    // A file that cannot be had now leaves its name alone.
    void face.load().catch(() => null);
    return () => void document.fonts.delete(face);
  }, [held.file]);
  return (
    <span className="brand-file__specimen" lang={locale} style={{ fontFamily: `'${held.file}'` }}>
      {brandLabels.faces.specimen[locale]}
    </span>
  );
}
