import { locales } from '@nasaq/contract';
import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { findSchedules, isSame } from '../find-schedules.ts';
import { languageStates } from '../language-states.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { Moment } from '../../../platform/staff/screens/moment.tsx';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { publicationTexts } from '../../catalogue/index.ts';
import { toneOf } from '../../saving/language-state.ts';
import { Tag } from '../../../platform/staff/screens/tag.tsx';

interface Props extends Omit<DefaultServerCellComponentProps, 'rowData'> {
  /** None in a form: Payload 3.90 draws the cell of a field that holds nothing there, too, and throws it away. */
  rowData?: { id: number };
}

/** In a list: how each language of the entry stands, whichever language the list shows, and what is scheduled. */
export async function LanguagesCell({ collectionSlug, i18n, payload, rowData }: Props) {
  if (!rowData) return null;
  const target = { collection: collectionSlug as string, id: Number(rowData.id) };
  const [states, schedules] = await Promise.all([languageStates(payload, target), upcoming(payload)]);
  const language = interfaceLanguage(i18n);
  const texts = publicationTexts[language];
  const own = schedules.filter((schedule) => isSame(schedule.target, target));
  return (
    <span className="languages-cell">
      {locales.map((locale) => {
        const state = states?.[locale] ?? 'missing';
        const label = fill(texts.column[state], { language: texts.languages[locale] });
        return (
          <Tag key={locale} title={label} tone={toneOf[state]}>
            <span aria-hidden="true">{locale === 'ar' ? 'ع' : 'EN'}</span>
            <span className="inbox-unseen">{label}</span>
          </Tag>
        );
      })}
      {own.map(({ action, at, id, locale }) => (
        <span key={id} className="languages-cell__clock">
          {fill(texts.clock[action], { language: texts.languages[locale] })}
          <Moment full language={language} value={at} />
        </span>
      ))}
    </span>
  );
}

/** Once for all rows. */
const upcoming = cache((payload: Payload) => findSchedules(payload));
