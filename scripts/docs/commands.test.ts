import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from '../../packages/cli/src/commands/index.ts';
import { createSwitches, repositoryFiles, repositoryQuestions } from '../../packages/generator/src/index.ts';
import { kinds } from '../../tooling/generate/kinds/index.ts';
import { blocksIn, docBlocks, docPages as pages, shellLines } from './doc-blocks.ts';

const root = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** Programs of the packages. */
const programs = new Set(
  globSync('packages/*/package.json', { cwd: root }).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')).bin ?? {}),
  ),
);
/** Options of the generators, by kind. */
const optionsOf = new Map(
  kinds.map((kind) => [kind.name, ['answers', 'help', 'no-install', ...kind.questions(root).map(({ name }) => name)]]),
);

/** Commands that a page shows: those of its blocks of a shell, and in code spans those of the programs below. */
const commandsIn = (text: string): readonly string[] => [
  ...blocksIn(text, '').flatMap(shellLines),
  ...[
    ...text
      .replaceAll(/^ *```[^]*?^ *```$/gm, '')
      .matchAll(/`((?:[A-Z_]+=\S+ )*(?:pnpm|npm|npx|node|housefront) [^`]+)`/g),
  ].map(([, command = '']) => command),
];

/** Programs of a machine that pages start beside those of the workspace, each with the reason. */
const otherPrograms: Readonly<Record<string, string>> = {
  'apt-get': 'browsers of the distribution, docs/engines.md',
  cd: 'into a folder that a command before it made',
  curl: 'asks a program that the page has started',
  docker: 'builds and starts images',
  git: 'an upgrade ends in a commit',
  kubectl: 'starts containers in a cluster',
};

/** An option that a generator does not take; undefined for none. */
function strangeOption(kind: string, args: readonly string[]): string | undefined {
  const known = optionsOf.get(kind);
  const strange = args.find((word) => /^--\w/.test(word) && known?.includes(word.slice(2)) === false);
  return strange && `no option ${strange}`;
}

/** Scripts of an operator's repository. */
const own: Readonly<Record<string, string>> = JSON.parse(
  repositoryFiles({ repository: { name: 'a', 'package-manager': 'npm' }, sites: {} }, '0.0.0').get('package.json') ??
    '',
).scripts;

/** An option that is none of the known ones; undefined for none. */
const unknownOption = (args: readonly string[], known: readonly string[]): string | undefined => {
  const strange = args.find((word) => /^--\w/.test(word) && !known.includes(word.slice(2).replace(/=.*/, '')));
  return strange && `no option ${strange}`;
};

/** Reason that the command line of an operator's repository refuses these words. */
function housefrontProblem([name = '', ...args]: readonly string[]): string | undefined {
  if (name === '--help' || name === 'COMMAND') return undefined;
  const command = commands.find((known) => known.name === name);
  if (!command) return `no command housefront ${name}`;
  const questions = command.options?.(root) ?? [];
  const options = [...questions.map((question) => question.name), ...(questions.length > 0 ? ['answers'] : [])];
  return unknownOption(args, ['help', ...options, ...Object.keys(command.switches ?? {})]);
}

/** Reason that `npm create housefront` refuses these words. */
const createProblem = (args: readonly string[]): string | undefined =>
  unknownOption(args, ['answers', ...Object.keys(createSwitches), ...repositoryQuestions().map(({ name }) => name)]);

/** Reason that `npx` finds no program for these words; undefined if it does. */
function npxProblem([name = '', ...args]: readonly string[]): string | undefined {
  if (name === 'node') return problemOf(['node', ...args].join(' '));
  if (/^housefront(?:@|$)/.test(name)) return housefrontProblem(args);
  const isThere = programs.has(name) || existsSync(join(root, 'node_modules/.bin', name));
  return isThere ? undefined : `no program ${name}`;
}

/** Reason that a shown command cannot run; undefined if it can. */
function problemOf(command: string): string | undefined {
  const words = command
    .replace(/^(?:[A-Z_]+='[^']*' |[A-Z_]+=\S+ )*(?:npx (?=pnpm ))?/, '')
    .replace(/\s+#.*/, '')
    .split(/\s+/);
  const [program = '', ...rest] = words;
  if (Object.hasOwn(otherPrograms, program)) return undefined;
  if (program === 'housefront') return housefrontProblem(rest);
  if (program === 'vitest') return existsSync(join(root, 'node_modules/.bin/vitest')) ? undefined : 'no vitest';
  if (program === 'npx' || (program === 'pnpm' && rest[0] === 'exec'))
    return npxProblem(program === 'npx' ? rest : rest.slice(1));
  if (program === 'node') {
    const file = rest.find((word) => !word.startsWith('-')) ?? '';
    return existsSync(join(root, file)) ? undefined : `no file ${file}`;
  }
  if (program !== 'npm' && program !== 'pnpm') return `no program ${program}`;
  const [name = '', ...args] = rest[0] === 'run' ? rest.slice(1).filter((word) => word !== '-s') : rest;
  if (name === 'create' && /^housefront(?:@|$)/.test(args[0] ?? '')) return createProblem(args.slice(1));
  if (/^(?:NAME|<name>|install|exec|[@-].*)$/.test(name)) return undefined;
  if (Object.hasOwn(own, name) && args.length === 0) return undefined;
  if (!Object.hasOwn(scripts, name)) return `no script ${name}`;
  const [first = ''] = args;
  if (name === 'gen' && !/^(?:KIND|--help|)$/.test(first) && !optionsOf.has(first)) return `no kind ${first}`;
  const strange = strangeOption(name === 'new:site' ? 'site' : first, /^(?:gen|new:site)$/.test(name) ? args : []);
  if (strange) return strange;
  return /^(?:packages|tooling|scripts|sites|docs)\//.test(first) && !existsSync(join(root, first))
    ? `no file ${first}`
    : undefined;
}

test('no page starts a TypeScript file with the Node.js of the path, which may be one that cannot', () => {
  const bare = (page: string) =>
    [...page.matchAll(/(?<![\w/])node (?:--\S+ )*[\w./-]+\.ts\b/g)].map(([command]) => command);
  const told = pages.flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8').replaceAll('npx pnpm exec node', '');
    return bare(text).map((command) => `${page}: ${command}`);
  });
  expect(told).toEqual([]);
  expect(bare('`node a/b.ts` and $ node --x c.ts')).toHaveLength(2);
  expect(bare('node_modules/.bin/node a/b.ts')).toEqual([]);
});

test(
  '[GW-01] the gateway starts with the Node.js of the packages, whichever one is on the path',
  { timeout: 60_000 },
  () => {
    const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
    const { stderr, status } = spawnSync('npm', ['run', '-s', 'gateway'], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: path.join(delimiter), HOME: process.env['HOME'], HOUSEFRONT_SITES: '[]' },
    });
    expect([status, stderr]).toEqual([1, 'The gateway cannot start:\n  HOUSEFRONT_SITES: name at least one site\n']);
  },
);

test('every command that a page shows can be run', () => {
  const shown = pages.flatMap((page) =>
    commandsIn(readFileSync(join(root, page), 'utf8')).map((command) => ({ page, command })),
  );
  expect(shown.length).toBeGreaterThan(150);
  const wrong = shown.flatMap(({ page, command }) => {
    const problem = problemOf(command);
    return problem === undefined ? [] : [`${page}: ${command} - ${problem}`];
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['pnpm nothing', 'no script nothing'],
  ['npm run gone', 'no script gone'],
  ['npx pnpm gone', 'no script gone'],
  ['pnpm gen widget --name A', 'no kind widget'],
  ['pnpm gen screen --named A', 'no option --named'],
  ["pnpm new:site --colour '#fff'", 'no option --colour'],
  ['pnpm unit packages/nope', 'no file packages/nope'],
  ['node scripts/gone.ts dejavu', 'no file scripts/gone.ts'],
  ['HOUSEFRONT_TEMPLATES=h5-9 pnpm browsers', 'no script browsers'],
  ['HOUSEFRONT_TEMPLATES=h5-9 pnpm browser conformance', undefined],
  ['npm run demo -- --no-storybook', undefined],
  ['pnpm gen screen --name fair-play', undefined],
  ['npx housefront devel', 'no command housefront devel'],
  ['npx housefront add site 1003 --colour red', 'no option --colour'],
  ['npx housefront@latest add site 1003 --currencies=USD', undefined],
  ['npm create housefront@latest a -- --yes --colour red', 'no option --colour'],
  ['npm create housefront@latest a -- --yes --second-site none', undefined],
  ['npm run preview', undefined],
  ['npx gone', 'no program gone'],
  ['make all', 'no program make'],
])('%s: %s', (command, problem) => {
  expect(problemOf(command)).toBe(problem);
});

test('every setting that a page shows is read by a program', () => {
  const sources = globSync('packages/*/src/**/*.ts', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const known = new Set([...sources.flatMap((text) => text.match(/\b[A-Z][A-Z_]+\b/g) ?? []), 'NODE_ENV']);
  const shown = docBlocks()
    .filter(({ language }) => language === 'ini')
    .flatMap(({ at, text }) => [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => ({ at, name })));
  expect(shown.length).toBeGreaterThan(2);
  expect(shown.filter(({ name }) => !known.has(name))).toEqual([]);
});
