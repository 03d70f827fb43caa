import type { Template, TemplateKind } from '../defineTemplate.ts';

const modules = import.meta.glob<{ default: Template }>(['../templates/*/template.ts', '!../templates/_*/template.ts']);

const folder = (path: string): string => path.split('/').at(-2) ?? path;

/** Loaders of the selectable templates by id. Found by folder, so a new template is checked automatically (TPL-03). */
export const templateLoaders: Readonly<Record<string, () => Promise<{ default: Template }>>> = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [folder(path), load]),
);

/** Ids of the selectable templates. */
export const templateIds: readonly string[] = Object.keys(templateLoaders);

/** Loads every selectable template. */
export async function loadTemplates(): Promise<readonly Template[]> {
  return Promise.all(Object.values(templateLoaders).map(async (load) => (await load()).default));
}

/** The mode of a template by its folder's name, known before it is loaded; a check compares it with `template.kind`. */
export const kindOf = (id: string): TemplateKind => (id.startsWith('desktop') ? 'desktop' : 'mobile');

/** The narrowest supported width in px. */
export const narrowest: Readonly<Record<TemplateKind, number>> = { mobile: 320, desktop: 992 };

/** The width in px of visual baselines. */
export const usual: Readonly<Record<TemplateKind, number>> = { mobile: 360, desktop: 1440 };
