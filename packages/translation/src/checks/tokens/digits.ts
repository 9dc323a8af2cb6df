import { latinDigits } from '@nasaq/contract';

/** Arabic and Persian digits and signs as Latin ones, letter for letter, so that places stay what they are. */
export function withLatinDigits(text: string): string {
  return latinDigits(text).replaceAll('\u066b', '.').replaceAll('\u066c', ',').replaceAll('\u066a', '%');
}

/** A text with something blotted out, so that it is not read twice. */
export function blotted(text: string, from: number, to: number): string {
  return text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
}
