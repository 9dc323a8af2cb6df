import { metrics } from '@nasaq/metrics';
import type { CachedAnswers } from './page-cache/cached-answers.ts';
import type { CacheOutcome, PageCache } from './page-cache/page-cache.ts';

interface Observed {
  cache: Pick<PageCache, 'size'> | null;
  answers: Pick<CachedAnswers, 'size'> | null;
}

/** Counts a page or payload that was answered by way of the cache. */
export function countCached(outcome: CacheOutcome): void {
  cached().inc({ outcome });
}

function cached() {
  return metrics().counter('nasaq_page_cache_answers_total', 'Pages and payloads answered by way of the cache.', [
    'outcome',
  ]);
}

const times = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

/** Measures what keeps the processor busy: a page that is rendered, a picture that is drawn. */
export async function measured<T>(work: () => T | Promise<T>): Promise<T> {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    metrics()
      .histogram('nasaq_render_seconds', 'Pages rendered and patterns drawn.', [], times)
      .observe((performance.now() - begun) / 1000);
  }
}

/**
 * What the page cache holds, each time that somebody asks for it.
 * @param copies how many pages are kept on disk
 */
export function observePages({ cache, answers }: Observed, copies: () => number): void {
  const registry = metrics();
  const pages = registry.gauge('nasaq_page_cache_pages', 'Pages and payloads in memory.');
  const bytes = registry.gauge('nasaq_page_cache_bytes', 'Memory that they take.');
  const kept = registry.gauge('nasaq_page_copies', 'Copies of pages on disk.');
  const asked = registry.gauge('nasaq_api_cache_answers', 'Answers of the admin host in memory.');
  for (const outcome of ['hit', 'stale', 'miss']) cached().inc({ outcome }, 0);
  registry.onScrape('pages', () => {
    if (cache) {
      pages.set(cache.size.pages);
      bytes.set(cache.size.bytes);
    }
    kept.set(copies());
    if (answers) asked.set(answers.size.answers);
  });
}
