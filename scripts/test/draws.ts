import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsIn, isTest } from '../../tooling/trace/trace.ts';
import { commitOf, drawn } from './drawn.ts';
import { changedPaths, templatesIn } from './scope.ts';
import { trackedFiles } from './tracked-files.ts';

/** Devices of the journeys, as their projects are named. */
const devices = ['desktop', 'mobile'] as const;

/** Choice of a whole run among places that show the same. */
export interface Draws {
  /** Ids of the templates whose pages are looked at; empty for all. */
  readonly templates: readonly string[];
  /** The device of journeys whose titles end with `@drawn`; undefined for both. */
  readonly device?: (typeof devices)[number];
  /** Files of journeys that have their turn in another run. */
  readonly leftOut: readonly string[];
  /** Files that this run shakes instead of running them calmly; undefined for none. */
  readonly shaken?: Shaken;
}

/** A tenth of what a shaken run has (DX-03). */
export interface Shaken {
  /** Of the order of files and tests, and of the delays. */
  readonly seed: number;
  /** Browser tests and stories. */
  readonly tests: readonly string[];
  readonly journeys: readonly string[];
}

/** Templates that a run draws beside the first of each kind. */
const COUNT = 2;

function templatesOf(root: string, commit: string, changed: readonly string[]): readonly string[] {
  const all = readdirSync(join(root, 'packages/ui/src/templates'))
    .filter((id) => /^[a-z]/.test(id))
    .toSorted();
  const kind = (id: string) => id.split('-')[0];
  const firsts = all.filter((id, at) => all.findIndex((other) => kind(other) === kind(id)) === at);
  const others = all.filter((id) => !firsts.includes(id));
  const looked = new Set([...firsts, ...templatesIn(changed), ...drawn(commit, others, COUNT)]);
  return all.filter((id) => looked.has(id));
}

/** Ways to an account and of its money, which every run walks. */
const always = /^e2e\/(?:accounts\/(?:registration|identity)|money\/(?:wallet|cashier|withdrawal))\.e2e\.ts$/;
/** Those in other engines are a command of their own. */
const isJourney = (file: string): boolean => /^e2e\/(?!engines\/).*\.e2e\.ts$/.test(file);

/**
 * Files of journeys that only show in the whole what other tests hold: each of their titles names rows, and each of these rows a
 * test of another kind names too.
 */
export function heldElsewhere(texts: ReadonlyMap<string, string>): readonly string[] {
  const files = [...texts].map(([file, text]) => ({ file, text, ids: idsIn(file, text) }));
  const held = new Set(files.flatMap(({ file, ids }) => (isJourney(file) ? [] : [...ids])));
  const hasBareTitle = (text: string): boolean => /\btest\(\s*['"`](?!\[|\$\{)/.test(text);
  return files
    .filter(({ file, text, ids }) => isJourney(file) && ids.size > 0 && !hasBareTitle(text) && !always.test(file))
    .filter(({ ids }) => [...ids].every((id) => held.has(id)))
    .map(({ file }) => file);
}

const isBrowserTest = (file: string): boolean =>
  /^packages\/[^/]+\/src\/.*\.(?:browser\.test|stories)\.tsx$/.test(file);

/** Draws the tenth of browser tests and stories, and of the journeys that are not left out, which a run shakes. */
function shakenOf(commit: string, files: readonly string[], leftOut: readonly string[]): Shaken {
  const tenth = (names: readonly string[]) => drawn(`${commit} shaken`, names, Math.ceil(names.length / 10)).toSorted();
  return {
    seed: Number.parseInt(commit.slice(0, 6), 16) || 1,
    tests: tenth(files.filter(isBrowserTest)),
    journeys: tenth(files.filter((file) => isJourney(file) && !leftOut.includes(file))),
  };
}

/** Texts of all tests by file. */
export const testTexts = (root: string): ReadonlyMap<string, string> =>
  new Map(
    trackedFiles(root)
      .filter(isTest)
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );

/**
 * Draws the places that a whole run looks at, by its commit. Templates are the first of each kind, which shows what all of its
 * kind share, those that this branch changes, and two others. Of the journeys that other tests hold too it walks a third, and
 * those that the branch changes. For a release (`HOUSEFRONT_RELEASE=1`) and outside of a repository it is everything.
 * @param changed files that differ from `main`
 * @param held files of journeys that other tests hold too
 */
export function drawsOf(
  root: string,
  commit = commitOf(root),
  changed = changedPaths(root),
  held = heldElsewhere(testTexts(root)),
): Draws {
  if (process.env['HOUSEFRONT_RELEASE'] === '1' || commit === '') return { templates: [], leftOut: [] };
  const [device = 'mobile'] = drawn(commit, devices, 1);
  const left = drawn(commit, held, Math.floor((held.length * 2) / 3)).filter((file) => !changed.includes(file));
  return {
    templates: templatesOf(root, commit, changed),
    device,
    leftOut: left.toSorted(),
    shaken: shakenOf(commit, trackedFiles(root), left),
  };
}
