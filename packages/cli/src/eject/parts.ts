import { posix } from 'node:path';
import { templateOfPart, type FileTree, type KitRecord } from '@housefront/generator';
import { Failure } from '../base/command.ts';
import { importsOf, readSource, resolved, siteSpecifier, withImports, type Source } from './modules.ts';

/** A part of the kit that was copied into a site. */
export type EjectedPart = NonNullable<KitRecord['ejected']>[number];

/** A part as it is named on a command line: `view:home`, `slot:header`. */
export interface PartName {
  readonly kind: 'view' | 'slot';
  /** As the template exports it: `home`, `Header`. */
  readonly name: string;
}

const camel = (text: string) => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Reads the name of a part. @throws {Failure} for anything else */
export function partName(text: string): PartName {
  const [, kind, name] = /^(view|slot):([A-Za-z][\w-]*)$/.exec(text) ?? [];
  if (kind === undefined || name === undefined)
    throw new Failure('A part is named as view:home or slot:header. Write housefront eject view:home');
  return kind === 'view'
    ? { kind: 'view', name: camel(name) }
    : { kind: 'slot', name: camel(name).replace(/^./, (letter) => letter.toUpperCase()) };
}

/** Where a template has an export: the list that declares it, and the module that it is in. */
interface Found {
  readonly list: Source;
  readonly module?: string;
}

/** Finds an export in the list of a template, or of the base that it re-exports. */
function findExport(list: string, name: string): Found | undefined {
  const source = readSource(list);
  if (!source) return undefined;
  const dynamic = new RegExp(`export const ${name} = \\(\\) => import\\('([^']+)'\\)`).exec(source.text)?.[1];
  if (dynamic !== undefined) return { list: source, module: resolved(list, dynamic) };
  const isExported =
    new RegExp(`export \\{[^}]*\\b${name}\\b[^}]*\\}`).test(source.text) ||
    source.text.includes(`export const ${name} `);
  if (isExported) {
    const module = importsOf(source).find(({ names }) => names?.includes(name))?.path;
    return { list: source, ...(module !== undefined && { module }) };
  }
  const bases = [...source.text.matchAll(/export \* from '([^']+)'/g)].map(([, path = '']) => resolved(list, path));
  for (const base of bases) {
    const found = findExport(base, name);
    if (found) return found;
  }
  return undefined;
}

/** Names that a template exports in a list, for a message. */
function exportedNames(list: string): string[] {
  const source = readSource(list);
  if (!source) return [];
  const own = [...source.text.matchAll(/export (?:const (\w+)|\{([^}]*)\})/g)].flatMap(([, one, many]) =>
    one === undefined
      ? (many ?? '')
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
      : [one],
  );
  const bases = [...source.text.matchAll(/export \* from '([^']+)'/g)].flatMap(([, path = '']) =>
    exportedNames(resolved(list, path)),
  );
  return [...new Set([...own, ...bases])].toSorted();
}

/** A module with the modules of its folder that it needs. */
function withNeighbours(path: string, known: readonly Source[] = []): readonly Source[] {
  if (known.some((source) => source.path === path)) return known;
  const source = readSource(path);
  if (!source) throw new Failure(`The installed kit has no source of ${path}. Install its packages again.`);
  return importsOf(source)
    .filter((wanted) => posix.dirname(wanted.path) === posix.dirname(path))
    .reduce<readonly Source[]>((all, wanted) => withNeighbours(wanted.path, all), [...known, source]);
}

/** Folder of a template's ejected parts in a site. */
export const templateFolderIn = (site: string, template: string): string => `sites/${site}/templates/${template}`;

const place = (folder: string, path: string) => `${folder}/${path.split('/').slice(2).join('/')}`;

/** The copied files of a part, and its main module's path in the site. */
interface Copied {
  readonly files: FileTree;
  readonly main: string;
}

function copyPart({ kind, name }: PartName, site: string, template: string): Copied {
  const list = `templates/${template}/${kind}s.ts`;
  const found = findExport(list, name);
  if (!found?.module)
    throw new Failure(
      `${template} has no ${kind} ${name} in a file of its own. It has: ${exportedNames(list).join(', ')}.`,
    );
  const folder = templateFolderIn(site, template);
  const sources = withNeighbours(found.module);
  const copied = new Set(sources.map(({ path }) => path));
  const files = new Map(
    sources.map((source) => [
      place(folder, source.path),
      withImports(source, (wanted) => (copied.has(wanted.path) ? undefined : siteSpecifier(wanted))),
    ]),
  );
  return { files, main: place(folder, found.module) };
}

/** The frame with ejected parts in the place of its own. */
function frameLines(template: string, parts: readonly PartName[]): { imports: string[]; lines: string[] } {
  const own = parts.filter(({ kind }) => kind === 'slot').map(({ name }) => name);
  const found = findExport(`templates/${template}/slots.ts`, 'Frame');
  // The wallet is no part of a frame.
  if (own.includes('Frame') || own.every((name) => name === 'Wallet') || !found) return { imports: [], lines: [] };
  const [, start, inside, end] = /export const Frame = ([^;]*)\{([^{};]*)\}(\));/.exec(found.list.text) ?? [];
  if (start === undefined || inside === undefined)
    throw new Failure(`The frame of ${template} holds this part. Eject the frame with it: housefront eject slot:frame`);
  const members = inside
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => (own.includes(name) ? name : `${name}: kit.slots.${name}`));
  const imports = [...found.list.text.matchAll(/^import (?:\* as (\w+)|\{([^}]*)\}) from '([^']+)';/gm)].flatMap(
    ([, space, names, path = '']) => {
      const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(start);
      const module = resolved(found.list.path, path);
      if (space !== undefined)
        return isUsed(space)
          ? [`import * as ${space} from '${siteSpecifier({ path: module, names: undefined })}';`]
          : [];
      const used = (names ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && isUsed(name));
      return used.length > 0
        ? [`import { ${used.join(', ')} } from '${siteSpecifier({ path: module, names: used })}';`]
        : [];
    },
  );
  return { imports, lines: [`Frame: ${start}{ ${members.join(', ')} }${end}`] };
}

/** The module that puts ejected parts into a template of the kit. */
function wiring(template: string, parts: readonly (PartName & { readonly main: string })[], folder: string): string {
  const from = (main: string) => `./${main.slice(folder.length + 1)}`;
  const slots = parts.filter(({ kind }) => kind === 'slot');
  const views = parts.filter(({ kind }) => kind === 'view');
  const frame = frameLines(template, parts);
  const slotMembers = [...slots.map(({ name }) => name), ...frame.lines];
  return [
    "import type { Template } from '@housefront/ui';",
    ...frame.imports,
    `import kit from '@housefront/ui/templates/${template}';`,
    ...slots.map(({ name, main }) => `import { ${name} } from '${from(main)}';`),
    '',
    `/** The template ${template} with the ejected parts of this site. */`,
    'const template: Template = {',
    '  ...kit,',
    ...(slotMembers.length > 0 ? [`  slots: { ...kit.slots, ${slotMembers.join(', ')} },`] : []),
    ...(views.length > 0
      ? [
          '  views: {',
          '    ...kit.views,',
          ...views.map(({ name, main }) => `    ${name}: () => import('${from(main)}'),`),
          '  },',
        ]
      : []),
    '};',
    '',
    'export default template;',
    '',
  ].join('\n');
}

/** A part with its files, as the running kit has it. */
export interface Ejection {
  readonly part: string;
  readonly files: FileTree;
}

/**
 * Copies parts of a template for a site: the sources of each part's folder that it needs, and one module that puts them into
 * the template (OPS-12).
 * @throws {Failure} for a part that the template has not
 */
export function eject(
  site: string,
  template: string,
  parts: readonly string[],
): { files: FileTree; byPart: readonly Ejection[] } {
  const folder = templateFolderIn(site, template);
  const copies = parts.map((part) => ({ part, name: partName(part), ...copyPart(partName(part), site, template) }));
  const wired = wiring(
    template,
    copies.map(({ name, main }) => ({ ...name, main })),
    folder,
  );
  const own: FileTree = new Map([[`${folder}/template.ts`, wired]]);
  return {
    files: new Map([...own, ...copies.flatMap(({ files }) => [...files])]),
    byPart: copies.map(({ part, files }) => ({ part, files: new Map([...own, ...files]) })),
  };
}

/**
 * Files of all ejected parts, as the running kit has them: what an upgrade merges into the operator's copies. A part that the kit
 * no longer has stays as it was.
 * @param former the files as an older version had them
 */
export function ejectedFiles(parts: readonly EjectedPart[], former: FileTree): FileTree {
  const groups = Map.groupBy(parts, (part) => `${part.site}/${templateOfPart(part)}`);
  const trees = [...groups.values()].map((group): FileTree => {
    const [first] = group;
    if (!first) return new Map();
    try {
      return eject(
        first.site,
        templateOfPart(first),
        group.map(({ part }) => part),
      ).files;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return new Map(
        group.flatMap(({ files }) =>
          files.flatMap((path) => (former.has(path) ? [[path, former.get(path) ?? '']] : [])),
        ),
      );
    }
  });
  return new Map(trees.flatMap((tree) => [...tree]));
}
