import type { CoreMessage } from '../base/events.ts';
import type { FeatureDeps } from '../calls/feature-deps.ts';

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

/**
 * Handles a rejection of an action whose code cannot be loaded: logs it, shows {@link CODE_MISSING} and resolves to `result`. The
 * action is dropped, never repeated.
 */
export const reportMissing =
  <Result>({ events, ports }: Pick<FeatureDeps, 'events' | 'ports'>, action: string, result: Result) =>
  (error: unknown): Result => {
    ports.logger.error(`${action} could not be loaded`, { error: String(error) });
    events.emit('message', CODE_MISSING);
    return result;
  };
