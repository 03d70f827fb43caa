import type { CallClient } from '../adapters/http/call-types.ts';
import { failedCall } from './failed-call.ts';
import type { FeatureDeps } from './feature-deps.ts';

/**
 * Creates a call client whose code is loaded by the first call. If the code cannot be loaded, a call fails as if offline.
 * @param load makes the client available to `loaded`
 */
export const createLazyCalls = (
  load: () => Promise<void>,
  loaded: () => CallClient | undefined,
  { events, logger }: Pick<FeatureDeps, 'events'> & Pick<FeatureDeps['ports'], 'logger'>,
): CallClient => {
  let closed = false;
  /** Number of calls that change something and wait for the code. */
  let changing = 0;
  return {
    send: async (call, request, options = {}) => {
      const client = loaded();
      if (client) return client.send(call, request, options);
      if (call.mutates) changing += 1;
      try {
        await load();
      } catch (error) {
        logger.error('calls could not be loaded', { error: String(error) });
        const result = failedCall('network');
        if (options.silent !== true) events.emit('failure', { call: call.name, error: result.error });
        return result;
      } finally {
        if (call.mutates) changing -= 1;
      }
      return (closed ? undefined : loaded())?.send(call, request, options) ?? failedCall('cancelled');
    },
    renewLogin: () => loaded()?.renewLogin(),
    isChanging: () => changing > 0 || loaded()?.isChanging() === true,
    cancelAll: () => {
      closed = true;
      loaded()?.cancelAll();
    },
  };
};
