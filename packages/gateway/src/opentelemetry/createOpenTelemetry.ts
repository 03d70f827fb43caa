import { context, isSpanContextValid, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  hostDetector,
  processDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Telemetry } from '../metrics/telemetry.ts';
import type { Span, Tracing } from '../metrics/tracing.ts';
import { createOpenTelemetryMeter } from './meter.ts';

const propagator = new W3CTraceContextPropagator();
const setter = { set: (carrier: Record<string, string>, key: string, value: string) => void (carrier[key] = value) };
const getter = {
  get: (carrier: Record<string, string>, key: string) => carrier[key],
  keys: (carrier: Record<string, string>) => Object.keys(carrier),
};

/** The value of a variable as a number in a range, or the preset. */
function numberOf(text: string | undefined, [least, most]: readonly [number, number], preset: number): number {
  const value = Number(text ?? '');
  return text !== undefined && text !== '' && value >= least && value <= most ? value : preset;
}

/**
 * Sends measurements and traces by OTLP over HTTP (OPS-07). Address, headers and time limits are those of the exporters
 * (`OTEL_EXPORTER_OTLP_*`), name and attributes of the service those of `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES`.
 * @param variables `OTEL_TRACES_SAMPLER_ARG`: share of requests that are recorded, 0 to 1, all by default;
 *   `OTEL_METRIC_EXPORT_INTERVAL`: milliseconds, 60,000 by default
 */
export function createOpenTelemetry(variables: Readonly<Record<string, string | undefined>>): Telemetry {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'housefront-gateway' }))
    .merge(detectResources({ detectors: [processDetector, hostDetector, envDetector] }));
  const share = numberOf(variables['OTEL_TRACES_SAMPLER_ARG'], [0, 1], 1);
  const exportIntervalMillis = numberOf(variables['OTEL_METRIC_EXPORT_INTERVAL'], [100, 3_600_000], 60_000);
  const traces = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const metrics = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis,
        exportTimeoutMillis: Math.min(exportIntervalMillis, 30_000),
      }),
    ],
  });
  const tracer = traces.getTracer('housefront-gateway');

  const spanIn = (name: string, kind: SpanKind, parent: Context): Span => {
    const span = tracer.startSpan(name, { kind }, parent);
    const within = trace.setSpan(parent, span);
    const carrier: Record<string, string> = {};
    if (isSpanContextValid(span.spanContext())) propagator.inject(within, carrier, setter);
    return {
      traceparent: carrier['traceparent'] ?? '',
      child: (step) => spanIn(step, SpanKind.CLIENT, within),
      end(facts, failed) {
        span.setAttributes(facts);
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
  const tracing: Tracing = {
    request(name, traceparent) {
      const parent =
        traceparent === undefined ? undefined : propagator.extract(context.active(), { traceparent }, getter);
      return spanIn(name, SpanKind.SERVER, parent ?? context.active());
    },
  };
  return {
    meter: createOpenTelemetryMeter(metrics.getMeter('housefront-gateway')),
    tracing,
    async stop() {
      // A receiver that is away must not keep the process.
      await Promise.allSettled([traces.shutdown(), metrics.shutdown()]);
    },
  };
}
