const hidden = '[redacted]';

/** Names whose values are secrets, or what people wrote, or who they are. */
const privateName =
  /pass|secret|token|cookie|authorization|api_?key|session|e_?mail|phone|body|html|params|subject|address|^(?:data|text|to|from|name|values|query|detail|parameters|username|comment|message_text)$/i;

const deepest = 4;
const most = 30;
const longest = 2_000;

/** Fields of a line as they may be kept: no secrets, nothing that people wrote, nothing without end. */
export function cleanFields(fields: object | null, depth = 0): Record<string, unknown> {
  const clean: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields ?? {}).slice(0, most))
    clean[name] = privateName.test(name) ? hidden : cleanValue(value, depth);
  return clean;
}

function cleanValue(value: unknown, depth: number): unknown {
  if (value instanceof Error) return cleanError(value, depth);
  if (typeof value === 'string') return value.length > longest ? `${value.slice(0, longest)}…` : value;
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value;
  if (depth >= deepest) return '…';
  if (Array.isArray(value)) return value.slice(0, most).map((entry) => cleanValue(entry, depth + 1));
  return cleanFields(value, depth + 1);
}

interface SystemError extends Error {
  code?: unknown;
  status?: unknown;
  constraint?: unknown;
  column?: unknown;
  table?: unknown;
}

/** An error by name, place and codes; whatever else hangs on it may be what somebody sent. */
function cleanError(error: SystemError, depth: number): Record<string, unknown> {
  const { code, column, constraint, status, table } = error;
  const codes = Object.entries({ code, status, constraint, table, column }).filter(([, value]) => isPlain(value));
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: messageOf(error),
    ...Object.fromEntries(codes),
    ...(frames && frames.length > 0 ? { stack: frames.slice(0, 15).join('\n') } : {}),
    ...(error.cause instanceof Error && depth < deepest ? { cause: cleanError(error.cause, depth + 1) } : {}),
  };
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

/** The message without the values that parsers and databases quote in theirs. */
export function messageOf({ code, message, name }: SystemError): string {
  if (name === 'SyntaxError' && message.includes('JSON')) return 'This is not valid JSON.';
  // A query with its parameters: what was asked is ours, with what it was asked is not.
  const said = message.split('\nparams:', 1)[0]!;
  // Values that do not fit their column (SQLSTATE class 22).
  return typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code) ? said.split('"', 1)[0]!.trim() : said;
}

const secrets = new Set<string>();

/** From now on no line holds this value. Short ones are no secrets, and stand in ordinary words. */
export function keepSecret(value: string): void {
  if (value.length >= 6) for (const spelled of [value, encodeURIComponent(value)]) secrets.add(spelled);
}

const patterns: readonly [RegExp, string][] = [
  [/\beyJ[\w-]{8,2000}\.[\w-]{1,4000}\.[\w-]{0,2000}/g, hidden],
  // What a query was asked with, where its error was written into a sentence.
  [/\\nparams: (?:[^"\\]|\\.)*/g, ''],
  [/\b(Bearer|Basic) [\w.~+/=-]+/g, `$1 ${hidden}`],
  [/(token|secret|password|passwd|api_?key|session|signature)=[^\s;&"\\]+/gi, `$1=${hidden}`],
  // Of addresses: what a call names below its group, and what stands behind the question mark, may be anything.
  [/(\/api\/v1\/[\w-]+\/)[^\s?"'\\<>)]+/g, '$1…'],
  [/([\w/)…])\?[^\s?"'\\<>)]+/g, '$1?…'],
];

/** A line as it may be kept, whatever it was made of: without secrets, mail addresses, and what addresses are asked with. */
export function withoutPrivate(line: string): string {
  let clean = line;
  for (const secret of secrets) if (clean.includes(secret)) clean = clean.replaceAll(secret, hidden);
  if (clean.includes('@')) clean = withoutMailboxes(clean);
  for (const [pattern, instead] of patterns) clean = clean.replace(pattern, instead);
  return clean;
}

/** By hand and not by an expression: from each @ to both sides, once. */
function withoutMailboxes(text: string): string {
  let clean = '';
  let done = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    let [from, to] = [at, at + 1];
    while (from > done && isOfMailbox(text[from - 1]!)) from -= 1;
    while (to < text.length && isOfMailbox(text[to]!)) to += 1;
    const domain = text.slice(at + 1, to);
    // `package@1.2.3` is none; a user and password before a host is.
    if (from === at || !(/\.\p{L}{2,}\.?$/u.test(domain) || text.slice(done, from).endsWith(':'))) continue;
    clean += `${text.slice(done, from)}[address]`;
    done = to;
    at = to - 1;
  }
  return clean + text.slice(done);
}

function isOfMailbox(letter: string): boolean {
  return !/[\s"'<>()[\]{},;:\\/@=|]/.test(letter);
}
