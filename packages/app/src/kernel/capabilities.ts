import type { Core } from '@housefront/core';
import { extensionOf, type Capabilities, type Extension } from './extension.ts';
import { useRuntime } from './runtime.ts';

/** The halls with trial games, for visitors who may try them (RG-03). */
export const trialsFor = <Halls>(core: Core, halls: Halls | undefined): Halls | undefined =>
  extensionOf(core)?.hidesTrials(core) ? undefined : halls;

/** The capabilities that hold now; none on a site without a profile. */
export function useCapabilities(): Capabilities {
  const { core } = useRuntime();
  return extensionOf(core)?.capabilities(core) ?? {};
}

/** The capabilities in the config, whether they hold now or on other days. */
export const configuredCapabilities = (core: Core): ReturnType<Extension['configured']> =>
  extensionOf(core)?.configured(core);
