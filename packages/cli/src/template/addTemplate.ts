import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  baseTree,
  hashesOf,
  readRecord,
  RECORD,
  recordText,
  templateModules,
  wantVersion,
  withTemplate,
  type Answers,
  type FileTree,
  type KitRecord,
} from '@housefront/generator';
import { Failure } from '../command.ts';
import type { SiteFolder } from '../serve/siteFolders.ts';
import { align } from '../upgrade/align.ts';
import { hasCrlf, textOf, toCrlf } from '../upgrade/files.ts';
import { readFolder, type Head } from '../upgrade/head.ts';
import { mergeFiles } from '../upgrade/merge.ts';
import { runningRelease } from '../upgrade/release.ts';

/** Effect of a further template on a repository. */
export interface AddedTemplate {
  /** New text of each file that changes, with the kit's records; empty if the repository is so already. */
  readonly files: FileTree;
  /** Files that lack the change, because the operator edited the same lines. */
  readonly left: readonly string[];
  /** Whether packages have to be installed again, so that sites find the package. */
  readonly needsInstall: boolean;
}

/** The record with a template, and with the sites that name it. */
function withAnswers(
  record: KitRecord,
  answers: Answers,
  mode: 'desktop' | 'mobile',
  ids: readonly string[],
): KitRecord {
  const { template, package: name = '', home = '' } = answers;
  const sites = Object.entries(record.sites).map(([id, site]) => [
    id,
    ids.includes(id) ? { ...site, [mode]: String(template) } : site,
  ]);
  // In the order of a record that is read: the same answers again give the same text.
  const { kit, repository, sites: _, templates, ...rest } = record;
  return {
    kit,
    repository,
    sites: Object.fromEntries(sites),
    templates: { ...templates, [String(template)]: { package: name, home } },
    ...rest,
  };
}

/**
 * Generated files that two records give different texts, as each gives them.
 * @param bases texts of the generated files as they were written
 */
function changedFiles(
  former: KitRecord,
  next: KitRecord,
  bases: FileTree,
): { readonly was: FileTree; readonly will: FileTree } {
  const [before, after] = [runningRelease.files(former, bases), runningRelease.files(next, bases)];
  const paths = [...after.keys()].filter((path) => after.get(path) !== before.get(path));
  const only = (tree: FileTree) =>
    new Map(paths.flatMap((path) => (tree.has(path) ? [[path, tree.get(path) ?? ''] as const] : [])));
  return { was: only(before), will: only(after) };
}

/** Puts what changes into the operator's files: in the place of those that were not edited, into others as an upgrade does. */
function putInto({ files: own, texts }: Head, was: FileTree, will: FileTree): Pick<AddedTemplate, 'files' | 'left'> {
  const fresh = [...will].filter(([path]) => !was.has(path) || texts.get(path) === was.get(path));
  const edited = (tree: FileTree) => new Map([...tree].filter(([path]) => !fresh.some(([known]) => known === path)));
  const { base, mine, theirs } = align(edited(was), own, texts, edited(will));
  const merged = mine.size === 0 ? { files: mine, conflicts: [] } : mergeFiles(base, mine, theirs);
  const files = [...merged.files].flatMap(([path, file]) => {
    const text = textOf(file);
    return text === undefined || text === textOf(own.get(path)) ? [] : [[path, text] as const];
  });
  const inLayout = ([path, text]: readonly [string, string]) =>
    [path, hasCrlf(textOf(own.get(path)) ?? '') ? toCrlf(text) : text] as const;
  return { files: new Map([...fresh.map(inLayout), ...files]), left: merged.conflicts.map(({ path }) => path) };
}

/**
 * Adds a template of the operator's own to a repository, or to further sites of it.
 * @param answers to the questions about a template
 * @param sites that show it
 * @param kit version of the running kit
 * @throws {RecordError} when the repository is of another version
 * @throws {AnswersError} when the config of a site cannot be changed
 */
export function addTemplate(root: string, answers: Answers, sites: readonly SiteFolder[], kit: string): AddedTemplate {
  const record = readRecord(root);
  wantVersion(record, kit);
  if (record.repository['name'] === undefined || record.repository['package-manager'] === undefined)
    throw new Failure(
      `${RECORD} does not say how the repository was made. Make one: npm create housefront@latest, and move your sites there.`,
    );
  const template = String(answers['template']);
  const mode = template.startsWith('desktop') ? 'desktop' : 'mobile';
  const next = withAnswers(
    record,
    answers,
    mode,
    sites.map(({ id }) => id),
  );
  const module = templateModules(next.repository, next.templates ?? {})[template] ?? '';
  const configs = sites.map(({ folder, id }) => {
    const path = `sites/${id}/site.config.ts`;
    const former = readFileSync(join(folder, 'site.config.ts'), 'utf8');
    return { path, former, text: withTemplate(former, path, template, module) };
  });
  const head = readFolder(root);
  const { was, will } = changedFiles(record, next, head.bases);
  // A config has its two lines replaced wherever they are: beside edits of the operator, git would see a conflict.
  const withoutConfigs = (tree: FileTree) => new Map([...tree].filter(([path]) => !path.endsWith('/site.config.ts')));
  const { files, left } = putInto(head, withoutConfigs(was), withoutConfigs(will));
  const changes = new Map([
    ...files,
    ...configs.filter(({ former, text }) => text !== former).map(({ path, text }) => [path, text] as const),
  ]);
  const after = recordText({ ...next, files: { ...record.files, ...hashesOf(will) } });
  if (changes.size === 0 && left.length === 0 && after === readFileSync(join(root, RECORD), 'utf8'))
    return { files: changes, left, needsInstall: false };
  return {
    files: new Map([...changes, ...baseTree(will), [RECORD, after]]),
    left,
    needsInstall: [...changes.keys()].some((path) => path === 'package.json' || path === 'pnpm-workspace.yaml'),
  };
}
