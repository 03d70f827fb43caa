import type { Meter as OpenTelemetryMeter, ObservableResult } from '@opentelemetry/api';
import type { Meter, Reading, Series } from '../metrics/meter.ts';

/** The gateway's series on a meter of OpenTelemetry, under the same names. */
export function createOpenTelemetryMeter(meter: OpenTelemetryMeter): Meter {
  const flushes: (() => void)[] = [];
  // Counters are read after what is observed, so sums that wait are added in time.
  const observe = (read: () => readonly Reading[]) => (result: ObservableResult) => {
    for (const flush of flushes) flush();
    for (const [labels, value] of read()) result.observe(value, labels);
  };
  const described = ({ help }: Series) => ({ description: help });
  return {
    counter(series) {
      const counter = meter.createCounter(series.name, described(series));
      return (labels, by = 1) => counter.add(by, labels);
    },
    histogram(series) {
      const advice = { explicitBucketBoundaries: [...(series.buckets ?? [])] };
      const histogram = meter.createHistogram(series.name, { ...described(series), advice });
      return (labels, seconds) => histogram.record(seconds, labels);
    },
    gauge: (series, read) => meter.createObservableGauge(series.name, described(series)).addCallback(observe(read)),
    total: (series, read) => meter.createObservableCounter(series.name, described(series)).addCallback(observe(read)),
    beforeScrape: (run) => void flushes.push(run),
  };
}
