import type { CoreMessage } from './events.ts';
import type { FeatureDeps } from './feature-deps.ts';

/**
 * Creates a function that loads a module once and hands it to `use`. All callers share a load in flight; a failed one is repeated
 * by the next call.
 */
export const loadOnce = <Module>(load: () => Promise<Module>, use: (loaded: Module) => void): (() => Promise<void>) => {
  let loading: Promise<void> | undefined;
  return () =>
    (loading ??= load()
      .then(use)
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      }));
};

/** Shown when the code of an action cannot be loaded. */
export const CODE_MISSING: CoreMessage = { kind: 'error', key: 'error_network' };

/** Logs that the code of an action could not be loaded, and shows {@link CODE_MISSING}. The action is dropped, never repeated. */
export const reportMissing = (
  { events, ports }: Pick<FeatureDeps, 'events' | 'ports'>,
  action: string,
  error: unknown,
): void => {
  ports.logger.error(`${action} could not be loaded`, { error: String(error) });
  events.emit('message', CODE_MISSING);
};
