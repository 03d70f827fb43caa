import type { Template } from '../defineTemplate.ts';
import type { ViewName } from '../views/contract.ts';
import { viewNames } from './viewFixtures.ts';

/** Views that every template is looked at with: a full page, a list of tiles, and a dialog over a page. */
export const samples: readonly ViewName[] = ['home', 'slotList', 'login'];

/** What the checks look at in one template. */
export interface Ownership {
  readonly template: Template;
  /** Views that no template before it brings: all their states are looked at here. */
  readonly own: readonly ViewName[];
  /** Those and the samples: the usual state of these is looked at. */
  readonly shown: readonly ViewName[];
}

/**
 * Shares the views out among the templates that show them: a view that several templates have from one module is looked at
 * in all its states in the first of them, and elsewhere only if it is a sample. The modules tell which view is which, so a
 * template that replaces a view is asked for all of it from then on.
 * @param templates all of them, in the order of their folders
 */
export function shareViews(templates: readonly Template[]): readonly Ownership[] {
  const taken = new Set<unknown>();
  return templates.map((template) => {
    const own = viewNames.filter((name) => !taken.has(template.views[name]));
    for (const name of own) taken.add(template.views[name]);
    return { template, own, shown: [...new Set([...own, ...samples])] };
  });
}
