import type { Template } from '../../defineTemplate.ts';

export { kindOf, narrowest, usual } from './kinds.ts';

const modules = import.meta.glob<{ default: Template }>([
  '../../templates/*/template.ts',
  '!../../templates/_*/template.ts',
]);

const folder = (path: string): string => path.split('/').at(-2) ?? path;

/** Loaders of the selectable templates by id. Found by folder, so a new template is checked automatically (TPL-03). */
export const templateLoaders: Readonly<Record<string, () => Promise<{ default: Template }>>> = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [folder(path), load]),
);

/** Ids of the selectable templates. */
export const templateIds: readonly string[] = Object.keys(templateLoaders);

/** The first template of each kind: the others are made from the same base. */
export const bases = (all: readonly Template[]): readonly Template[] =>
  all.filter(({ kind }, at) => all.findIndex((other) => other.kind === kind) === at);

/** Loads every selectable template. */
export async function loadTemplates(): Promise<readonly Template[]> {
  return Promise.all(Object.values(templateLoaders).map(async (load) => (await load()).default));
}
