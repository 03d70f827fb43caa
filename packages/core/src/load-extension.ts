import type { CoreExtension } from './calls/extension.ts';
import type { FeatureDeps } from './calls/feature-deps.ts';

/** Whether a site has an extension. */
export const hasExtension = ({ protection }: FeatureDeps['config']): boolean => protection !== undefined;

/** Loads the extension that a site has by its config; undefined without one. Rejects when its code cannot be loaded. */
export const loadExtension = async (deps: FeatureDeps): Promise<CoreExtension | undefined> =>
  deps.config.protection && (await import('./features/protection/protection.extension.ts')).protectionExtension(deps);
