import { apiBasePath, type List, type Locale, locales, type SearchResult, type ServiceSummary } from '@nasaq/contract';
import { randomFrom } from '../../../apps/admin/src/content/saving/testing/random.ts';
import { Editor } from '../../faults/product/editor.ts';
import { siteUrl } from '../../faults/product/places.ts';
import { until } from '../../faults/product/until.ts';
import { call } from '../../faults/sender/call.ts';
import { Sender } from '../../faults/sender/sender.ts';
import { ask } from '../../faults/sender/valid-draft.ts';

const letters: Record<Locale, string> = { en: 'bcdfghjkmnpqrtvwxz', ar: 'جحخدذرزسشصضطظعغق' };
const summary: Record<Locale, (word: string) => string> = {
  en: (word) => `What we do with ${word} every day.`,
  ar: (word) => `ما نصنعه مع ${word} كل يوم.`,
};

/** Publishes a word in each language that was nowhere before, and waits until readers' search finds it. */
export async function writeAndFind(number: number): Promise<void> {
  const editor = new Editor();
  const [{ slug }] = (await ask<List<ServiceSummary>>('services', 'en')).data as [ServiceSummary];
  const id = await editor.idOf('services', slug, 'en');
  for (const locale of locales) {
    const word = newWord(number, locale);
    await editor.publish('services', id, locale, { summary: summary[locale](word) });
    await until(() => finds(word, locale), `the search finds ${word}`, { patience: 60_000 });
  }
}

function newWord(number: number, locale: Locale): string {
  const random = randomFrom(number * 2 + locales.indexOf(locale));
  return Array.from({ length: 9 }, () => letters[locale][Math.floor(random() * letters[locale].length)]).join('');
}

/** What is only like it, the search finds, too. */
async function finds(search: string, locale: Locale): Promise<boolean> {
  const sender = new Sender(locale);
  const answer = await call(`${siteUrl}${apiBasePath}search?v=2`, {
    method: 'POST',
    headers: sender.headers({ 'content-type': 'application/json' }),
    body: JSON.stringify({ search }),
    from: sender.from,
  });
  if (answer.status !== 200) throw new Error(`The search answered ${answer.status}: ${answer.text}`);
  return (JSON.parse(answer.text) as List<SearchResult>).data.some(({ excerpt }) => excerpt.includes(search));
}
