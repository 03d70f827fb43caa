import type { Protection } from '@housefront/contract/protection';
import type { Core } from '@housefront/core';
import type { ComponentType, ReactNode } from 'react';
import { useRuntime } from './runtime.ts';

/** Properties of the component around every page of a site with a profile. */
export interface AroundProps {
  /** As of the page's frame: `plain` without header and footer. */
  readonly layout: 'full' | 'plain';
  readonly children: ReactNode;
}

/** Code that only sites with a profile of player protection load (RG-37x). */
export interface ProtectionParts {
  readonly Around: ComponentType<AroundProps>;
  /** The session bar above a game that fills the window; it suspends (RG-10). */
  readonly GameBar: ComponentType;
  /** The capabilities that hold now (RG-46). */
  readonly values: (core: Pick<Core, 'config' | 'ports'>) => Protection | undefined;
}

/** The capabilities that hold now; none on a site without a profile. */
export function useProtection(): Partial<Protection> {
  const { core, protection } = useRuntime();
  return protection?.values(core) ?? {};
}
