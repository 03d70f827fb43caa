import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Meter, Series } from './meter.ts';

/** Measurements as Prometheus reads them. */
export interface PrometheusMeter extends Meter {
  /** All series in the text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Makes a registry of its own, so that several gateways in one process do not meet. */
export function createPrometheusMeter(): PrometheusMeter {
  const registry = new Registry();
  const flushes: (() => void)[] = [];
  const common = ({ name, help, labels }: Series) => ({ name, help, labelNames: [...labels], registers: [registry] });
  return {
    counter(series) {
      const counter = new Counter(common(series));
      return (labels, by = 1) => counter.inc({ ...labels }, by);
    },
    histogram(series) {
      const histogram = new Histogram({ ...common(series), buckets: [...(series.buckets ?? [])] });
      return (labels, seconds) => histogram.observe({ ...labels }, seconds);
    },
    gauge(series, read) {
      const gauge = new Gauge(common(series));
      flushes.push(() => {
        gauge.reset();
        for (const [labels, value] of read()) gauge.set({ ...labels }, value);
      });
    },
    total(series, read) {
      const counter = new Counter(common(series));
      flushes.push(() => {
        counter.reset();
        for (const [labels, value] of read()) counter.inc({ ...labels }, value);
      });
    },
    beforeScrape: (run) => void flushes.push(run),
    text() {
      for (const flush of flushes) flush();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
