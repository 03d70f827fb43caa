import type { Template } from '@housefront/ui';
import type { TemplateViews, ViewName, ViewPropsMap } from '@housefront/ui/views';
import type { ComponentType } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SiteTemplates } from './defineSite.ts';

/** The kind of template on the page. A browser chooses it by the width of its window and stores it for the server. */
export type Mode = 'desktop' | 'mobile';

type LoadedViews = { readonly [Name in ViewName]?: ComponentType<ViewPropsMap[Name]> };

/** The current template with its loaded views. Views of two templates are never mixed. */
export interface TemplateState {
  readonly mode: Mode;
  readonly template: Template;
  readonly views: LoadedViews;
}

/** Holds the templates of a document, of which one is shown. */
export interface TemplateStore {
  readonly store: StoreApi<TemplateState>;
  /** Loads a view of the current template; resolves at once when it is loaded. Rejects when its chunk cannot be loaded. */
  readonly loadView: (name: ViewName) => Promise<void>;
  /** Makes the current state the initial one, with which a page is rendered and hydrated. */
  readonly settle: () => void;
  /** Loads the other mode's template with the views in use, then switches in one step. */
  readonly switchMode: (mode: Mode) => Promise<void>;
}

async function loadViews(views: TemplateViews, names: readonly ViewName[]): Promise<LoadedViews> {
  const entries = await Promise.all(names.map(async (name) => [name, (await views[name]()).default] as const));
  return Object.fromEntries(entries);
}

/** Creates the store with the template of a mode loaded. */
export async function createTemplateStore(templates: SiteTemplates, mode: Mode): Promise<TemplateStore> {
  const template = (await templates[mode]()).default;
  const store = createStore<TemplateState>(() => ({ mode, template, views: {} }));
  let wanted = mode;
  let rendered = store.getState();
  // A server renders and a browser hydrates the state with the page's views, not the empty one.
  store.getInitialState = () => rendered;
  return {
    store,
    settle: () => {
      rendered = store.getState();
    },
    async loadView(name) {
      const { template, views } = store.getState();
      if (views[name]) return;
      const loaded = await loadViews(template.views, [name]);
      const now = store.getState();
      if (now.template === template) store.setState({ views: { ...now.views, ...loaded } });
    },
    async switchMode(next) {
      if (next === wanted) return;
      wanted = next;
      const template = (await templates[next]()).default;
      // The keys of the views are their names.
      const names = Object.keys(store.getState().views) as ViewName[];
      const views = await loadViews(template.views, names);
      // Another switch may have started meanwhile.
      if (wanted === next) store.setState({ mode: next, template, views }, true);
    },
  };
}
