import { desktopTemplate, isOwnTemplate, mobileTemplate, templateFolder } from '@housefront/contract/templates';
import type { Answers } from '../base/questions.ts';

/** Mode and folder of a template that operators bring themselves; undefined for any other name. */
export function ownTemplate(
  name: string,
): { readonly mode: 'desktop' | 'mobile'; readonly folder: string } | undefined {
  const desktop = desktopTemplate(name);
  const template = desktop ?? mobileTemplate(name);
  // An alias, spaces or `_mobile` at the end would be another spelling of a name that is taken.
  if (template === undefined || template !== name || !isOwnTemplate(templateFolder(template))) return undefined;
  return { mode: desktop ? 'desktop' : 'mobile', folder: templateFolder(template) };
}

/** Folder of a package of the operator's own. */
export const packageFolder = (name: string): string => `packages/${name}`;

/** Name of a package of the operator's own, as other packages import it. */
export const packageName = (repository: Answers, name: string): string => `@${String(repository['name'])}/${name}`;

/** Modules of the repository's own templates by the names of the templates, as a site imports them. */
export const templateModules = (
  repository: Answers,
  templates: Readonly<Record<string, Answers>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(templates).map(([name, answers]) => [
      name,
      `${packageName(repository, String(answers['package']))}/templates/${ownTemplate(name)?.folder ?? ''}`,
    ]),
  );
