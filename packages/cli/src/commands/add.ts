import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addApp,
  addLanguage,
  addSite,
  appFolder,
  appQuestions,
  collect,
  kitVersion,
  languageQuestions,
  managers,
  readRecord,
  shown,
  siteQuestions,
  templateExamples,
  templateQuestions,
  writeTree,
  type Answers,
  type FileTree,
  type KitRecord,
  type Question,
} from '@housefront/generator';
import { Failure, type Command } from '../base/command.ts';
import { chooseSites, openProject, type Project } from '../project/project.ts';
import { addTemplate } from '../template/addTemplate.ts';
import { managerIn } from '../upgrade/manager.ts';
import { leftLine, renew } from '../upgrade/renew.ts';

const isInteractive = () => process.stdin.isTTY && process.stdout.isTTY;

/** Answers to the questions of a kind of thing; `named`: the one that a word of the command answers. Refuses options of other kinds. */
function answersTo(
  kind: string,
  questions: readonly Question[],
  given: Answers,
  named: Readonly<Record<string, string | undefined>>,
): Promise<Answers> {
  const strange = Object.keys(given).filter((name) => !questions.some((question) => question.name === name));
  if (strange.length > 0) throw new Failure(`--${strange.join(', --')} is not an option of housefront add ${kind}.`);
  const words = Object.entries(named).flatMap(([name, word]) => (word === undefined ? [] : [[name, word]]));
  return collect(questions, { ...given, ...Object.fromEntries(words) }, isInteractive());
}

/** Writes what a command changed itself, and whatever else the kit generates otherwise from the new answers. */
function write(root: string, record: KitRecord, written: FileTree): void {
  const { files, left } = renew(root, record, written);
  writeTree(root, files);
  for (const path of left) console.log(leftLine(path));
}

async function site(root: string, id: string | undefined, given: Answers): Promise<number> {
  const answers = await answersTo('site', siteQuestions(root), given, { id });
  const { record, files, notes } = addSite(root, answers, kitVersion());
  write(root, record, files);
  for (const line of notes) console.log(line);
  console.log(`sites/${String(answers['id'])} is ready. See it: npx housefront dev ${String(answers['id'])}`);
  return 0;
}

async function language(root: string, locale: string | undefined, given: Answers, ids: readonly string[]) {
  const answers = await answersTo('language', languageQuestions(ids), given, { language: locale });
  const id = String(answers['site']);
  const config = join(root, 'sites', id, 'site.config.ts');
  if (!existsSync(config)) throw new Failure(`sites/${id}/site.config.ts is missing. Take it from the last commit.`);
  const text = readFileSync(config, 'utf8');
  const { record, files, next } = addLanguage(root, id, String(answers['language']), text, kitVersion());
  write(root, record, files);
  for (const line of next) console.log(line);
  return 0;
}

async function app(root: string, siteId: string | undefined, given: Answers, ids: readonly string[]) {
  const answers = await answersTo('app', appQuestions(ids), given, { site: siteId });
  const id = String(answers['site']);
  const { record, files, settings } = addApp(root, answers, kitVersion());
  write(root, record, files);
  const folder = appFolder(id);
  for (const path of files.keys()) if (path.startsWith(`${folder}/`)) console.log(`  ${path}`);
  console.log(`Write into sites/${id}/site.config.ts:`);
  for (const line of settings) console.log(`  ${line}`);
  console.log(`${folder} is the app of site ${id}. Go on as ${folder}/README.md says.`);
  return 0;
}

async function template(project: Project, name: string | undefined, given: Answers) {
  const { root } = project;
  const ids = chooseSites(project, []).map(({ id }) => id);
  const answers = await answersTo('template', templateQuestions(ids, root), given, { template: name });
  const sites = chooseSites(project, [answers['sites'] ?? []].flat());
  const { files, changed, left, needsInstall } = addTemplate(root, answers, sites, kitVersion());
  const chosen = sites.map(({ id }) => id);
  if (files.size === 0) {
    console.log(`${String(answers['template'])} is shown at ${chosen.join(', ')} already. Nothing was changed.`);
    return 0;
  }
  writeTree(root, files);
  for (const path of changed) if (path.startsWith('packages/')) console.log(`  ${path}`);
  for (const path of left) console.log(leftLine(path));
  const next = [
    ...(needsInstall ? [managers[managerIn(root, readRecord(root))].install] : []),
    `npx housefront dev ${chosen.join(' ')}`,
  ].join(' && ');
  console.log(`${String(answers['template'])} is shown at ${chosen.join(', ')}. See it: ${next}`);
  return left.length > 0 ? 2 : 0;
}

/** Further parts of the repository. */
export const add: Command = {
  name: 'add',
  words: 'site [id] | language [locale] | template [name] | app [site]',
  summary: 'Adds a site to the repository, a language or a native app to a site, or a template of your own to sites.',
  options: (cwd) => [
    ...siteQuestions(cwd),
    ...languageQuestions([]).map((question) => ({ ...question, onlyWith: 'add language' })),
    ...templateQuestions([]).map((question) => ({ ...question, onlyWith: 'add template' })),
    ...appQuestions([])
      .filter(({ name }) => name !== 'site')
      .map((question) => ({ ...question, onlyWith: 'add app' })),
  ],
  needsGit: true,
  examples: [
    ['housefront add site 1003', 'Asks for the rest and writes sites/1003.'],
    ['housefront add site 1003 --answers site.json', 'Takes the rest from a file.'],
    ...templateExamples,
    [
      'housefront add app 1001 --app-id com.example.sunhall --address https://www.example.com',
      'Writes apps/1001, a project for the app of site 1001 on Android and iOS.',
    ],
    ['housefront add language th_TH --site 1001', 'Adds Thai to site 1001, with a copy of its pages to translate.'],
  ],
  async run({ words: [kind, name, ...more], given, cwd }) {
    const project = openProject(cwd);
    if (more.length === 0 && kind === 'site') return site(project.root, name, given);
    const ids = () => chooseSites(project, []).map(({ id }) => id);
    if (more.length === 0 && kind === 'language') return language(project.root, name, given, ids());
    if (more.length === 0 && kind === 'template') return template(project, name, given);
    if (more.length === 0 && kind === 'app') return app(project.root, name, given, ids());
    throw new Failure(
      `${shown([kind, name, ...more].filter((word) => word !== undefined))} cannot be added. Write housefront add site [id], housefront add language [locale], housefront add template [name], or housefront add app [site].`,
    );
  },
};
