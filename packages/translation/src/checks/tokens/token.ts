/** Something that both languages have to say alike, where it stands in a paragraph. */
export interface Token<Value> {
  value: Value;
  from: number;
  to: number;
}

/** What was read of a text, and the text without it. */
export interface Taken<Value> {
  tokens: Token<Value>[];
  rest: string;
}
