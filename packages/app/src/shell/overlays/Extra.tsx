import { perObject } from '@housefront/contract/per-object';
import { createElement, lazy, type ReactNode } from 'react';
import type { SiteExtra } from '../../kernel/defineSite.ts';

/** One component per loader: a component that suspends on mount has no state. */
const componentOf = perObject((load: SiteExtra) => lazy(load));

/** The site's own component. The caller provides error boundary and Suspense (SHELL-17x). */
export function Extra({ load }: { readonly load: SiteExtra }): ReactNode {
  return createElement(componentOf(load));
}
