import { paletteOf, readColour } from '@nasaq/brand';
import { hex } from '@nasaq/design';
import './adjusted-colours.css';
import { fill } from './screen-texts.ts';

const places = ['light', 'dark', 'section', 'spark'] as const;

/** In the language of the menus. */
export type AdjustedTexts = Record<(typeof places)[number] | 'heading' | 'as' | 'instead' | 'letters', string>;

interface Props {
  /** As they are typed; what is no colour stands for none. */
  colour: string;
  accent: string;
  texts: AdjustedTexts;
}

/** What becomes of the colours that are typed: where each stands, on its ground, and why it stands there as another. */
export function AdjustedColours({ accent, colour, texts }: Props) {
  const { adjusted, grounds } = paletteOf({ colour: readColour(colour), accent: readColour(accent) });
  const shown = {
    light: [grounds.light.ground, grounds.light.voice],
    dark: [grounds.dark.ground, grounds.dark.voice],
    section: [grounds.lapis.ground, grounds.lapis.text],
    spark: [grounds.ink.ground, grounds.ink.spark],
  } as const;
  return (
    <section aria-live="polite" className="adjusted-colours">
      <h3>{texts.heading}</h3>
      <ul>
        {places.map((place) => {
          const [ground, text] = shown[place];
          const told = adjusted.find((one) => one.place === place);
          return (
            <li key={place}>
              <span
                aria-hidden="true"
                className="adjusted-colours__shown"
                style={{ background: hex(ground), color: hex(text) }}
              >
                {texts.letters}
              </span>
              <span>
                <strong>{texts[place]}</strong>
                <br />
                {told
                  ? fill(texts.instead, {
                      used: told.used,
                      wanted: told.wanted,
                      ratio: `${told.ratio.toFixed(1)}:1`,
                      needed: `${told.needed}:1`,
                    })
                  : texts.as}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
