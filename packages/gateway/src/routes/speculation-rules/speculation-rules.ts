import { speculationRules, type SpeculationRules } from '@housefront/contract/prefetch';
import type { Handler } from 'hono';
import { savesData } from '../../http/load-purpose.ts';
import type { GatewayEnv } from '../../middleware/gateway-env.ts';

const NONE: SpeculationRules = {};

/**
 * The rules by which browsers prefetch pages, named in a header of each page. A file needs no inline script, which the policy
 * of a page would have to allow. Visitors who save data get rules without content (PLT-02).
 */
export const speculationRulesRoute: Handler<GatewayEnv> = (c) => {
  const isOff = c.get('site').config.prefetch === false || savesData((name) => c.req.header(name));
  return c.body(JSON.stringify(isOff ? NONE : speculationRules), 200, {
    'content-type': 'application/speculationrules+json',
    'cache-control': 'private, max-age=3600',
    vary: 'Save-Data',
  });
};
