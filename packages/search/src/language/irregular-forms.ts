/** English forms that another vowel or another word makes, which no cutting of endings finds. */
const forms = `
buy bought, pay paid, sell sold, build built, send sent, spend spent, lend lent, write wrote written, forget forgot forgotten
lose lost, keep kept, leave left, make made, teach taught, begin began begun, choose chose chosen, draw drew drawn
grow grew grown, hold held, find found, give gave given, take took taken, speak spoke spoken, break broke broken
steal stole stolen, drive drove driven, ride rode ridden, see saw seen, show showed shown, know knew known, run ran
meet met, hear heard, say said, tell told, think thought, bring brought, catch caught
hide hid hidden, lay laid, lead led, mean meant, stand stood, understand understood, win won, wear wore worn
person people, child children, man men, woman women, criterion criteria, analysis analyses, index indices indexes
`;

const families = forms
  .split(/[,\n]/u)
  .map((line) => line.trim().split(' '))
  .filter(([base]) => base);
const bases = new Map(families.flatMap(([base, ...others]) => others.map((other): [string, string] => [other, base!])));
const inflected = new Map(families.map(([base, ...others]): [string, string[]] => [base!, others]));

/** «pay» for «paid»; the word itself where it is regular. */
export function baseOf(word: string): string {
  return bases.get(word) ?? word;
}

/** «paid» for «pay»; none where it is regular. */
export function irregularFormsOf(base: string): readonly string[] {
  return inflected.get(base) ?? [];
}
