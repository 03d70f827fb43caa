import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { kinds } from '../tooling/generate/kinds/index.ts';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** Options of the generators, by kind. */
const optionsOf = new Map(
  kinds.map((kind) => [kind.name, ['answers', 'help', 'no-install', ...kind.questions(root).map(({ name }) => name)]]),
);
const pages = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], { cwd: root })
  .toString()
  .split('\n')
  .filter((path) => path !== '' && !/^(?:sites|templates|\.changeset)\//.test(path) && existsSync(join(root, path)));

/** Commands that a page shows: in code spans, after a dollar sign, and as lines of a shell. */
const commandsIn = (page: string): readonly string[] => {
  const text = page.replaceAll(/ \\\n\s*/g, ' ');
  return [
    ...[...text.matchAll(/`((?:[A-Z_]+=\S+ )*(?:pnpm|npm|npx pnpm|node) [^`]+)`/g)].map(([, command = '']) => command),
    ...[...text.matchAll(/^\$ ((?:[A-Z_]+=\S+ )*(?:pnpm|npm|npx pnpm|node) .*)$/gm)].map(([, command = '']) => command),
    ...[...text.matchAll(/```sh\n([^]*?)```/g)].flatMap(([, lines = '']) =>
      lines.split('\n').filter((line) => /^(?:[A-Z_]+=\S+ )*(?:pnpm|npm|node) /.test(line)),
    ),
  ];
};

/** An option that a generator does not take; undefined for none. */
function strangeOption(kind: string, args: readonly string[]): string | undefined {
  const known = optionsOf.get(kind);
  const strange = args.find((word) => /^--\w/.test(word) && known?.includes(word.slice(2)) === false);
  return strange && `no option ${strange}`;
}

/** Reason that a shown command cannot run; undefined if it can. */
function problemOf(command: string): string | undefined {
  const words = command
    .replace(/^(?:[A-Z_]+=\S+ )*(?:npx )?/, '')
    .replace(/\s+#.*/, '')
    .split(/\s+/);
  const [program = '', ...rest] = words;
  if (program === 'node') {
    const file = rest.find((word) => !word.startsWith('-')) ?? '';
    return existsSync(join(root, file)) ? undefined : `no file ${file}`;
  }
  const [name = '', ...args] = rest[0] === 'run' ? rest.slice(1).filter((word) => word !== '-s') : rest;
  if (/^(?:NAME|<name>|install|exec|[@-].*)$/.test(name)) return undefined;
  if (program === 'npm' && name === 'create')
    return args[0]?.startsWith('housefront') ? undefined : `no package ${args[0]}`;
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
  ['npm create something', 'no package something'],
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
])('%s: %s', (command, problem) => {
  expect(problemOf(command)).toBe(problem);
});
