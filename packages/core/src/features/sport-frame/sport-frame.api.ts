import { checkIframe } from '@housefront/contract/features/helpers';
import { sportQuickbetUrl } from '@housefront/contract/features/sport-frame';
import { CallFailure, unwrap } from '../../adapters/http/call-types.ts';
import { webAddress } from '../../adapters/navigation/web-address.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { sitePayload } from '../site/index.ts';

/** Milliseconds after which the check of a page counts as failed (SPORT-03x). */
const CHECK_MS = 5000;

type Deps = Pick<FeatureDeps, 'calls' | 'ports' | 'site'>;

/** The page of the sports quick-bet frame (SPORT-02). */
export interface SportPage {
  /** Checked http(s) address; null where the platform offers no such page. */
  readonly url: string | null;
  /** The sports provider of the frame. */
  readonly gpId: string;
}

/**
 * Asks for the page, also for guests. A platform without the call offers no page (APIM-25).
 * @throws CallFailure without an answer
 */
export const fetchSportPage = async (deps: Deps, signal: AbortSignal): Promise<SportPage> => {
  const { calls, ports, site } = deps;
  const { currency, siteId: site_id, supportDevice: support_device } = sitePayload(site.getState());
  const request = { currency, support_device, domain: ports.windows.address().origin, site_id };
  try {
    const { url, gp_id } = unwrap(await calls.send(sportQuickbetUrl, request, { signal, silent: true }));
    return { url: webAddress(url ?? ''), gpId: gp_id };
  } catch (error) {
    if (error instanceof CallFailure && error.kind === 'refused') return { url: null, gpId: '' };
    throw error;
  }
};

/** Whether the page may be shown in a frame of this site; false if there is no answer within five seconds (SPORT-01). */
export const checkSportPage = async ({ calls }: Deps, url: string, signal: AbortSignal): Promise<boolean> => {
  const reply = await calls.send(checkIframe, { url }, { signal, silent: true, timeoutMs: CHECK_MS });
  return reply.ok && reply.data.embeddable;
};
