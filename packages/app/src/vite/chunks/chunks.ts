import { kitModule } from '../../site/assets/kitModule.ts';
import { extensionModule } from '../../site/assets/profile.ts';
import { afterFirstPage, comesLater, isOfOtherPages } from './first-page.ts';

/** A module as chunking needs it. */
interface ModuleFacts {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly dynamicImporters: readonly string[];
}

/** The bundler's modules. */
interface Modules {
  getModuleInfo(id: string): ModuleFacts | null;
}

/** Finds a module by its id. */
export type ModuleLookup = (id: string) => ModuleFacts | null;

const template = /^(?:ui|own)\/templates\/[^/_][^/]*\/template$/;
const homeView = /^(?:ui|own)\/templates\/[^/]+\/home\/\w+View$/;
const homeScreen = /^app\/screens\/home\/home\.page$/;
/** The parts around every page of a site with an extension, which other builds do not have. */
const extension = new RegExp(`^${extensionModule}$`);
/** The pop-up promotion, which every first visitor gets: its shared dependencies are one file. */
const popUp = /^(?:ui|own)\/templates\/[^/]+\/promotion-modal\/\w+View$/;

/** Whether a module is one of the kit's with a matching name. */
const isKit = (id: string, name: RegExp): boolean => name.test(kitModule(id) ?? '');
const isLibrary = (id: string): boolean => id.includes('/node_modules/') && kitModule(id) === null;

/** Whether a module is a root of the first page. */
const isShownFirst = (id: string): boolean =>
  [template, homeView, homeScreen, extension].some((name) => isKit(id, name));

/** Whether a module is a root of the code that every visitor loads after the first page. */
const isLoadedAfterwards = (id: string): boolean => afterFirstPage.includes(kitModule(id) ?? '');

/** Whether a page or a follower reaches a module only through an index, which also names what others use. */
function isOnlyNamed(id: string, root: string): boolean {
  const module = kitModule(id);
  if (module === null || id === root) return false;
  return isShownFirst(root) ? comesLater(module) : isLoadedAfterwards(root) && isOfOtherPages(module);
}

/** The mode of a module; null for both. */
function modeOf(id: string): 'desktop' | 'mobile' | null {
  const folder = /^(?:ui|own)\/templates\/([^/]+)\//.exec(kitModule(id) ?? '')?.[1];
  if (folder === undefined) return null;
  return /^_?desktop/.test(folder) ? 'desktop' : 'mobile';
}

const isIndex = (id: string): boolean => /\/index(?:\.[jt]s)?$/.test(id);

/**
 * All static dependencies of a module. Where an index re-exports a module that is imported dynamically somewhere, it is skipped:
 * the bundler drops the unused export.
 */
function reach(root: string, lookup: ModuleLookup): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const { importedIds = [] } = lookup(id) ?? {};
    waiting.push(
      ...(isIndex(id) ? importedIds.filter((other) => !lookup(other)?.dynamicImporters.length) : importedIds),
    );
  }
  return found;
}

/** The entries and every dynamically imported module, each with its static dependencies. */
function reachByRoot(entries: readonly string[], lookup: ModuleLookup): ReadonlyMap<string, ReadonlySet<string>> {
  const roots = new Map<string, ReadonlySet<string>>();
  const waiting = [...entries];
  for (let root = waiting.pop(); root !== undefined; root = waiting.pop()) {
    if (roots.has(root)) continue;
    const modules = reach(root, lookup);
    roots.set(root, modules);
    for (const id of modules) waiting.push(...(lookup(id)?.dynamicallyImportedIds ?? []));
  }
  return roots;
}

/**
 * Names the chunks of code that every visitor loads after the first page, libraries included: `shell`, `calls` for code that
 * other pages need too, and `popup` ({@link popUp}). A few files replace thirty: each import costs a phone more than the code
 * in it.
 */
function nameFollowers(
  users: ReadonlyMap<string, readonly string[]>,
  first: ReadonlySet<string> | undefined,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [id, roots] of users) {
    const follows = roots.filter((root) => isLoadedAfterwards(root));
    if (first?.has(id) || roots.some(isShownFirst)) continue;
    if (follows.length > 0) names.set(id, follows.length === roots.length ? 'shell' : 'calls');
    else if (modeOf(id) === null && roots.some((root) => isKit(root, popUp))) names.set(id, 'popup');
  }
  return names;
}

/**
 * Names the chunks of modules that the first page of a mode needs beside the entry and shares with other pages: `desktop` or
 * `mobile` if the other mode cannot need them, else `base`; also names the chunks loaded after it ({@link nameFollowers}).
 * Modules of a single page or of later actions are not named.
 * @param entries ids of the modules that every page runs
 */
export function nameChunks(entries: readonly string[], lookup: ModuleLookup): ReadonlyMap<string, string> {
  const roots = reachByRoot(entries, lookup);
  const later = [...roots].filter(([root]) => !entries.includes(root));
  const first = roots.get(entries[0] ?? '');
  const usersOf = new Map<string, string[]>();
  for (const [root, modules] of later) {
    for (const id of modules) {
      if (!isOnlyNamed(id, root)) usersOf.set(id, [...(usersOf.get(id) ?? []), root]);
    }
  }
  const names = new Map(nameFollowers(usersOf, first));
  for (const [id, users] of usersOf) {
    // A chunk is identified by its dynamic import; libraries are shared by use.
    if (names.has(id) || roots.has(id) || first?.has(id) || isLibrary(id) || users.length === 1) continue;
    const [mode, ...others] = new Set(users.map(modeOf));
    const isShown = users.some((root) => isKit(root, template) || isKit(root, homeView));
    // A dependency of the other mode must not load this mode's template.
    if (isShown && others.length === 0 && mode) names.set(id, mode);
    // A small separate chunk costs more than its unused code costs other pages.
    else if (isShown || users.some((root) => isKit(root, homeScreen) || isKit(root, extension))) names.set(id, 'base');
  }
  return names;
}

/** React: evaluated in a task of its own before the application, see `start.ts`. */
const react = /\/node_modules\/(?:react|react-dom|scheduler)\//;

const ofEveryPage = ['main', 'rolldown-runtime', 'preload-helper', 'react', 'client'];
const afterEveryPage = ['calls', 'shell'];

/** Names of chunks that the build relies on. The bundler, Vite and the entry give some of them; `pnpm size` looks for all. */
export const chunkNames: readonly string[] = [...ofEveryPage, ...afterEveryPage];

/** Name of the chunk in a file of a client build. */
export const chunkNameOf = (file: string): string => /([^/]+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? '';

/** Whether every page loads a file of a client build. */
const isOfEveryPage = (file: string): boolean => ofEveryPage.includes(chunkNameOf(file));

/** Whether every visitor fetches a file of a client build after the first page. */
export const followsEveryPage = (file: string): boolean => afterEveryPage.includes(chunkNameOf(file));

/**
 * The files to preload for an import. Of files that are loaded or will be loaded anyway, only those of the shell are
 * included.
 */
export const filesAhead = (file: string, needed: readonly string[]): string[] =>
  needed.filter((other) => !isOfEveryPage(other) && (followsEveryPage(file) || !followsEveryPage(other)));

/**
 * The chunk groups of a client build, so that a first visit fetches few files that compress well: React, then code of every
 * page together with shared code of first pages (`base`), then shared code of one mode, by {@link nameChunks}
 * (PRF-01).
 * @param entries ids of the modules that every page runs: the site's entry and what it starts
 */
export function chunkGroups(entries: readonly [entry: string, start: string]) {
  let first: ReadonlySet<string> | undefined;
  let names: ReadonlyMap<string, string> | undefined;
  const initial = new Set<string>();
  /** Code that every page runs, without code that only the entry runs, which stays in the entry. */
  const isStep = (id: string, modules: Modules) => {
    first ??= reach(entries[0], (module) => modules.getModuleInfo(module));
    return !first.has(id) && id !== entries[0];
  };
  return [
    {
      debugName: 'react',
      // The bundler knows which modules of an index are used.
      tags: ['$initial' as const],
      test: react,
      priority: 1,
      name: (id: string, modules: Modules): string | null => (isStep(id, modules) ? 'react' : null),
      includeDependenciesRecursively: false,
    },
    {
      debugName: 'initial',
      tags: ['$initial' as const],
      // Groups that share a name are not one chunk: modules of every page are collected here for the next group. The bundler
      // passes a module to all groups in order (docs/architecture.md, "Places inside other libraries").
      name(id: string, modules: Modules): null {
        if (isStep(id, modules)) initial.add(id);
        return null;
      },
    },
    {
      debugName: 'first page',
      name(id: string, modules: Modules): string | null {
        names ??= nameChunks(entries, (module) => modules.getModuleInfo(module));
        return initial.has(id) ? 'base' : (names.get(id) ?? null);
      },
      // A group includes the dependencies of its modules, unless they are excluded.
      includeDependenciesRecursively: false,
    },
  ];
}
