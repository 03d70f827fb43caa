import { LIST_SEARCH } from '@housefront/contract/pages';
import { readResponse } from '../../adapters/http/response-json.ts';
import { readAt } from '../../adapters/http/query-client.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';

/** Longest wait for a payload, in milliseconds; live calls are no slower then. */
const PAYLOAD_LIMIT_MS = 3000;

/** The address of a payload: two pages with the same parts show the same data. */
export interface PayloadAddress {
  /** Without slashes around it; empty for home. */
  readonly path: string;
  readonly gt_id?: string;
  readonly gp_id?: string;
  readonly house?: string;
  readonly isCrashGame?: string;
}

/** Parts of a page's address that its data depends on. */
export const payloadAddress = (pathname: string, search: Readonly<Record<string, unknown>>): PayloadAddress => {
  const parts = LIST_SEARCH.flatMap((name) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
  });
  return { path: pathname.replace(/^\/+|\/+$/g, ''), ...Object.fromEntries(parts) };
};

/** Whether the data is a list that was cut short for its page. */
const isPart = (data: unknown): boolean => typeof data === 'object' && data !== null && 'more' in data;

/**
 * Loads the data of a public page from one file instead of several calls. A file that is missing, unreadable, of another
 * build or for another language, currency or mode is ignored, and the page sends its calls (API-18x).
 * @returns true when data was loaded
 */
export const takePayload = async (deps: FeatureDeps, address: PayloadAddress, buildId: string): Promise<boolean> => {
  const { calls, queryClient, site } = deps;
  const { pagePayload } = await import('@housefront/contract/features/version');
  const result = await calls.send(
    pagePayload,
    { ...address, build: buildId },
    { silent: true, timeoutMs: PAYLOAD_LIMIT_MS },
  );
  if (!result.ok || result.data.build !== buildId) return false;
  const { mode, locale, currency, queries } = result.data.data;
  const own = site.getState();
  if (mode !== own.mode || locale !== own.locale || currency !== own.currency) return false;
  for (const { queryKey, state } of queries) {
    const known = queryClient.getQueryState(queryKey);
    // The payload has only the first screens of a list that is already loaded in full.
    const data = readResponse(state.data);
    if (known?.data !== undefined && isPart(data)) continue;
    const updatedAt = readAt(state.dataUpdatedAt);
    if ((known?.dataUpdatedAt ?? 0) < updatedAt) queryClient.setQueryData(queryKey, data, { updatedAt });
  }
  return true;
};
