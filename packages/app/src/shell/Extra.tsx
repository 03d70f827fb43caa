import { createElement, lazy, type ComponentType, type ReactNode } from 'react';
import type { SiteExtra } from '../kernel/defineSite.ts';

const components = new WeakMap<SiteExtra, ComponentType>();

/** One component for each loader: what waits for the first time has no state of its own yet. */
function componentOf(load: SiteExtra): ComponentType {
  const component = components.get(load) ?? lazy(load);
  components.set(load, component);
  return component;
}

/** The site's own component (SHELL-16). Whoever places it keeps its failures and its waiting from the page (SHELL-17x). */
export function Extra({ load }: { readonly load: SiteExtra }): ReactNode {
  return createElement(componentOf(load));
}
