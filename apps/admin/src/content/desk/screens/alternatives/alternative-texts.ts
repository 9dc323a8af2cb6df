import type { Locale } from '@nasaq/contract';
import type { SaverGroup } from '../../../saving/screens/saver-group.ts';
import type { DeskAddress } from '../desk-calls.ts';
import type { KnownDocument } from '../references/known-documents.ts';
import { rememberAlternatives } from '../references/known-documents.ts';
import { AlternativeText } from './alternative-text.ts';

/** The alternative texts of all pictures on a desk; a picture that stands there twice has one text in each language. */
export class AlternativeTexts {
  private readonly texts = new Map<string, AlternativeText>();
  private readonly listeners = new Set<() => void>();
  private readonly savers: SaverGroup;
  private readonly at: () => DeskAddress;

  /** @param savers those of the desk, which these join */
  constructor(savers: SaverGroup, at: () => DeskAddress) {
    this.savers = savers;
    this.at = at;
  }

  /** Hears every key, too. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly hasUnsaved = (): boolean => [...this.texts.values()].some(({ saver }) => saver.isUnsaved());

  of({ id, picture }: KnownDocument, locale: Locale): AlternativeText {
    const key = `${id} ${locale}`;
    const known = this.texts.get(key);
    if (known) return known;
    const text = new AlternativeText(picture!.alt[locale], {
      picture: Number(id),
      locale,
      at: this.at,
      onStored: (alt) => rememberAlternatives(id, alt),
    });
    this.texts.set(key, text);
    text.subscribe(() => this.listeners.forEach((listener) => listener()));
    this.savers.add(text.saver);
    return text;
  }
}
