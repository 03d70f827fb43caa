/** Values of the labels of a series: each label has few, whatever visitors send. */
export type Labels = Readonly<Record<string, string>>;

/** One series of the gateway. */
export interface Series {
  /** With the unit at its end, as Prometheus names them. */
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  /** Upper bounds of a histogram, in seconds. */
  readonly buckets?: readonly number[];
}

/** A value with its labels, read at a scrape. */
export type Reading = readonly [labels: Labels, value: number];

/** Where measurements go: to Prometheus or to OpenTelemetry, never to both (OPS-07). */
export interface Meter {
  /** @returns adds to a sum that only grows */
  counter(series: Series): (labels: Labels, by?: number) => void;
  /** @returns notes one value in seconds */
  histogram(series: Series): (labels: Labels, seconds: number) => void;
  /** A value that is read at each scrape. */
  gauge(series: Series, read: () => readonly Reading[]): void;
  /** A sum that something else keeps, read at each scrape. */
  total(series: Series, read: () => readonly Reading[]): void;
  /** Runs before each scrape. */
  beforeScrape(run: () => void): void;
}
