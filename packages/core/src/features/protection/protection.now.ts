import { valuesAt } from '@housefront/contract/dated';
import type { Protection } from '@housefront/contract/protection';
import type { FeatureDeps } from '../../calls/feature-deps.ts';

/** The capabilities that hold now by the platform's clock; undefined on a site without a profile (RG-46). */
export const protectionNow = ({ config, ports }: Pick<FeatureDeps, 'config' | 'ports'>): Protection | undefined =>
  config.protection && valuesAt<Protection>(config.protection.values, ports.platformClock.now());
