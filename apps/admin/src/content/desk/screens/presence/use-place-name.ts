import type { Place } from '@nasaq/translation';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { reviewTexts } from '../../../catalogue/index.ts';
import { placeAt } from '../../../review/state/field-at.ts';
import { useDesk } from '../desk-context.ts';

/** What a place on the desk is called: «Title, Arabic». */
export function usePlaceName(): (place: Place) => string {
  const { language, store } = useDesk();
  return ({ locale, path }) => {
    const texts = reviewTexts[language];
    const { label } = placeAt(store.fields, store.current().docs, path, language);
    return fill(texts.place, { field: label, language: texts.languages[locale] });
  };
}
