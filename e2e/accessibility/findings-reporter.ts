import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Adds up what the engines read: pages, findings, and how many of them are accepted. */
export default class FindingsReporter implements Reporter {
  #read = new Map<string, { pages: number; found: number; wrong: number }>();

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations) {
      const counts = /^(\d+) of (\d+)$/.exec(description ?? '');
      if (!counts) continue;
      const { pages, found, wrong } = this.#read.get(type) ?? { pages: 0, found: 0, wrong: 0 };
      this.#read.set(type, { pages: pages + 1, found: found + Number(counts[2]), wrong: wrong + Number(counts[1]) });
    }
  }

  onEnd({ status }: FullResult): void {
    for (const [engine, { pages, found, wrong }] of this.#read)
      console.log(`${engine}: ${pages} pages read, ${wrong} to mend, ${found - wrong} accepted`);
    console.log(status);
  }
}
