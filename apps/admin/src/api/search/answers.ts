/** Milliseconds after which an answer is made anew: some depend on the date, as that of a job which closes. */
const freshFor = 60_000;
const most = 1_000;

interface Answer {
  body: string;
  found: number;
  until: number;
}

/** Keeps the answers to what many search for, until anything in the index changes. */
export class SearchAnswers {
  private readonly answers = new Map<string, Answer>();
  private version = -1;

  /** @param version of the index; answers that were made from another one are forgotten */
  answer(key: string, version: number, make: () => { body: string; found: number }): Omit<Answer, 'until'> {
    if (version !== this.version) this.answers.clear();
    this.version = version;
    const kept = this.answers.get(key);
    if (kept && kept.until > Date.now()) return kept;
    // The oldest goes first: nobody's list of random words must fill the memory.
    if (this.answers.size >= most) this.answers.delete(this.answers.keys().next().value!);
    const made = { ...make(), until: Date.now() + freshFor };
    this.answers.set(key, made);
    return made;
  }
}
