import type { Core } from '@housefront/core';
import { extensionOf, type Capabilities, type Extension } from './extension.ts';
import { useRuntime } from './runtime.ts';

/** The capabilities that hold now; none on a site without a profile. */
export function useCapabilities(): Capabilities {
  const { core } = useRuntime();
  return extensionOf(core)?.capabilities(core) ?? {};
}

/** The capabilities in the config, whether they hold now or on other days. */
export const configuredCapabilities = (core: Core): ReturnType<Extension['configured']> =>
  extensionOf(core)?.configured(core);
