import type { ViewName, ViewPropsMap } from '@housefront/ui/views';
import { use, useEffect, type ComponentType } from 'react';
import { HydratedContext, useRuntime, useTemplate } from './runtime.ts';

/** A promise that React need not wait for. */
const loaded = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

const pending = new WeakMap<object, Map<ViewName, Promise<void>>>();

/** One promise for each template and view, so that a suspended render finds the one it waits for. */
function loadOnce(template: object, name: ViewName, load: (name: ViewName) => Promise<void>): Promise<void> {
  const known = pending.get(template) ?? new Map<ViewName, Promise<void>>();
  pending.set(template, known);
  const promise = known.get(name) ?? load(name);
  known.set(name, promise);
  return promise;
}

/** Shows a view of the template on screen. A view that is not loaded yet suspends; routes load theirs beforehand. */
export function TemplateView<Name extends ViewName>({
  name,
  props,
}: {
  readonly name: Name;
  readonly props: ViewPropsMap[Name];
}) {
  const { templates } = useRuntime();
  const template = useTemplate((state) => state.template);
  // Comparing all views with all props would be too much for the type checker; the store keeps each under its own name.
  const found: unknown = useTemplate((state) => state.views[name]);
  // It is the view of this name, since the store keeps it there.
  const View = found as ComponentType<ViewPropsMap[Name]> | undefined;
  const onHydrated = use(HydratedContext);
  useEffect(() => onHydrated?.(), [onHydrated]);
  // Asked in every render: one that waited and finds the view afterwards must have asked for the same thing.
  use(View ? loaded : loadOnce(template, name, templates.loadView));
  return View ? <View {...props} /> : null;
}
