import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addLanguage,
  addSite,
  collect,
  kitVersion,
  languageQuestions,
  shown,
  siteQuestions,
  writeTree,
  type Answers,
  type Question,
} from '@housefront/generator';
import { Failure, type Command } from '../command.ts';
import { chooseSites, openProject } from '../project.ts';

const isInteractive = () => process.stdin.isTTY && process.stdout.isTTY;

/** Refuses options of another kind of thing. */
function ofThese(questions: readonly Question[], given: Answers, kind: string): Answers {
  const strange = Object.keys(given).filter((name) => !questions.some((question) => question.name === name));
  if (strange.length > 0) throw new Failure(`--${strange.join(', --')} is not an option of housefront add ${kind}.`);
  return given;
}

async function site(root: string, id: string | undefined, given: Answers): Promise<number> {
  const questions = siteQuestions(root);
  const answers = await collect(
    questions,
    { ...ofThese(questions, given, 'site'), ...(id !== undefined && { id }) },
    isInteractive(),
  );
  const { files, notes } = addSite(root, answers, kitVersion());
  writeTree(root, files);
  for (const line of notes) console.log(line);
  console.log(`sites/${String(answers['id'])} is ready. See it: npx housefront dev ${String(answers['id'])}`);
  return 0;
}

async function language(root: string, locale: string | undefined, given: Answers, ids: readonly string[]) {
  const questions = languageQuestions(ids);
  const answers = await collect(
    questions,
    { ...ofThese(questions, given, 'language'), ...(locale !== undefined && { language: locale }) },
    isInteractive(),
  );
  const id = String(answers['site']);
  const config = join(root, 'sites', id, 'site.config.ts');
  if (!existsSync(config)) throw new Failure(`sites/${id}/site.config.ts is missing. Take it from the last commit.`);
  const { files, next } = addLanguage(root, id, String(answers['language']), readFileSync(config, 'utf8'));
  writeTree(root, files);
  for (const line of next) console.log(line);
  return 0;
}

/** Further parts of the repository. */
export const add: Command = {
  name: 'add',
  words: 'site [id] | language [locale]',
  summary: 'Adds a site to the repository, or a language to a site.',
  options: (cwd) => [
    ...siteQuestions(cwd),
    ...languageQuestions([]).map((question) => ({ ...question, onlyWith: 'add language' })),
  ],
  examples: [
    ['housefront add site 1003', 'Asks for the rest and writes sites/1003.'],
    ['housefront add site 1003 --answers site.json', 'Takes the rest from a file.'],
    ['housefront add language th_TH --site 1001', 'Adds Thai to site 1001, with a copy of its pages to translate.'],
  ],
  async run({ words: [kind, name, ...more], given, cwd }) {
    const project = openProject(cwd);
    if (more.length === 0 && kind === 'site') return site(project.root, name, given);
    const ids = () => chooseSites(project, []).map(({ id }) => id);
    if (more.length === 0 && kind === 'language') return language(project.root, name, given, ids());
    throw new Failure(
      `${shown([kind, name, ...more].filter((word) => word !== undefined))} cannot be added. Write housefront add site [id], or housefront add language [locale].`,
    );
  },
};
