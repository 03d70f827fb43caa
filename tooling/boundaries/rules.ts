import type { ImportEdge } from './graph.ts';

/** A forbidden import, or another violation of a boundary, with the reason for its author. */
export interface Violation {
  readonly from: string;
  readonly line: number;
  /** The imported module or the used global. */
  readonly specifier: string;
  readonly reason: string;
}

/** Allowed imports of our packages for each layer. All other rules are computed from the folders. */
const layers: Record<string, readonly string[]> = {
  contract: [],
  core: ['contract'],
  ui: [],
  app: ['contract', 'core', 'ui'],
  gateway: ['contract'],
  sandbox: ['contract'],
  generator: ['contract', 'ui'],
  cli: ['contract', 'ui', 'app', 'gateway', 'generator', 'sandbox'],
  create: ['contract', 'generator'],
};

/** The folders of a package in order, lowest first. A folder imports only from those before it. */
interface Floors {
  readonly order: readonly string[];
  /** The floor of a file, by its path in `src`. */
  readonly of: (path: string) => string;
}

/**
 * Each folder is a floor, named after it.
 * @param ground files of `src` that are below all folders; its other files belong to the floor `rest`
 */
const byFolder =
  (ground: readonly string[], rest: (file: string) => string) =>
  (path: string): string => {
    const [folder = path, ...inside] = path.split('/');
    if (inside.length > 0) return folder;
    return ground.includes(path) ? 'ground' : rest(path);
  };

/** Files of core's `src` that put its parts together; the others there are shared by records and features. */
const coreEntries = ['createCore.ts', 'core.lazy.ts', 'lazy-calls.ts', 'startCore.ts', 'CoreProvider.tsx', 'index.ts'];

const floorsOf: Readonly<Record<string, Floors>> = {
  // `kernel` is the base of all, `worker` is bundled apart from pages, `models` and `forms` are shared by screens, `protection` is loaded by sites with a profile only, `screens` are pages and overlays, `shell` is the
  // frame around them, `routes` leads to them, `site` starts them on a server and in a browser, `vite` builds them.
  app: {
    order: ['kernel', 'worker', 'forms', 'models', 'protection', 'screens', 'shell', 'routes', 'site', 'vite'],
    of: byFolder([], (file) => file),
  },
  core: {
    order: ['ground', 'i18n', 'adapters', 'shared', 'records', 'features', 'entries'],
    of: byFolder(['createSignal.ts', 'events.ts', 'site.store.ts'], (file) =>
      coreEntries.includes(file) ? 'entries' : 'shared',
    ),
  },
  ui: {
    order: [
      'theme',
      'foundations',
      'primitives',
      'contracts',
      'patterns',
      'slots',
      'views',
      'templates',
      'testing',
      'conformance',
    ],
    of: (path) => {
      const folder = byFolder([], () => 'templates')(path);
      // Contracts are files of several folders. Files of `src` define and export templates.
      const isContract =
        /^(?:patterns|slots|views)$/.test(folder) && /\/(?:contract|models|labels|[^/]+\.types)\.ts$/.test(path);
      return folder === 'labels' || isContract ? 'contracts' : folder;
    },
  },
  gateway: {
    order: [
      'ground',
      'http',
      'logging',
      'network',
      'links',
      'network',
      'shared',
      'render-pool',
      'sites',
      'metrics',
      'opentelemetry',
      'upstream',
      'render',
      'middleware',
      'routes',
      'hot-path',
      'private',
      'entries',
    ],
    of: byFolder(['types.ts', 'clock.ts'], () => 'entries'),
  },
};

/** Layers whose tests expect the platform's answers from the sandbox. */
const testedOnSandbox = new Set(['core', 'app', 'gateway']);

/** Features that another feature of the same package may use through their index. */
const sharedFeatures = new Set(['protection', 'session', 'site']);

/** Whether a file is only for tests and stories. */
export const isTest = (file: string) =>
  /\.(test|spec|e2e|stories|fixtures)\.tsx?$/.test(file) || /\/(?:testing|stories)\//.test(file);
const packageOf = (file: string) => /^packages\/([^/]+)\//.exec(file)?.[1] ?? null;
const siteOf = (file: string) => /^sites\/([^/]+)\//.exec(file)?.[1] ?? null;
const featureOf = (file: string) => /^packages\/[^/]+\/src\/features\/([^/]+)\//.exec(file)?.[1] ?? null;

/** Reason that a file may not import another one of its package, by their floors; null if it may. */
function floorFault(own: string, from: string, target: string): string | null {
  const floors = floorsOf[own];
  if (!floors || isTest(from)) return null;
  const src = `packages/${own}/src/`;
  if (!from.startsWith(src) || !target.startsWith(src)) return null;
  const [floor, other] = [floors.of(from.slice(src.length)), floors.of(target.slice(src.length))];
  if (floor === other) return null;
  const unknown = [floor, other].find((name) => !floors.order.includes(name));
  if (unknown) return `${unknown} is no floor of ${own}`;
  return floors.order.indexOf(floor) < floors.order.indexOf(other)
    ? `${floor} is below ${other} and must not import it`
    : null;
}

const templateOf = (file: string) => /^packages\/ui\/src\/templates\/([^/]+)\//.exec(file)?.[1] ?? null;

function packageImport(edge: ImportEdge): string | null {
  const [, name, rest = ''] = /^@housefront\/([^/]+)(\/.*)?$/.exec(edge.specifier) ?? [];
  if (!name) return null;
  const { from } = edge;
  const own = packageOf(from);
  if (own && own in layers) {
    if (own === name) return `a package imports its own files by relative paths`;
    if (name === 'sandbox' && testedOnSandbox.has(own) && isTest(from)) return null;
    if (own === 'app' && name === 'ui' && rest.startsWith('/templates/') && !isTest(from))
      return 'the app must not import templates; a site chooses them';
    if (!layers[own]?.includes(name))
      return `${own} may import ${layers[own]?.join(', ') || 'nothing of ours'}, not ${name}`;
    return null;
  }
  if (siteOf(from)) {
    if (name === 'app') return null;
    if (name === 'ui' && /^\/(templates|themes|theme)(\/|$)/.test(rest)) return null;
    return `a site imports the app, its templates and its theme, not ${name}${rest}`;
  }
  return null;
}

function relativeImport(edge: ImportEdge, target: string): string | null {
  const { from } = edge;
  const own = packageOf(from);
  if (own) {
    if (packageOf(target) !== own && !isTest(from)) return 'a relative import leaves the package';
    const feature = featureOf(from);
    const other = featureOf(target);
    if (own === 'core' && feature && other && other !== feature && !isTest(from)) {
      if (!sharedFeatures.has(other))
        return `feature ${feature} may import only session and site, or protection, not ${other}`;
      if (!target.endsWith('/index.ts')) return `feature ${other} is imported through its index only`;
    }
    const template = templateOf(from);
    const otherTemplate = templateOf(target);
    if (otherTemplate && otherTemplate !== template && own === 'ui') {
      if (!template && !isTest(from)) return 'shared levels must not import templates';
      if (template && !otherTemplate.startsWith('_')) return `template ${template} may import only itself and its base`;
      if (template?.startsWith('_')) return 'a base imports no other base';
    }
    return floorFault(own, from, target);
  }
  const site = siteOf(from);
  if (site && siteOf(target) !== site) return 'a site imports nothing of another site';
  return null;
}

/** Checks one import. `target` is the relative import's path from the root, or null for a package. */
export function checkImport(edge: ImportEdge, target: string | null): Violation | null {
  const reason = target === null ? packageImport(edge) : relativeImport(edge, target);
  return reason ? { from: edge.from, line: edge.line, specifier: edge.specifier, reason } : null;
}
