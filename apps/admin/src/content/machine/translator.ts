import type { Locale } from '@nasaq/contract';

/** How a machine is asked for translations. */
export const translatorProtocols = ['deepl', 'libretranslate'] as const;

export interface TranslatorSettings {
  /** Without a slash at its end. */
  url: string;
  key: string | undefined;
  protocol: (typeof translatorProtocols)[number];
}

/** Why no draft was made: too many at once, all that was paid for used up, no answer in time, a wrong answer, or a wrong key. */
type TranslatorProblem = 'machine_busy' | 'machine_spent' | 'machine_slow' | 'machine_failed' | 'machine_refused';

export class TranslatorError extends Error {
  readonly code: TranslatorProblem;

  constructor(code: TranslatorProblem) {
    super(code);
    this.name = 'TranslatorError';
    this.code = code;
  }
}

export interface Translation {
  from: Locale;
  to: Locale;
  /** With tags that are to stay. */
  texts: readonly string[];
  /** What is to be called so, where the protocol can be told. */
  terms: readonly { source: string; target: string }[];
}

/** Milliseconds that an answer may take. */
const answerTimeout = 30_000;
/** No answer is longer than this, in characters. */
const longestAnswer = 2_000_000;

/**
 * Asks the machine that the settings name.
 * @returns as many texts as were asked for
 * @throws {TranslatorError}
 */
export async function translate(
  settings: TranslatorSettings,
  translation: Translation,
  timeout = answerTimeout,
): Promise<string[]> {
  const { body, headers, path, read } = asked[settings.protocol](settings, translation);
  const answer = await ask(`${settings.url}${path}`, { body, headers, timeout });
  const texts = read(answer);
  if (!Array.isArray(texts) || texts.length !== translation.texts.length) throw new TranslatorError('machine_failed');
  if (!texts.every((text) => typeof text === 'string' && text.trim() !== ''))
    throw new TranslatorError('machine_failed');
  return texts as string[];
}

interface Asked {
  path: string;
  headers: Record<string, string>;
  body: object;
  read: (answer: unknown) => unknown;
}

const asked: Record<TranslatorSettings['protocol'], (settings: TranslatorSettings, translation: Translation) => Asked> =
  {
    // https://developers.deepl.com/docs/api-reference/translate
    deepl: ({ key }, { from, terms, texts, to }) => ({
      path: '/v2/translate',
      headers: { Authorization: `DeepL-Auth-Key ${key ?? ''}` },
      body: {
        text: texts,
        source_lang: from.toUpperCase(),
        target_lang: to === 'en' ? 'EN-GB' : 'AR',
        tag_handling: 'xml',
        preserve_formatting: true,
        ...(terms.length > 0 && { context: terms.map(({ source, target }) => `${source} = ${target}`).join('\n') }),
      },
      read: (answer) =>
        (answer as { translations?: { text?: unknown }[] } | null)?.translations?.map((translated) => translated?.text),
    }),
    // https://docs.libretranslate.com/api/operations/translate/
    libretranslate: ({ key }, { from, texts, to }) => ({
      path: '/translate',
      headers: {},
      body: { q: texts, source: from, target: to, format: 'html', ...(key && { api_key: key }) },
      read: (answer) => (answer as { translatedText?: unknown } | null)?.translatedText,
    }),
  };

interface Asking {
  headers: Record<string, string>;
  body: object;
  timeout: number;
}

async function ask(url: string, { body, headers, timeout }: Asking): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new TranslatorError(problemOf(response.status));
    }
    const text = await limitedText(response);
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof TranslatorError) throw error;
    // Nothing of what was asked or answered is told to anybody, the log included.
    throw new TranslatorError((error as Error).name === 'TimeoutError' ? 'machine_slow' : 'machine_failed');
  }
}

/** DeepL says 456 where its month is used up: it is of no use to try again. */
function problemOf(status: number): TranslatorProblem {
  if (status === 456) return 'machine_spent';
  if (status === 429 || status === 503) return 'machine_busy';
  return status === 401 || status === 403 ? 'machine_refused' : 'machine_failed';
}

async function limitedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > longestAnswer) throw new TranslatorError('machine_failed');
  }
  return text;
}
