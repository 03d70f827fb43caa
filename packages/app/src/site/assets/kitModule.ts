import { isOwnTemplate } from '@housefront/contract/templates';

const PATTERN =
  /(?:^|\/)(?:packages|@housefront)\/(app|contract|core|ui)\/(?:src|dist)\/(.+?)(?:\.tsx?|\.js)?(?:\?.*)?$/;

/** A file of a template, wherever its package is. */
const IN_TEMPLATE = /\/templates\/([a-z\d]+-\d+)\/(.+?)(?:\.tsx?|\.js)?(?:\?.*)?$/;

/**
 * Name of one of the kit's modules, the same in the monorepo, where packages are sources, and in an installed package: its package
 * and its path without the extension, such as `app/site/client`. Modules of a template that operators bring themselves have names
 * too, such as `own/templates/h5-50/template`: its folder is `templates/h5-50`.
 * @param id absolute path, path in a manifest, or id of a bundler
 * @returns null for a module of a site or a library
 */
export function kitModule(id: string): string | null {
  const [, name, path] = PATTERN.exec(id) ?? [];
  if (name !== undefined && path !== undefined) return `${name}/${path}`;
  const [, folder, file] = IN_TEMPLATE.exec(id) ?? [];
  return folder !== undefined && file !== undefined && isOwnTemplate(folder) ? `own/templates/${folder}/${file}` : null;
}

/** Names that the module of a template may have, by the template's folder ({@link kitModule}): one of the kit, or an operator's own. */
export const templateModules = (folder: string): readonly string[] =>
  ['ui', ...(isOwnTemplate(folder) ? ['own'] : [])].map((name) => `${name}/templates/${folder}/template`);
