/** A clean text with everything in it that this tool takes out, to show what it does. Nothing of its meaning is lost. */
export function soilText(text: string): string {
  return text
    .replace(/،/g, ' ,')
    .replace(/\. /g, '.  ')
    .replace(/ي(?=\s)/g, '\u200F\u064A')
    .replace(/(?<=ا)ل(?=ل)/g, '$&\u0640')
    .replace(/(?<=\p{Script=Arabic})ب(?=\p{Script=Arabic})/gu, '\u0640$&')
    .replace(/لا/g, '\uFEFB')
    .replace(/(?<=\p{L}) و/gu, '\u00A0\u200Bو');
}
