import { perObject } from '@housefront/contract/per-object';
import type { ViewName, ViewPropsMap } from '@housefront/ui/views';
import { use, useEffect, type ComponentType } from 'react';
import { fulfilled } from './lazyValue.ts';
import { HydratedContext, useRuntime, useTemplate } from './runtime.ts';
import type { TemplateStore } from './template-store.ts';

const loaded = fulfilled(undefined);

/** Promises of a site by template and view, so that a suspended render finds the same one. */
const promisesOf = perObject((_templates: TemplateStore) => new Map<string, Promise<void>>());

/** One that failed is kept: a render that began to load again would do so for ever. */
function loadOnce(templates: TemplateStore, template: string, name: ViewName): Promise<void> {
  const promises = promisesOf(templates);
  const key = `${template} ${name}`;
  // Loaded views are in the store. A view that is loaded and not there came after a change of the mode.
  const promise = promises.get(key) ?? templates.loadView(name).then(() => void promises.delete(key));
  promises.set(key, promise);
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
  const template = useTemplate((state) => state.template.id);
  // Relating all views to all props is too much for the type checker; the store keeps each under its own name.
  const found: unknown = useTemplate((state) => state.views[name]);
  // The store keeps the view of this name there.
  const View = found as ComponentType<ViewPropsMap[Name]> | undefined;
  const onHydrated = use(HydratedContext);
  useEffect(() => onHydrated?.(), [onHydrated]);
  // React warns of a component that calls `use` only while it waits.
  use(View ? loaded : loadOnce(templates, template, name));
  return View ? <View {...props} /> : null;
}

/** Makes a component that shows a view with the props that a hook returns; nothing while it returns null. */
export const viewWith = <Name extends ViewName, Own extends object>(
  name: Name,
  useView: (own: Own) => ViewPropsMap[Name] | null,
) =>
  function View(own: Own) {
    const props = useView(own);
    return props === null ? null : <TemplateView name={name} props={props} />;
  };
