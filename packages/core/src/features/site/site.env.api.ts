import { envConfigFileSchema } from '@housefront/contract/features/site';
import { parseJson } from '@housefront/contract/json';
import * as z from 'zod/mini';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { eitherSignal } from '../../adapters/http/either-signal.ts';
import type { SiteEnvironment } from './site.env.ts';

/** Longest wait for the static copy, in milliseconds (SITE-05x). */
const ENV_FILE_LIMIT_MS = 5000;

/** The copy in static storage; null when it does not arrive within the limit or is invalid (SITE-04). */
export const fetchEnvironmentFile = async (
  { config, ports, site }: FeatureDeps,
  signal: AbortSignal,
): Promise<SiteEnvironment | null> => {
  const limit = new AbortController();
  const stop = ports.clock.after(ENV_FILE_LIMIT_MS, () => limit.abort());
  try {
    const reply = await ports.http.send({
      url: `${config.staticBase}/${site.getState().siteId}/env_config.json`,
      method: 'GET',
      headers: { accept: 'application/json' },
      signal: eitherSignal(signal, limit.signal),
    });
    if (reply.status !== 200) return null;
    const file = z.safeParse(envConfigFileSchema, parseJson(reply.text));
    if (!file.success) return null;
    return 'env_config' in file.data ? file.data.env_config : file.data;
  } catch {
    return null;
  } finally {
    stop();
  }
};
