import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace';

/** Variables of a process. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** A line about a word that is not known; the preset counts. */
type Complain = (line: string) => void;

/** The value of a variable as a number in a range, or the preset. */
export function numberOf(text: string | undefined, [least, most]: readonly [number, number], preset: number): number {
  const value = Number(text ?? '');
  return text !== undefined && text !== '' && value >= least && value <= most ? value : preset;
}

/** `OTEL_SDK_DISABLED`: only `true`, in any case, turns it off (OpenTelemetry, "Environment Variable Specification"). */
export const isDisabled = (variables: Variables): boolean =>
  variables['OTEL_SDK_DISABLED']?.trim().toLowerCase() === 'true';

/** `OTEL_TRACES_EXPORTER` or `OTEL_METRICS_EXPORTER`: whether something is sent; `otlp` is the preset, `none` sends nothing. */
export function isExported(variables: Variables, name: string, complain: Complain): boolean {
  const words = (variables[name] ?? '').split(',').map((word) => word.trim().toLowerCase());
  if (words.includes('none')) return false;
  const unknown = words.filter((word) => word !== '' && word !== 'otlp');
  if (unknown.length > 0) complain(`${name}: ${unknown.join(', ')} is not known here, otlp is used`);
  return true;
}

const root = (share: number): Sampler => new TraceIdRatioBasedSampler(share);
const SAMPLERS: Readonly<Record<string, (share: number) => Sampler>> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: root,
  parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: (share) => new ParentBasedSampler({ root: root(share) }),
};

/** `OTEL_TRACES_SAMPLER` with `OTEL_TRACES_SAMPLER_ARG`; `parentbased_traceidratio` of all requests is the preset. */
export function samplerOf(variables: Variables, complain: Complain): Sampler {
  const share = numberOf(variables['OTEL_TRACES_SAMPLER_ARG'], [0, 1], 1);
  const word = variables['OTEL_TRACES_SAMPLER']?.trim().toLowerCase() ?? '';
  const make = Object.hasOwn(SAMPLERS, word) ? SAMPLERS[word] : undefined;
  if (!make && word !== '')
    complain(`OTEL_TRACES_SAMPLER: ${word} is not known here, parentbased_traceidratio is used`);
  return (make ?? ((part) => new ParentBasedSampler({ root: root(part) })))(share);
}
