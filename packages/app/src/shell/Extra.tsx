import { createElement, lazy, type ComponentType, type ReactNode } from 'react';
import type { SiteExtra } from '../kernel/defineSite.ts';

const components = new WeakMap<SiteExtra, ComponentType>();

/** One component per loader: a component that suspends on mount has no state. */
function componentOf(load: SiteExtra): ComponentType {
  const component = components.get(load) ?? lazy(load);
  components.set(load, component);
  return component;
}

/** The site's own component (SHELL-16). The caller provides error boundary and Suspense (SHELL-17x). */
export function Extra({ load }: { readonly load: SiteExtra }): ReactNode {
  return createElement(componentOf(load));
}
