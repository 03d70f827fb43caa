import { changedKeys, gainedEntriesOnly, isCatalogue, LISTS, ownersOf, type WorkingCopy } from './changed-lists.ts';
import { importersIn, type Importers } from './importers.ts';

/** The scope of a change of one feature, beside the checks after every change. All paths are from the root. */
export interface FeatureScope {
  /** Views that changed, by their names in `ui`. */
  readonly views: readonly string[];
  /** Files whose tests in Node must run, and such tests themselves. */
  readonly related: readonly string[];
  /** Tests in the browser that must run. */
  readonly browser: readonly string[];
  /** Folders whose stories must be checked. */
  readonly stories: readonly string[];
  /** Files of journeys that must run as a whole. */
  readonly journeys: readonly string[];
  /** Rows of the requirements whose journeys must run. */
  readonly rows: readonly string[];
}

const screenFile = /^packages\/(?:app\/src\/screens|ui\/src\/views)\/([^/]+)\/[^]/;
/** Modules of a feature behind its screens: its calls, what core makes of them, and the answers of the sandbox. */
const partFile = /^packages\/(?:(?:contract|core)\/src\/features|sandbox\/src\/handlers)\/[^/]+\/[^]/;
const viewFolder = /^packages\/ui\/src\/views\/[^/]+\//;
const nodeTest = /(?<!\.browser)\.test\.ts$/;
const browserTest = /\.browser\.test\.tsx$/;
/** Files that neither visitors load nor tests of features read. */
const silent = [/\.md$/, /^docs\//, /^\.changeset\//];
const journey = /^e2e\/(?:(?:accounts|money|phone|desktop(?:\/[^/]+)?)\/)?[^/]+\.e2e\.ts$/;
/** The journey through every address. */
const everyAddress = 'e2e/addresses.e2e.ts';
const rowId = /\b[A-Z][A-Z0-9]{1,7}-\d+x?\b/g;

const unique = (values: Iterable<string>): string[] => [...new Set(values)].toSorted();
const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);
const camel = (folder: string): string => folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The files of features that a change touches, or null if it changes something else that visitors see. */
function changedParts(files: readonly string[], copy: WorkingCopy): readonly string[] | null {
  const parts: string[] = [];
  for (const file of files) {
    if (screenFile.test(file) || partFile.test(file)) parts.push(file);
    else if (isCatalogue(file)) {
      const owners = changedKeys(copy.before(file), copy.now(file)).map((key) => ownersOf(key, copy));
      // A text of the shell or of a pattern can appear on any page.
      if (owners.flat().some((owner) => !screenFile.test(owner))) return null;
      parts.push(...owners.flat());
    } else if (LISTS.includes(file)) {
      if (!gainedEntriesOnly(copy.before(file), copy.now(file))) return null;
    } else if (![...silent, nodeTest, browserTest, journey].some((pattern) => pattern.test(file))) return null;
  }
  return parts.some((file) => screenFile.test(file) || partFile.test(file)) ? unique(parts) : null;
}

/**
 * Files with all their importers, if those are screens and tests; null for any other importer. What a feature is used by
 * outside of its folder is not followed further than to tests: every feature is reached from all others in the end.
 */
function withImporters(files: readonly string[], importers: Importers): ReadonlySet<string> | null {
  const all = new Set(files);
  for (const file of all) {
    for (const { from, late } of importers.get(file) ?? []) {
      // The shell imports screens dynamically, so it does not depend on them.
      if (late && !screenFile.test(from)) continue;
      // The view chooses its states in the conformance suite.
      if (from.startsWith('packages/ui/src/conformance/') || from.endsWith('.stories.tsx')) continue;
      if (nodeTest.test(from) || browserTest.test(from) || screenFile.test(from)) all.add(from);
      else if (!partFile.test(file)) return null;
      else if (folderOf(from) === folderOf(file)) all.add(from);
    }
  }
  return all;
}

/** Browser tests of the conformance suite that check all views, or contain one of these names. */
const conformanceOf = (views: readonly string[], copy: WorkingCopy): string[] =>
  copy.files.filter(
    (file) =>
      /^packages\/ui\/src\/conformance\/.+\.browser\.test\.tsx$/.test(file) &&
      new RegExp(`\\b(?:shown|usualStates|otherStates)\\b|'(?:${views.join('|')})'`).test(copy.now(file) ?? ''),
  );

const rowsIn = (files: Iterable<string>, copy: WorkingCopy): string[] =>
  unique([...files].flatMap((file) => copy.now(file)?.match(rowId) ?? []));

/**
 * The scope of a change of features: their screens, calls and handlers, files generated from these, and entries in the lists
 * of the kit. Null for any other change.
 */
export function featureScope(files: readonly string[], copy: WorkingCopy): FeatureScope | null {
  const parts = changedParts(files, copy);
  if (!parts) return null;
  const sources = parts.filter((file) => !nodeTest.test(file) && !browserTest.test(file));
  const touched = withImporters(sources, importersIn(copy));
  if (!touched) return null;
  const folders = unique(
    parts.map((file) => screenFile.exec(file)?.[0].slice(0, -1) ?? partFile.exec(file)?.[0].slice(0, -1) ?? ''),
  );
  const inFolders = copy.files.filter((file) => folders.some((folder) => file.startsWith(folder)));
  const screens = [...touched].filter((file) => screenFile.test(file) && copy.now(file) !== undefined);
  const views = unique(screens.filter((file) => viewFolder.test(file)).map((file) => camel(file.split('/')[4] ?? '')));
  const isNear = (file: string) => screenFile.test(file) || folders.some((folder) => file.startsWith(folder));
  const named = rowsIn([...[...touched].filter(isNear), ...files.filter((file) => nodeTest.test(file))], copy);
  const rows = named.length > 0 ? named : rowsIn(inFolders, copy);
  const ofRow = rows.length > 0 ? new RegExp(`\\[(?:${rows.join('|')})\\]`) : /$^/;
  const lists = files.filter((file) => LISTS.includes(file));
  const readers = lists.flatMap((list) => (importersIn(copy).get(list) ?? []).map(({ from }) => from));
  const texts = files.some(isCatalogue) ? copy.files.filter((file) => file.startsWith('packages/core/src/i18n/')) : [];
  const found = [...touched, ...inFolders, ...files, ...readers, ...texts].filter(
    (file) => copy.now(file) !== undefined,
  );
  const browser = copy.files.filter((file) => browserTest.test(file) && ofRow.test(copy.now(file) ?? ''));
  return {
    views,
    related: unique([...sources, ...found.filter((file) => nodeTest.test(file))]),
    browser: unique([
      ...found.filter((file) => browserTest.test(file)),
      ...browser.filter((file) => !file.startsWith('packages/ui/src/conformance/')),
      ...(views.length > 0 ? conformanceOf(views, copy) : []),
    ]),
    stories: unique(screens.filter((file) => viewFolder.test(file)).map(folderOf)),
    journeys: unique([
      ...files.filter((file) => journey.test(file) && copy.now(file) !== undefined),
      ...(lists.some((file) => file.endsWith('/pages.ts')) ? [everyAddress] : []),
    ]),
    rows,
  };
}
