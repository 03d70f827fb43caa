import { lazy, type ComponentType, type ReactNode } from 'react';
import type { SiteExtra } from '../site/defineSite.ts';

/** One component for each loader: what waits for the first time has no state of its own yet. */
const components = new WeakMap<SiteExtra, ComponentType>();

/** The site's own component (SHELL-16). Whoever places it keeps its failures and its waiting from the page (SHELL-17x). */
export function Extra({ load }: { readonly load: SiteExtra }): ReactNode {
  const Component = components.get(load) ?? lazy(load);
  components.set(load, Component);
  return <Component />;
}
