import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { art } from './art.ts';
import { corrected, isAllowed } from './licences.ts';

/** A part of a list, as far as it is read here. */
export interface Part {
  readonly type: string;
  readonly name: string;
  readonly group?: string;
  readonly version?: string;
  readonly 'bom-ref': string;
  readonly scope?: string;
  readonly description?: string;
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string };
    readonly expression?: string;
  }[];
}

/** A list of parts in CycloneDX 1.6 as JSON. */
export interface PartsList {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly metadata: { readonly component: Part };
  readonly components: readonly Part[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

/** Name of a part as it is installed. */
export const nameOf = ({ group, name }: Pick<Part, 'group' | 'name'>): string => (group ? `${group}/${name}` : name);

/** Its licence, or a choice of them, as SPDX writes it; undefined without one. */
export function licenceOf({ licenses = [] }: Part): string | undefined {
  const [first] = licenses;
  return first?.expression ?? first?.license?.id ?? first?.license?.name;
}

/** Lists of all packages of the kit by name, as pnpm writes them from the lockfile and the installed packages. */
function listsOf(root: string, ...more: readonly string[]): ReadonlyMap<string, PartsList> {
  const folder = mkdtempSync(join(tmpdir(), 'housefront-parts-'));
  try {
    const form = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--split'];
    const options = [...form, '--filter', './packages/*', '--out', join(folder, '%s.json'), ...more];
    execFileSync(join(root, 'node_modules/.bin/pnpm'), ['sbom', ...options], { cwd: root, stdio: 'pipe' });
    return new Map(
      readdirSync(folder).map((file) => {
        // pnpm writes this form.
        const list = JSON.parse(readFileSync(join(folder, file), 'utf8')) as PartsList;
        return [nameOf(list.metadata.component), list];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** References of parts and of all that they bring. */
function reachable(list: PartsList, names: readonly string[]): ReadonlySet<string> {
  const edges = new Map(list.dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
  const found = new Set<string>();
  const visit = (ref: string) => {
    if (found.has(ref)) return;
    found.add(ref);
    for (const next of edges.get(ref) ?? []) visit(next);
  };
  for (const part of list.components) if (names.includes(nameOf(part))) visit(part['bom-ref']);
  return found;
}

const withLicence = (part: Part): Part => {
  const licence = licenceOf(part) ?? corrected[nameOf(part)];
  return licence === undefined || part.licenses ? part : { ...part, licenses: [{ license: { id: licence } }] };
};

const artOf = (folder: string): readonly Part[] =>
  (art[folder] ?? []).map(({ name, licence, description }) => ({
    type: 'data',
    name,
    description,
    'bom-ref': `art:${folder}/${name}`,
    licenses: [{ license: { id: licence } }],
  }));

/**
 * The parts of every published package with their licences (OPS-14): packages that it brings, those that an operator may add to it
 * (`scope: optional`), and its art.
 * @param version of the kit
 * @returns lists by the folders of packages
 */
export function partsLists(root: string, version: string): ReadonlyMap<string, PartsList> {
  const [needed, all] = [listsOf(root, '--prod'), listsOf(root)];
  const folders = readdirSync(join(root, 'packages'));
  return new Map(
    folders.flatMap((folder) => {
      // A manifest of the kit's own.
      const manifest = JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8')) as {
        readonly name: string;
        readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
      };
      const [list, whole] = [needed.get(manifest.name), all.get(manifest.name)];
      if (!list || !whole) throw new Error(`pnpm lists no parts of ${manifest.name}.`);
      const has = new Set(list.components.map((part) => part['bom-ref']));
      const added = reachable(whole, Object.keys(manifest.peerDependenciesMeta ?? {}));
      const optional = whole.components.filter((part) => added.has(part['bom-ref']) && !has.has(part['bom-ref']));
      const components = [...list.components, ...optional.map((part) => ({ ...part, scope: 'optional' }))];
      const known = new Set(list.dependencies.map(({ ref }) => ref));
      const component = { ...list.metadata.component, version };
      return [
        [
          folder,
          {
            ...list,
            metadata: { ...list.metadata, component },
            components: [...components.map(withLicence), ...artOf(folder)],
            dependencies: [
              ...list.dependencies,
              ...whole.dependencies.filter(({ ref }) => added.has(ref) && !known.has(ref)),
            ],
          },
        ] as const,
      ];
    }),
  );
}

/** Parts of a list that may not be there, each as `name@version: licence`. */
export const refusedParts = ({ components }: PartsList): readonly string[] =>
  components
    .filter((part) => !isAllowed(nameOf(part), licenceOf(part)))
    .map((part) => `${nameOf(part)}@${part.version}: ${licenceOf(part) ?? 'no licence'}`);
