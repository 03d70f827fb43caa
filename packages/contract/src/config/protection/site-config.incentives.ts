import type { FeatureName } from '../../site/site-shown.ts';

interface Incentives {
  readonly features: Readonly<Partial<Record<FeatureName, false>>>;
  readonly protection?: { readonly values: object } | undefined;
}

/** Features by the capability whose value `false` switches them off. */
const INCENTIVES = { envelope: 'redEnvelope', wheel: 'roulette' } as const;

/**
 * The config with the features switched off that its profile forbids: their addresses, links, floats and events are gone as
 * on a site that leaves them out. A value with dates switches nothing off; the platform refuses on its own (RG-32).
 */
export function withoutIncentives<Config extends Incentives>(config: Config): Config {
  const values = new Map<string, unknown>(Object.entries(config.protection?.values ?? {}));
  const off = Object.entries(INCENTIVES).flatMap(([capability, feature]) =>
    values.get(capability) === false ? [[feature, false]] : [],
  );
  return off.length === 0 ? config : { ...config, features: { ...config.features, ...Object.fromEntries(off) } };
}
