import { posix } from 'node:path';
import { calls } from '@housefront/contract/calls';
import { callPath, type AnyCall } from '@housefront/contract/endpoint';
import { parse as parseJsonc } from 'jsonc-parser';
import { isLocal } from '../repository/addresses.ts';
import { area, fail, type Found } from './finding.ts';
import { entryOf, gatewayLists, hostsOf } from '../repository/gateway-list.ts';
import { sourcesOf, type SiteSource } from '../repository/site-sources.ts';
import { isObject, type SiteSnapshot, type Snapshot } from '../repository/snapshot.ts';
import { byHand, replace } from '../repository/step.ts';

const kinds = {
  'code.direct-call': fail(
    'A component calls the platform past the gateway',
    'Browsers block the call: the policy of pages allows the site alone, and the platform allows no other origin.',
    'Call /api/… of the site itself.',
  ),
  'code.import-case': fail(
    'An import names a file in other upper or lower case than on disk',
    'The build works on Windows and macOS, and stops in CI and in the image.',
    'Write the name as the file has it.',
  ),
  'code.alias-unresolved': fail(
    'An import uses an alias that only TypeScript knows',
    'The check of types is well, and the build stops: Vite does not read paths of tsconfig.json by itself.',
    'Write the path, or add resolve.alias to vite.config.ts.',
  ),
  'code.process-env': fail(
    'A component reads process.env',
    'Browsers have no process: the component ends with an error.',
    'Read a variable of Vite, import.meta.env.VITE_….',
  ),
  'code.secret-in-browser': fail(
    'A component reads a secret',
    'The build writes variables of Vite into the scripts, and everyone can read them.',
    'Leave the secret to a server of your own, and let the component call that.',
  ),
  'code.worker-twice': fail(
    'A component registers a service worker beside that of the kit',
    'A site has one worker: each visit replaces the other, and notices and pages without a connection end.',
    'Remove the registration, or give that worker a folder of its own as its scope.',
  ),
} as const;

type Id = keyof typeof kinds;

const QUOTED = /(['"`])(https?:\/\/[^'"`\s$<>]+)/g;
const IMPORT = /\b(?:from|import)\b\s*\(?\s*(['"])([^'"\n]+)\1/g;
const CALLS = new Set(
  Object.values<AnyCall>(calls)
    .filter(({ base }) => base === 'api')
    .map((call) => callPath(call)),
);

/** Modules that browsers run: those that the entry of the client reaches, and scripts of the folder `public`. */
function ofBrowser(folder: string, sources: readonly SiteSource[]): readonly SiteSource[] {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const reached = new Set<string>();
  const visit = (file: string): void => {
    const source = byFile.get(file);
    if (!source || reached.has(file)) return;
    reached.add(file);
    for (const [, , path = ''] of source.text.matchAll(IMPORT)) {
      if (!path.startsWith('.')) continue;
      const to = posix.join(posix.dirname(file), path);
      const found = sources.find((each) => each.file === to || each.file.replace(/\.\w+$/, '') === to);
      if (found) visit(found.file);
    }
  };
  for (const { file } of sources)
    if (/\/src\/main\.\w+$/.test(file) || file.startsWith(`${folder}/public/`)) visit(file);
  // A site without a usual entry has its components beside the server.
  return sources.filter(({ file }) => reached.has(file) || /\/src\/(?!server\.)[A-Z]\w*\.[jt]sx$/.test(file));
}

function directCalls({ folder, config }: SiteSnapshot, source: SiteSource, project: Snapshot): Found<Id>[] {
  const entry = entryOf(gatewayLists(project), folder)?.entry;
  const given = [config?.upstream, entry?.['upstream']].flatMap((each) =>
    typeof each === 'string' ? (URL.parse(each)?.host ?? []) : [],
  );
  const own = entry ? hostsOf(entry) : [];
  return [...source.text.matchAll(QUOTED)].flatMap(([, , address = '']): Found<Id>[] => {
    const url = URL.parse(address);
    if (!url || own.includes(url.host)) return [];
    const isUpstream = given.includes(url.host) && (url.pathname.startsWith('/api') || url.pathname === '/');
    if (!isUpstream && !CALLS.has(url.pathname)) return [];
    const to = address.slice(address.indexOf(url.host) + url.host.length).replace(/^\/$/, '');
    const why = `It names ${address}${isLocal(url.host) ? ', which is this machine' : ''}.`;
    return [{ id: 'code.direct-call', where: source.file, why, steps: [replace(source.file, address, to)] }];
  });
}

const ENDINGS = [
  '',
  '.ts',
  '.tsx',
  '.js',
  '.jsx',
  '.mts',
  '.mjs',
  '.json',
  '.css',
  '.css.ts',
  '/index.ts',
  '/index.tsx',
];

function importCase(
  { file, text }: SiteSource,
  all: readonly string[],
  lower: ReadonlyMap<string, string>,
): Found<Id>[] {
  return [...text.matchAll(IMPORT)].flatMap(([whole, , path = '']): Found<Id>[] => {
    if (!path.startsWith('.')) return [];
    const bare = path.replace(/\?.*$/, '');
    const to = posix.join(posix.dirname(file), bare);
    if (ENDINGS.some((ending) => all.includes(to + ending))) return [];
    const ending = ENDINGS.find((each) => lower.has((to + each).toLowerCase()));
    const found = ending === undefined ? undefined : lower.get((to + ending).toLowerCase());
    if (found === undefined || ending === undefined) return [];
    const relative = posix.relative(posix.dirname(file), found.slice(0, found.length - ending.length));
    const right = relative.startsWith('.') ? relative : `./${relative}`;
    const steps = [replace(file, whole, whole.replace(bare, right))];
    return [{ id: 'code.import-case', where: file, why: `It imports ${path}, and the file is ${found}.`, steps }];
  });
}

/** Aliases of TypeScript with the folders that they mean, from the root. */
function aliasesOf(folder: string, { files }: Snapshot): readonly (readonly [string, string])[] {
  return ['', `${folder}/`].flatMap((place) => {
    const json: unknown = parseJsonc(files.text(`${place}tsconfig.json`) ?? '');
    const options = isObject(json) ? json['compilerOptions'] : undefined;
    const paths = isObject(options) ? options['paths'] : undefined;
    const base = isObject(options) && typeof options['baseUrl'] === 'string' ? options['baseUrl'] : '.';
    return Object.entries(isObject(paths) ? paths : {}).flatMap(([alias, targets]) => {
      const target: unknown = Array.isArray(targets) ? targets[0] : undefined;
      if (!alias.endsWith('/*') || typeof target !== 'string' || !target.endsWith('/*')) return [];
      return [[alias.slice(0, -1), posix.join(place || '.', base, target.slice(0, -1))] as const];
    });
  });
}

function aliases({ folder }: SiteSnapshot, sources: readonly SiteSource[], project: Snapshot): Found<Id>[] {
  const { files, manifest } = project;
  const all = aliasesOf(folder, project);
  const vite = files.all.find((path) => path.startsWith(`${folder}/vite.config.`));
  if (all.length === 0 || /\balias\b|tsconfigPaths|tsconfig-paths/.test(files.text(vite ?? '') ?? '')) return [];
  const packages = ['dependencies', 'devDependencies', 'imports'].flatMap((list) =>
    Object.keys(Object(manifest?.[list])),
  );
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(IMPORT)].flatMap(([whole, , path = '']): Found<Id>[] => {
      const [alias, target] = all.find(([start]) => path.startsWith(start)) ?? [];
      const isPackage = packages.some((name) => path === name || path.startsWith(`${name}/`));
      if (alias === undefined || target === undefined || isPackage || path.startsWith('@housefront/')) return [];
      const to = posix.join(target, path.slice(alias.length));
      const ending = ENDINGS.find((each) => files.all.includes(to + each));
      const relative = posix.relative(posix.dirname(file), to + (ending ?? ''));
      const right = relative.startsWith('.') ? relative : `./${relative}`;
      const steps =
        ending === undefined
          ? [byHand(`in ${file} import ${path} by its path`)]
          : [replace(file, whole, whole.replace(path, right))];
      return [{ id: 'code.alias-unresolved', where: file, why: `It imports ${path}.`, steps }];
    }),
  );
}

function variables({ folder }: SiteSnapshot, { file, text }: SiteSource, { files }: Snapshot): Found<Id>[] {
  const vite = files.text(files.all.find((path) => path.startsWith(`${folder}/vite.config.`)) ?? '') ?? '';
  const isDefined = /process\.env/.test(vite) || /typeof process|globalThis\.process/.test(text);
  const read = new Set([...text.matchAll(/\bprocess\.env\.(\w+)/g)].map(([, name = '']) => name));
  const plain = isDefined ? [] : [...read].filter((name) => name !== 'NODE_ENV');
  const secret = new Set(
    [...text.matchAll(/\bimport\.meta\.env\.(VITE_\w*(?:SECRET|PASSWORD|PRIVATE)\w*)/g)].map(([, name = '']) => name),
  );
  return [
    ...plain.map((name): Found<Id> => {
      const steps = [
        replace(file, `process.env.${name}`, `import.meta.env.VITE_${name}`),
        byHand(`name the variable VITE_${name} where it is set, and only if everyone may read it`),
      ];
      return { id: 'code.process-env', where: file, why: `It reads process.env.${name}.`, steps };
    }),
    ...[...secret].map((name): Found<Id> => {
      const steps = [
        byHand(`remove ${name} from ${file}, leave the call that needs it to a server of yours, and change the secret`),
      ];
      return { id: 'code.secret-in-browser', where: file, why: `It reads ${name}.`, steps };
    }),
  ];
}

function workers({ config }: SiteSnapshot, { file, text }: SiteSource): Found<Id>[] {
  if (!config?.webApp?.offline && !config?.push) return [];
  return [...text.matchAll(/\bserviceWorker\.register\(([^)]*)\)/g)].flatMap(([whole, options = '']): Found<Id>[] => {
    // A worker in a folder has that folder as its scope.
    if (/scope:\s*['"`]\/[^'"`]/.test(options) || /^\s*['"`]\/?[\w-]+\//.test(options)) return [];
    const steps = [byHand(`remove ${whole} from ${file}`)];
    return [{ id: 'code.worker-twice', where: file, why: `It has ${whole}.`, steps }];
  });
}

/** Code of the site's own. */
export const code = area<Id>({
  name: 'code',
  kinds,
  check(project) {
    const { all } = project.files;
    const lower = new Map(all.map((path) => [path.toLowerCase(), path]));
    return project.sites.flatMap((site) => {
      const sources = sourcesOf(site.folder, project.files);
      return [
        ...sources.flatMap((source) => importCase(source, all, lower)),
        ...aliases(site, sources, project),
        ...ofBrowser(site.folder, sources).flatMap((source) => [
          ...directCalls(site, source, project),
          ...variables(site, source, project),
          ...workers(site, source),
        ]),
      ];
    });
  },
});
