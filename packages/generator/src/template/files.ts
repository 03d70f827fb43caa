import type { Answers } from '../base/questions.ts';
import { joinTrees, renderFile, renderFolder } from '../base/render.ts';
import type { FileTree } from '../base/writeTree.ts';
import { ownTemplate, packageFolder, packageName } from './own-template.ts';

/**
 * The files of a template of the operator's own, and of the package that holds it.
 * @param kit version of the kit
 */
export function templateFiles(repository: Answers, name: string, answers: Answers, kit: string): FileTree {
  const own = ownTemplate(name);
  if (!own) throw new Error(`${name} is no name of a template of an operator.`);
  const folder = packageFolder(String(answers['package']));
  const isMobile = own.mode === 'mobile';
  const data = {
    package: packageName(repository, String(answers['package'])),
    kit,
    folder: own.folder,
    kind: own.mode,
    base: isMobile ? 'h5' : 'desktop',
    isMobile,
    ownHome: answers['home'] === 'own',
  };
  const place = `${folder}/templates/${own.folder}`;
  return joinTrees(
    renderFile('template-package/package.json.hbs', `${folder}/package.json`, data),
    renderFolder('template', place, data),
    ...(data.ownHome ? [renderFolder('template-home', place, data)] : []),
  );
}
