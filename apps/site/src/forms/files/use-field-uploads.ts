import { useEffect, useMemo } from 'react';
import { useLocale } from '../../locale/use-locale.ts';
import { useForm } from '../core/form-context.ts';
import { createFieldUploads, type FieldUploads } from './field-uploads.ts';

/** The uploads of a field, going on by themselves whenever the line is back. */
export function useFieldUploads(field: string): FieldUploads {
  const { store } = useForm();
  const locale = useLocale();
  const uploads = useMemo(() => createFieldUploads(store, field, locale), [store, field, locale]);

  useEffect(() => {
    const resume = () => uploads.resume();
    resume();
    window.addEventListener('online', resume);
    return () => {
      window.removeEventListener('online', resume);
      uploads.stop();
    };
  }, [uploads]);

  return uploads;
}
