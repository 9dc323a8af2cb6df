'use client';

import { paletteOf, readColour } from '@nasaq/brand';
import { hex } from '@nasaq/design';
import { useFormFields, useTranslation } from '@payloadcms/ui';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { brandLabels } from '../catalogue/index.ts';
import './brand-fields.css';

const places = ['light', 'dark', 'section', 'spark'] as const;

/** What becomes of the colours that are typed: where each stands, on its ground, and why it stands there as another. */
export function Adjusted() {
  const language = interfaceLanguage(useTranslation().i18n);
  const texts = brandLabels.adjusted;
  const typed = useFormFields(
    ([fields]) => `${String(fields.colour?.value ?? '')}|${String(fields.accent?.value ?? '')}`,
  );
  const [colour, accent] = typed.split('|').map((value) => readColour(value));
  const { adjusted, grounds } = paletteOf({ colour, accent });
  const shown = {
    light: [grounds.light.ground, grounds.light.voice],
    dark: [grounds.dark.ground, grounds.dark.voice],
    section: [grounds.lapis.ground, grounds.lapis.text],
    spark: [grounds.ink.ground, grounds.ink.spark],
  } as const;
  return (
    <section aria-live="polite" className="brand-adjusted">
      <h3>{texts.heading[language]}</h3>
      <ul>
        {places.map((place) => {
          const [ground, text] = shown[place];
          const told = adjusted.find((one) => one.place === place);
          return (
            <li key={place}>
              <span
                aria-hidden="true"
                className="brand-adjusted__shown"
                style={{ background: hex(ground), color: hex(text) }}
              >
                {texts.letters[language]}
              </span>
              <span>
                <strong>{texts[place][language]}</strong>
                <br />
                {told
                  ? fill(texts.instead[language], {
                      used: told.used,
                      wanted: told.wanted,
                      ratio: `${told.ratio.toFixed(1)}:1`,
                      needed: `${told.needed}:1`,
                    })
                  : texts.as[language]}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
