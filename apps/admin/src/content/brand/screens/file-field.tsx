'use client';

import { FieldDescription, FieldError, FieldLabel, useConfig, useField, useTranslation } from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';
import type { Locale } from '@nasaq/contract';
import { type ComponentProps, type ComponentType, useEffect } from 'react';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { FilePick, type FilePickTexts, PickedPicture } from '../../../platform/staff/screens/file-pick.tsx';
import { brandLabels } from '../catalogue/index.ts';
import './brand-fields.css';

/** As `take-file.ts` and `take-face.ts` say, for browsers. */
const most = 2_000_000;

interface Held {
  file: string;
  name: string;
  type: string;
}

/** A logo or an icon, shown on both grounds. */
export const FileField: JSONFieldClientComponent = (props) => (
  <UploadField
    {...props}
    accept=".svg,.png,image/svg+xml,image/png"
    Shown={Picture}
    tooLarge={brandLabels.refused.tooLarge}
  />
);

/** A typeface, shown as a line that is set in it. */
export const FaceField: JSONFieldClientComponent = (props) => (
  <UploadField
    {...props}
    accept=".woff2,.woff,.ttf,.otf,font/woff2,font/woff,font/ttf,font/otf"
    Shown={Specimen}
    tooLarge={brandLabels.refused.faceTooLarge}
  />
);

interface UploadProps extends Pick<ComponentProps<JSONFieldClientComponent>, 'field' | 'path'> {
  accept: string;
  Shown: ComponentType<{ held: Held; path: string }>;
  tooLarge: Record<Locale, string>;
}

function UploadField({ accept, field, path, Shown, tooLarge }: UploadProps) {
  const { i18n } = useTranslation();
  const { config } = useConfig();
  const { disabled, setValue, showError, value } = useField<Held | null>({ path });
  return (
    <div className="field-type">
      <FieldLabel label={field.label} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <FilePick<Held>
          accept={accept}
          address={`${config.routes.api}/globals/brand/files?field=${encodeURIComponent(path)}`}
          disabled={disabled}
          id={`field-${path.replaceAll('.', '__')}`}
          language={i18n.language}
          most={most}
          onChange={setValue}
          texts={uploadTexts(interfaceLanguage(i18n), tooLarge)}
        >
          {value && <Shown held={value} path={path} />}
        </FilePick>
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
}

function uploadTexts(language: Locale, tooLarge: Record<Locale, string>): FilePickTexts {
  const { busy, choose, failed, remove, replace } = brandLabels.upload;
  return {
    choose: choose[language],
    replace: replace[language],
    remove: remove[language],
    busy: busy[language],
    failed: failed[language],
    tooLarge: tooLarge[language],
  };
}

function Picture({ held }: { held: Held }) {
  return <PickedPicture name={held.name} src={`/media/brand/${held.file}.${held.type}`} />;
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
    <>
      <span className="brand-file__specimen" lang={locale} style={{ fontFamily: `'${held.file}'` }}>
        {brandLabels.faces.specimen[locale]}
      </span>
      <bdi className="file-pick__name">{held.name}</bdi>
    </>
  );
}
