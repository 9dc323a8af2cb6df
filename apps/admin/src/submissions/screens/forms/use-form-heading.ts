import { useDocumentTitle, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { formHeading } from '../../forms/form-names.ts';

/** Above a form, in the language of the menus: Payload calls it by its name in lists, which says both, and nothing before it is saved. */
export function useFormHeading(): void {
  const language = interfaceLanguage(useTranslation().i18n);
  const { setDocumentTitle, title } = useDocumentTitle();
  const heading = useFormFields(([fields]) => {
    const [en, ar] = ['title_en', 'title_ar'].map((name) => String(fields[name]?.value ?? ''));
    return formHeading(fields.form?.value, { en: en!, ar: ar! }, language);
  });
  useEffect(() => {
    if (title === heading) return;
    // Payload's own effect, which stands around this one, names it after it.
    const timer = setTimeout(() => setDocumentTitle(heading));
    return () => clearTimeout(timer);
  }, [heading, setDocumentTitle, title]);
}
