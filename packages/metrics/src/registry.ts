type Kind = 'counter' | 'gauge' | 'histogram';
type Labels = Readonly<Record<string, string>>;

/** Sets of label values that one metric may have: what comes after them is counted together. */
const mostSeries = 400;
const other = 'other';

/** Counts up. */
export interface Counter {
  inc(labels?: Labels, by?: number): void;
}

/** Goes up and down. */
export interface Gauge {
  set(value: number, labels?: Labels): void;
}

/** Counts values by size; in seconds where nothing else is said. */
export interface Histogram {
  observe(value: number, labels?: Labels): void;
}

/** What a process tells Prometheus, in its text format (0.0.4). A name that is there already is the same metric. */
export class Registry {
  private readonly known = new Map<string, Metric>();
  private readonly collectors = new Map<string, () => void | Promise<void>>();

  counter(name: string, help: string, labels: readonly string[] = []): Counter {
    const metric = this.metric('counter', name, help, labels);
    return { inc: (values, by = 1) => metric.series(values).add(by) };
  }

  gauge(name: string, help: string, labels: readonly string[] = []): Gauge {
    const metric = this.metric('gauge', name, help, labels);
    return { set: (value, values) => (metric.series(values).value = value) };
  }

  /** @param buckets upper bounds, rising */
  histogram(name: string, help: string, labels: readonly string[], buckets: readonly number[]): Histogram {
    const metric = this.metric('histogram', name, help, labels, buckets);
    return { observe: (value, values) => metric.series(values).observe(value) };
  }

  /**
   * Reads figures when somebody asks for them; one that fails leaves out its own.
   * @param name who collects again takes the place of who did under this name
   */
  onScrape(name: string, collect: () => void | Promise<void>): void {
    this.collectors.set(name, collect);
  }

  async text(): Promise<string> {
    const failed = this.gauge('nasaq_scrape_failures', 'Groups of figures that could not be read this time.');
    const outcomes = await Promise.allSettled([...this.collectors.values()].map(async (collect) => collect()));
    failed.set(outcomes.filter(({ status }) => status === 'rejected').length);
    return [...this.known.values()].map((metric) => metric.text()).join('');
  }

  private metric(kind: Kind, name: string, help: string, labels: readonly string[], buckets: readonly number[] = []) {
    const metric = this.known.get(name) ?? new Metric({ kind, name, help, labels, buckets });
    this.known.set(name, metric);
    return metric;
  }
}

interface Description {
  kind: Kind;
  name: string;
  help: string;
  labels: readonly string[];
  buckets: readonly number[];
}

class Metric {
  private readonly about: Description;
  private readonly bySet = new Map<string, Series>();

  constructor(about: Description) {
    this.about = about;
    // A metric without labels is there from the start: what never happened is 0, and not unknown.
    if (about.labels.length === 0 && about.kind !== 'gauge') this.series();
  }

  /** The one of these label values; beyond the bound, the one of all others. */
  series(values: Labels = {}): Series {
    const { buckets, labels } = this.about;
    let key = '';
    for (const label of labels) key += `${values[label] ?? ''}\0`;
    const before = this.bySet.get(key);
    if (before) return before;
    if (this.bySet.size >= mostSeries && labels.some((label) => values[label] !== other))
      return this.series(Object.fromEntries(labels.map((label) => [label, other])));
    const made = new Series(labels.map((label) => `${label}="${escaped(values[label] ?? '')}"`).join(','), buckets);
    this.bySet.set(key, made);
    return made;
  }

  text(): string {
    const { help, kind, name } = this.about;
    const lines = [...this.bySet.values()].flatMap((series) => series.lines(name, kind));
    if (lines.length === 0) return '';
    return `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n${lines.join('\n')}\n`;
  }
}

class Series {
  value = 0;
  private readonly labels: string;
  private readonly buckets: readonly number[];
  private readonly counts: Float64Array;
  private count = 0;

  constructor(labels: string, buckets: readonly number[]) {
    this.labels = labels;
    this.buckets = buckets;
    this.counts = new Float64Array(buckets.length);
  }

  add(by: number): void {
    this.value += by;
  }

  observe(value: number): void {
    this.count += 1;
    this.value += value;
    const place = this.buckets.findIndex((bound) => value <= bound);
    if (place !== -1) this.counts[place]! += 1;
  }

  lines(name: string, kind: Kind): string[] {
    const braced = (labels: string) => (labels ? `{${labels}}` : '');
    if (kind !== 'histogram') return [`${name}${braced(this.labels)} ${this.value}`];
    let sum = 0;
    const before = this.labels ? `${this.labels},` : '';
    const bounds = this.buckets.map((bound, place) => {
      sum += this.counts[place]!;
      return `${name}_bucket{${before}le="${bound}"} ${sum}`;
    });
    return [
      ...bounds,
      `${name}_bucket{${before}le="+Inf"} ${this.count}`,
      `${name}_sum${braced(this.labels)} ${this.value}`,
      `${name}_count${braced(this.labels)} ${this.count}`,
    ];
  }
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

/** One in the process, for the copies of this module that the server and Next's bundles load. */
const shared = globalThis as typeof globalThis & { nasaqMetrics?: Registry };

export function metrics(): Registry {
  return (shared.nasaqMetrics ??= new Registry());
}
