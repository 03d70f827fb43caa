import type { Template } from '../../defineTemplate.ts';
import type { ViewName } from '../../views/contract.ts';
import { viewNames } from './viewFixtures.ts';

/** Views checked in every template: a full page, a list of tiles, and a dialog. */
export const samples: readonly ViewName[] = ['home', 'slotList', 'login'];

/** The views to check in one template. */
export interface Ownership {
  readonly template: Template;
  /** Views that no earlier template brings: checked in all their states. */
  readonly own: readonly ViewName[];
  /** Those and the samples: checked in their default state. */
  readonly shown: readonly ViewName[];
}

/**
 * Distributes the views among the templates: a view module shared by several templates is checked in all states in the first of
 * them, elsewhere only if it is a sample. A template that replaces a view is checked for all of its states.
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

/**
 * Only the given views: in the first template of each kind, and in templates that replace them. All of their states are
 * checked there.
 * @param all the views of every template, as distributed
 */
export function showingViews(all: readonly Ownership[], views: readonly string[]): readonly Ownership[] {
  const kinds = new Set<string>();
  return all.flatMap(({ template, own }) => {
    const isFirst = !kinds.has(template.kind);
    kinds.add(template.kind);
    const wanted = (isFirst ? viewNames : own).filter((name) => views.includes(name));
    return wanted.length === 0 ? [] : [{ template, own: wanted, shown: wanted }];
  });
}
