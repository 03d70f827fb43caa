import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { gitProblem } from '@housefront/contract/start-program';
import { optionHelp } from '../base/help.ts';
import { readInput } from '../base/input.ts';
import { kitVersion } from '../base/kit.ts';
import { AnswersError, Cancelled, collect, shown, type Answers } from '../base/questions.ts';
import { siteData } from '../site/data.ts';
import { writeTree, type FileTree } from '../base/writeTree.ts';
import { claimFolder } from './claim.ts';
import { recordedFiles } from './files.ts';
import { folderFor, someOf, type Folder } from './folder.ts';
import { managers, type ManagerName } from './managers.ts';
import { repositoryQuestions, sitesOf } from './questions.ts';

/** Options without a value, with their meaning. */
export const switches = {
  yes: 'Takes the default of everything that is not given, without asking.',
  'no-install': 'Writes the files without installing packages.',
  'no-git': 'Makes no git repository.',
  version: 'Shows the version of the kit.',
  help: 'Shows this.',
} as const;

function help(): string {
  return [
    'npm create housefront@latest [folder] -- [options]\n',
    "Makes an operator's repository with two sites. Options that are not given are asked at a terminal; elsewhere their default counts.\n",
    ...repositoryQuestions().map(optionHelp),
    ...Object.entries(switches).map(([name, meaning]) => `  --${name.padEnd(18)} ${meaning}`),
    `  --${'answers'.padEnd(18)} JSON file with the options as keys.`,
    '\n-h, -y and -v mean --help, --yes and --version.',
    '\nExamples:',
    '  npm create housefront@latest my-sites',
    '  npm create housefront@latest my-sites -- --yes --currencies THB,USD --languages th_TH,en_US',
  ].join('\n');
}

/** Name for package.json. */
const packageName = (folder: string): string =>
  basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'sites';

function gitInit(folder: string): void {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, stdio: 'ignore' }).status === 0;
  if (git('rev-parse', '--is-inside-work-tree') || !git('init', '-q')) return;
  // Without a name for git there is no commit, and the operator makes it.
  if (git('add', '-A')) git('commit', '-q', '-m', 'Make the repository');
}

function install(folder: string, manager: ManagerName): void {
  const [program = '', ...args] = managers[manager].install.split(' ');
  console.log(`Installing packages with ${manager} …`);
  try {
    execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  } catch {
    throw new AnswersError([
      `The files are written, but the packages could not be installed. Run ${managers[manager].install} in ${folder} and read its message.`,
    ]);
  }
}

/** Looks at the folder, and refuses one with files that are neither git's nor a page about it. */
function readFolder(folder: string, files: ReadonlyMap<string, string>, name: string): Folder {
  const there = folderFor(folder, files);
  if (!there) throw new AnswersError([`${name} is a file. Nothing was written; choose another folder.`]);
  if (there.others.length > 0 && !there.isMade)
    throw new AnswersError([
      `${name} is not empty: it has ${someOf(there.others)}. Nothing was written; choose another folder.`,
    ]);
  return there;
}

async function make(argv: readonly string[], cwd: string): Promise<number> {
  const input = readInput(argv, Object.keys(switches));
  if (input.switches.has('help')) {
    console.log(help());
    return 0;
  }
  if (input.switches.has('version')) {
    console.log(kitVersion());
    return 0;
  }
  const problem = input.switches.has('no-git') ? undefined : gitProblem();
  if (problem !== undefined) throw new AnswersError([`${problem} Without a git repository: --no-git`]);
  const [word, ...more] = input.words;
  if (more.length > 0) throw new AnswersError([`${shown(more.join(' '))} is one word too many. See --help.`]);
  const interactive = process.stdin.isTTY && process.stdout.isTTY && !input.switches.has('yes');
  const given = { ...input.given, ...(word !== undefined && { folder: word }) };
  const answers = await collect(repositoryQuestions(), given, interactive);
  const folder = resolve(cwd, String(answers['folder']));
  // Checked by the question.
  const manager = String(answers['package-manager']) as ManagerName;
  const sites = sitesOf(answers);
  const files = recordedFiles({
    kit: kitVersion(),
    repository: { name: packageName(folder), 'package-manager': manager },
    sites,
    migrations: [],
  });
  const claim = claimFolder(folder);
  if (typeof claim === 'number')
    throw new AnswersError([
      `Another npm create works in ${shown(String(answers['folder']))} (process ${claim}). Wait until it has ended.`,
    ]);
  try {
    return fillFolder(folder, String(answers['folder']), {
      files,
      sites,
      manager,
      // The path that a person follows from here; '' for this folder.
      way: relative(cwd, folder) === '' ? '' : String(answers['folder']),
      installs: !input.switches.has('no-install'),
      commits: !input.switches.has('no-git'),
    });
  } finally {
    claim();
  }
}

/** A repository as it is to be made. */
interface Wanted {
  readonly files: FileTree;
  readonly sites: Readonly<Record<string, Answers>>;
  readonly manager: ManagerName;
  readonly way: string;
  readonly installs: boolean;
  readonly commits: boolean;
}

/** Makes the repository in a folder, or what an interrupted command left to do there. @returns the exit code */
function fillFolder(folder: string, name: string, { files, sites, manager, way, installs, commits }: Wanted): number {
  const there = readFolder(folder, files, shown(name));
  const isInstalled = existsSync(join(folder, 'node_modules/housefront/package.json'));
  if (there.isMade && (isInstalled || !installs)) {
    console.log(`${name} is made from these answers already. Nothing was changed.`);
    return 0;
  }
  if (there.isMade) console.log(`${name} is made from these answers already, without its packages.`);
  else {
    mkdirSync(folder, { recursive: true });
    writeTree(folder, there.files);
  }
  for (const kept of there.kept) console.log(`${kept} is your own. It was not changed.`);
  for (const extended of there.extended)
    console.log(`${extended} is your own. It has the lines now that the kit needs.`);
  for (const line of Object.values(sites).flatMap((site) => siteData(site).notes)) console.log(line);
  if (installs) install(folder, manager);
  if (commits) gitInit(folder);
  console.log(`\n${name} is ready with ${Object.keys(sites).length === 1 ? 'a site' : 'two sites'}. Next:`);
  if (way !== '') console.log(`  cd ${/\s/.test(way) ? `'${way}'` : way}`);
  if (!installs) console.log(`  ${managers[manager].install}`);
  console.log(`  ${managers[manager].run} dev`);
  return 0;
}

/**
 * Makes an operator's repository (OPS-02).
 * @param argv words of the command line
 * @returns the exit code
 */
export async function createRepository(argv: readonly string[], cwd: string): Promise<number> {
  try {
    return await make(argv, cwd);
  } catch (error) {
    if (error instanceof Cancelled) return 130;
    const lines = error instanceof AnswersError ? error.lines : [error instanceof Error ? error.message : error];
    for (const line of lines) console.error(line);
    return 1;
  }
}
