'use client';

import { FieldDescription, FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import {
  checkGroups,
  checkIds,
  checks,
  checkTexts,
  groupTexts,
  type Level,
  type Levels,
  levels,
  levelTexts,
} from '@nasaq/translation/checks';
import type { JSONFieldClientComponent } from 'payload';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { checkScreenTexts } from '../../catalogue/index.ts';
import './checks.css';

/** What each check does: one row for each, with those that belong together under one heading. */
export const LevelTable: JSONFieldClientComponent = ({ field, path }) => {
  const language = interfaceLanguage(useTranslation().i18n);
  const texts = checkScreenTexts[language];
  const { disabled, setValue, value } = useField<Partial<Record<keyof Levels, Level | null>> | null>({ path });
  const set = value ?? {};

  function choose(id: (typeof checkIds)[number], level: Level) {
    // What a check does by itself is not stored: it may be changed with the product.
    setValue({ ...set, [id]: level === checks[id].level ? null : level });
  }

  return (
    <div className="field-type check-levels">
      <FieldLabel label={field.label} path={path} />
      <FieldDescription description={texts.levelsHint} path={path} />
      {checkGroups.map((group) => (
        <table key={group}>
          <caption>{groupTexts[language][group]}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.check}</th>
              {levels.map((level) => (
                <th key={level} scope="col">
                  {levelTexts[language][level]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {checkIds
              .filter((id) => checks[id].group === group)
              .map((id) => (
                <tr key={id}>
                  <th scope="row">
                    {checkTexts[language][id].name}
                    <span className="inbox-quiet">{checkTexts[language][id].found.replaceAll(/\{(\w+)\}/g, '…')}</span>
                  </th>
                  {levels.map((level) => (
                    <td key={level}>
                      <input
                        aria-label={`${checkTexts[language][id].name}: ${levelTexts[language][level]}`}
                        checked={(set[id] ?? checks[id].level) === level}
                        disabled={Boolean(disabled)}
                        name={`level-${id}`}
                        onChange={() => choose(id, level)}
                        type="radio"
                      />
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </div>
  );
};
