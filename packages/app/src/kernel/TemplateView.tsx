import { perObject } from '@housefront/contract/per-object';
import type { ViewName, ViewPropsMap } from '@housefront/ui/views';
import { use, useEffect, type ComponentType } from 'react';
import { fulfilled } from './fulfilled.ts';
import { HydratedContext, useRuntime, useTemplate } from './runtime.ts';

const loaded = fulfilled(undefined);

/** One promise per template and view, so that a suspended render finds the same one. */
const promisesOf = perObject((_template: object) => new Map<ViewName, Promise<void>>());

function loadOnce(template: object, name: ViewName, load: (name: ViewName) => Promise<void>): Promise<void> {
  const promises = promisesOf(template);
  const promise = promises.get(name) ?? load(name);
  promises.set(name, promise);
  return promise;
}

/** Renders a view of the current template. A view that is not loaded suspends; routes load theirs in advance. */
export function TemplateView<Name extends ViewName>({
  name,
  props,
}: {
  readonly name: Name;
  readonly props: ViewPropsMap[Name];
}) {
  const { templates } = useRuntime();
  const template = useTemplate((state) => state.template);
  // Relating all views to all props is too much for the type checker; the store keeps each under its own name.
  const found: unknown = useTemplate((state) => state.views[name]);
  // The store keeps the view of this name there.
  const View = found as ComponentType<ViewPropsMap[Name]> | undefined;
  const onHydrated = use(HydratedContext);
  useEffect(() => onHydrated?.(), [onHydrated]);
  // React warns of a component that calls `use` only while it waits.
  use(View ? loaded : loadOnce(template, name, templates.loadView));
  return View ? <View {...props} /> : null;
}
