import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shown, type Answers, type Question } from '../base/questions.ts';
import { readRecord, RECORD } from '../base/record.ts';
import { ownTemplate, packageFolder } from './own-template.ts';

const recordIn = (root: string | undefined) =>
  root !== undefined && existsSync(join(root, RECORD)) ? readRecord(root) : undefined;

/** Names of the templates of a repository's own in a mode; none outside of a repository. */
export const ownTemplates = (root: string | undefined, mode: 'desktop' | 'mobile'): string[] =>
  Object.keys(recordIn(root)?.templates ?? {}).filter((name) => ownTemplate(name)?.mode === mode);

/** The error in the package of a new template: it must not meet files that are not generated. */
function packageProblem(root: string, name: string, template: string): string | undefined {
  const folder = packageFolder(name);
  const generated = recordIn(root)?.files ?? {};
  const manifest = `${folder}/package.json`;
  if (existsSync(join(root, manifest)) && !(manifest in generated))
    return `${folder} is a package already that was not made here. Choose another name, e.g. --package templates.`;
  const place = `${folder}/templates/${ownTemplate(template)?.folder ?? ''}`;
  return existsSync(join(root, place)) ? `${place} exists already. Choose another number or package.` : undefined;
}

/**
 * Questions about a template of the operator's own.
 * @param ids of the repository's sites
 * @param root folder of the repository; without it no name is taken
 */
export function templateQuestions(ids: readonly string[], root?: string): Question[] {
  const known = ({ template }: Answers): Answers | undefined => recordIn(root)?.templates?.[String(template)];
  /** The answer that an existing template was made with, which stays. */
  const keeps = (
    name: string,
    fallback: string,
    otherwise?: (value: string, soFar: Answers) => string | undefined,
  ) => ({
    fallback: root === undefined ? fallback : (soFar: Answers) => String(known(soFar)?.[name] ?? fallback),
    asked: (soFar: Answers) => !known(soFar),
    validate: (value: string | readonly string[], soFar: Answers) => {
      const made = known(soFar)?.[name];
      if (made === undefined) return otherwise?.(String(value), soFar);
      return made === value
        ? undefined
        : `${String(soFar['template'])} exists already, with ${shown(made)}. Leave this out, or choose another number.`;
    },
  });
  return [
    {
      name: 'template',
      kind: 'text',
      message: 'Name of the template: H5_ for phones or desktop_, and a number from 50 to 99, e.g. H5_50',
      validate: (value) =>
        ownTemplate(String(value))
          ? undefined
          : `${shown(value)} is no name of a template of your own. Write H5_ or desktop_ and a number from 50 to 99; smaller ones belong to the kit.`,
    },
    {
      name: 'package',
      kind: 'text',
      message: 'Package of your own that holds it, in the folder packages',
      ...keeps('package', 'design', (value, soFar) => {
        if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(value) || value.length > 40)
          return `${shown(value)} is no name of a package. Write one such as design.`;
        return root === undefined ? undefined : packageProblem(root, value, String(soFar['template']));
      }),
    },
    {
      name: 'home',
      kind: 'choice',
      message: 'Its home page: that of the base, or one of its own to arrange anew',
      options: () => ['base', 'own'],
      ...keeps('home', 'base'),
    },
    {
      name: 'sites',
      kind: 'choices',
      message: 'Ids of the sites that show it',
      ...(ids.length > 0 && { options: () => ids }),
      ...(ids.length === 1 && { fallback: [...ids] }),
    },
  ];
}

/** Command lines that add a template, with their effect. */
export const templateExamples: readonly (readonly [line: string, effect: string])[] = [
  [
    'housefront add template H5_50 --sites 1001,1002',
    'Writes packages/design/templates/h5-50, a template of your own, and shows it at two sites on phones.',
  ],
  ['housefront add template desktop_50 --home own --sites 1001', 'Adds one with a home page to arrange anew.'],
];
