import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Exception } from './exceptions.ts';
import { findLooseEnds, problemsOf } from './wiring.ts';

/** A small workspace in which everything leads somewhere. */
const whole = {
  'packages/core/src/base/events.ts': "export interface CoreEventMap { message: null; 'letters-changed': null }",
  'packages/core/src/features/letters/index.ts': [
    "import type { Deps } from '../../deps.ts';",
    'export interface LettersFeature { readonly read: () => void; readonly dispose: () => void }',
    'export const createLetters = ({ events }: Deps): LettersFeature => {',
    "  const stop = events.on('letters-changed', () => events.emit('message', null));",
    '  const read = async () => {',
    "    const { letters } = await import('@housefront/contract/features/letters');",
    '    return letters;',
    '  };',
    '  return { read, dispose: stop };',
    '};',
  ].join('\n'),
  'packages/core/src/createCore.ts': [
    "import { latest } from '@housefront/contract/features/version';",
    "import { createLetters } from './features/letters/index.ts';",
    'export const createCore = (deps) => {',
    '  const letters = createLetters(deps);',
    "  deps.events.emit('letters-changed', null);",
    '  letters.read(latest);',
    '  return letters.dispose;',
    '};',
  ].join('\n'),
  'packages/contract/src/features/letters/letters.ts':
    "export const letters = defineCall({ name: 'letters', path: '/letters' });",
  'packages/contract/src/features/version/version.ts':
    "export const latest = defineCall({ name: 'latest', base: 'site', path: '/latest' });",
  'packages/sandbox/src/handlers/letters.ts': [
    "import { letters } from '@housefront/contract/features/letters';",
    'export const lettersHandler = defineMemberHandler(letters, () => null);',
  ].join('\n'),
  'packages/ui/src/primitives/Badge/index.ts':
    "export { Badge, Tag, badgeText, type BadgeProps } from './Badge.tsx';\nexport { createBadgeStore } from './store.ts';",
  'packages/ui/src/primitives/Badge/Badge.tsx': 'export const Badge = 1;\nexport const Tag = 2;',
  'packages/ui/src/primitives/Badge/store.ts':
    'export interface BadgeStore { readonly count: () => void }\nexport const createBadgeStore = () => 1;',
  'packages/ui/src/patterns/Tile/index.ts': "export { Tile } from './Tile.tsx';",
  'packages/ui/src/patterns/Tile/Tile.tsx':
    "import { Tag } from '../../primitives/Badge/index.ts';\nexport const Tile = Tag;",
  'packages/ui/src/views/home/contract.ts': "import type { TileProps } from '../../patterns/Tile/index.ts';",
  'packages/ui/src/templates/_h5/slots/TabBar.tsx':
    "import { Badge } from '../../../primitives/Badge/index.ts';\nexport const TabBar = Badge;",
  'packages/ui/src/templates/_h5/views.ts': "export const home = () => import('./home/HomeView.tsx');",
  'packages/ui/src/templates/_h5/home/HomeView.tsx':
    "import { Tile } from '../../../patterns/Tile/index.ts';\nexport const HomeView = Tile;",
  'packages/app/src/shell/startShell.ts': [
    "import { createBadgeStore } from '@housefront/ui/primitives/Badge';",
    'export const startShell = ({ core }) => {',
    "  core.events.on('message', () => createBadgeStore().count());",
    '};',
  ].join('\n'),
} as const;

type Path = keyof typeof whole;

/** Findings after some files are replaced; one without text is left out. */
function looseEnds(changed: Readonly<Record<string, string | null>> = {}): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'wiring-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files = Object.entries<string | null>({ ...whole, ...changed }).filter(([, text]) => text !== null);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text ?? '');
  }
  const paths = files.map(([path]) => path);
  return findLooseEnds(root, paths).map(({ kind, name, at }) => `${at}: ${name} ${kind}`);
}

/** One of the files with a part of its text taken out or put in another's place. */
const without = (path: Path, part: string, instead = '') => {
  expect(whole[path]).toContain(part);
  return { [path]: whole[path].replace(part, instead) };
};

const LETTERS = 'packages/core/src/features/letters/index.ts';
const CORE = 'packages/core/src/createCore.ts';

test('a workspace in which everything leads somewhere has no loose end', () => {
  expect(looseEnds()).toEqual([]);
});

test.each([
  ['nobody emits', without(CORE, "deps.events.emit('letters-changed', null);"), 'letters-changed emitted'],
  ['nobody hears', without(LETTERS, "events.on('letters-changed'", "events.on('other'"), 'letters-changed heard'],
  [
    'something else of that name hears',
    without('packages/app/src/shell/startShell.ts', "core.events.on('message'", "socket.on('message'"),
    'message heard',
  ],
])('an event that %s is named', (_, changed, found) => {
  expect(looseEnds(changed)).toEqual([`packages/core/src/base/events.ts: ${found}`]);
});

test('an event that a test alone hears is named', () => {
  const heard = { 'packages/core/src/a.test.ts': "events.on('letters-changed', () => null);" };
  const changed = without(LETTERS, "events.on('letters-changed'", "events.on('other'");
  expect(looseEnds({ ...changed, ...heard })).toEqual(['packages/core/src/base/events.ts: letters-changed heard']);
});

test('an event that a feature declares for itself is known as well', () => {
  const own = "declare module '../../base/events.ts' { interface CoreEventMap { lost: null } }";
  const path = 'packages/core/src/features/letters/letters.events.ts';
  expect(looseEnds({ [path]: own })).toEqual([`${path}: lost emitted`, `${path}: lost heard`]);
});

test.each([
  ['nobody sends', without(LETTERS, 'const { letters } =', 'const { others } ='), 'letters/letters.ts: letters called'],
  [
    'is imported as a type only',
    without(CORE, 'import { latest }', 'import type { latest }'),
    'version/version.ts: latest called',
  ],
  [
    'the sandbox does not answer',
    { 'packages/sandbox/src/handlers/letters.ts': null },
    'letters/letters.ts: letters answered',
  ],
])('a call that %s is named', (_, changed, found) => {
  expect(looseEnds(changed)).toEqual([`packages/contract/src/features/${found}`]);
});

test('a handler of another call does not answer', () => {
  const changed = without(
    'packages/sandbox/src/handlers/letters.ts',
    'defineMemberHandler(letters',
    'defineHandler(other',
  );
  expect(looseEnds(changed)).toEqual(['packages/contract/src/features/letters/letters.ts: letters answered']);
});

const BADGE = 'packages/ui/src/primitives/Badge/index.ts';
const TILE = 'packages/ui/src/patterns/Tile/index.ts';

test('a component beside one in use is named', () => {
  expect(looseEnds({ 'packages/ui/src/templates/_h5/slots/TabBar.tsx': null })).toEqual([`${BADGE}: Badge shown`]);
});

test('a pattern that stories and types alone know is named, with the primitive that it alone shows', () => {
  const changed = {
    'packages/ui/src/templates/_h5/home/HomeView.tsx': null,
    'packages/ui/src/patterns/Tile/Tile.stories.tsx': "import { Tile } from './index.ts';\nexport const A = Tile;",
  };
  expect(looseEnds(changed)).toEqual([`${BADGE}: Tag shown`, `${TILE}: Tile shown`]);
});

test('a store that the app does not create is named, with what it offers', () => {
  expect(looseEnds(without('packages/app/src/shell/startShell.ts', 'createBadgeStore().count()', 'null'))).toEqual([
    'packages/ui/src/primitives/Badge/store.ts: BadgeStore.count used',
  ]);
  expect(
    looseEnds(
      without(
        'packages/app/src/shell/startShell.ts',
        'import { createBadgeStore }',
        'import type { createBadgeStore }',
      ),
    ),
  ).toEqual([`${BADGE}: createBadgeStore shown`]);
});

test('what a feature offers to no caller is named', () => {
  expect(looseEnds(without(CORE, 'letters.read(latest);'))).toEqual([`${LETTERS}: LettersFeature.read used`]);
});

const finding = { kind: 'heard', name: 'lost', at: 'a.ts' } as const;
const exception: Exception = { kind: 'heard', name: 'lost', reason: 'its page is not there yet' };

test('a loose end is a problem unless an exception names it', () => {
  expect(problemsOf([finding], [], 0)).toEqual(['a.ts  lost is an event that nobody in core or app listens to']);
  expect(problemsOf([finding], [exception], 1)).toEqual([]);
  expect(problemsOf([{ ...finding, kind: 'emitted' }], [exception], 1)).toHaveLength(2);
});

test('an exception that is no longer needed is a problem', () => {
  expect(problemsOf([], [exception], 1)).toEqual([
    'tooling/wiring/exceptions.ts  lost (heard) is wired up: take its exception out',
  ]);
});

test('the list of exceptions is as long as its pinned number says', () => {
  expect(problemsOf([finding], [exception], 0)).toEqual(['1 exceptions: the list may not grow beyond 0']);
  expect(problemsOf([finding], [exception], 2)).toEqual([
    '1 exceptions: lower the pinned number from 2, so that the list stays as short',
  ]);
});
