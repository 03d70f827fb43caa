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
};

/**
 * Floors of the app, from the ground up: a folder imports only from those before it. `kernel` is the base of all, `models`
 * and `forms` are shared by screens, `screens` are pages and overlays, `shell` is the frame around them, `routes` leads to
 * them, `site` starts them on a server and in a browser, `vite` builds them.
 */
const appFloors = ['kernel', 'forms', 'models', 'screens', 'shell', 'routes', 'site', 'vite'];

/**
 * Floors of ui, lowest first: a folder imports only from those before it. `contracts` are files, not a folder: `labels` and the
 * files of patterns, slots and views that are named `contract.ts`, `models.ts`, `labels.ts` or `*.types.ts`.
 */
const uiFloors = [
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
];

/**
 * Floors of the gateway, from the ground up, as `appFloors`. Files of `src` itself put the parts together and import from all
 * floors, except for the two that all floors import: those import nothing of ours.
 */
const gatewayFloors = [
  'types.ts',
  'clock.ts',
  'http',
  'logging',
  'links',
  'shared',
  'render-pool',
  'sites',
  'upstream',
  'render',
  'middleware',
  'routes',
  'hot-path',
];

/** Layers whose tests expect the platform's answers from the sandbox. */
const testedOnSandbox = new Set(['core', 'app', 'gateway']);

/** Features that another feature of the same package may use through their index. */
const sharedFeatures = new Set(['session', 'site']);

/** Whether a file is only for tests and stories. */
export const isTest = (file: string) =>
  /\.(test|spec|e2e|stories|fixtures)\.tsx?$/.test(file) || /\/(?:testing|stories)\//.test(file);
const packageOf = (file: string) => /^packages\/([^/]+)\//.exec(file)?.[1] ?? null;
const siteOf = (file: string) => /^sites\/([^/]+)\//.exec(file)?.[1] ?? null;
const featureOf = (file: string) => /^packages\/[^/]+\/src\/features\/([^/]+)\//.exec(file)?.[1] ?? null;
const floorOf = (file: string) => /^packages\/app\/src\/([^/]+)\//.exec(file)?.[1] ?? null;

function uiFloorOf(file: string): string | null {
  const [, folder, path] = /^packages\/ui\/src\/(?:([^/]+)\/)?(.+)$/.exec(file) ?? [];
  if (!path) return null;
  // Files of the root define and export templates.
  if (!folder) return 'templates';
  if (folder === 'labels') return 'contracts';
  const isContract =
    /^(?:patterns|slots|views)$/.test(folder) && /(?:^|\/)(?:contract|models|labels|[^/]+\.types)\.ts$/.test(path);
  return isContract ? 'contracts' : folder;
}

/** Reason why a floor of ui may not import from another; null if it may. */
function uiFloorFault(from: string, target: string): string | null {
  const [floor, other] = [uiFloorOf(from), uiFloorOf(target)];
  if (floor === null || other === null || floor === other || isTest(from)) return null;
  const unknown = [floor, other].find((name) => !uiFloors.includes(name));
  if (unknown) return `${unknown} is no floor of ui`;
  return uiFloors.indexOf(floor) < uiFloors.indexOf(other) ? `${floor} is below ${other} and must not import it` : null;
}

const gatewayPartOf = (file: string) => /^packages\/gateway\/src\/([^/]+)/.exec(file)?.[1] ?? null;
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
      return 'the app knows no template; a site chooses them';
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

function gatewayImport(part: string | null, other: string | null): string | null {
  if (!part || !other || part === other) return null;
  const [height, otherHeight] = [gatewayFloors.indexOf(part), gatewayFloors.indexOf(other)];
  const isRoot = part.endsWith('.ts') && height < 0;
  if (isRoot) return null;
  if (height < 0) return `${part} is no floor of the gateway`;
  if (otherHeight < 0 || height < otherHeight) return `${part} stands below ${other} and knows nothing of it`;
  return part.endsWith('.ts') ? `${part} imports nothing of ours` : null;
}

function relativeImport(edge: ImportEdge, target: string): string | null {
  const { from } = edge;
  const own = packageOf(from);
  if (own) {
    if (packageOf(target) !== own && !isTest(from)) return 'a relative import leaves the package';
    const feature = featureOf(from);
    const other = featureOf(target);
    if (own === 'core' && feature && other && other !== feature && !isTest(from)) {
      if (!sharedFeatures.has(other)) return `feature ${feature} may import only session and site, not ${other}`;
      if (!target.endsWith('/index.ts')) return `feature ${other} is imported through its index only`;
    }
    const floor = floorOf(from);
    const otherFloor = floorOf(target);
    if (floor && otherFloor && floor !== otherFloor && !isTest(from)) {
      const [height, otherHeight] = [appFloors.indexOf(floor), appFloors.indexOf(otherFloor)];
      if (height < 0 || otherHeight < 0) return `${height < 0 ? floor : otherFloor} is no floor of the app`;
      if (height < otherHeight) return `${floor} stands below ${otherFloor} and knows nothing of it`;
    }
    if (own === 'gateway' && !isTest(from)) {
      const reason = gatewayImport(gatewayPartOf(from), gatewayPartOf(target));
      if (reason) return reason;
    }
    const template = templateOf(from);
    const otherTemplate = templateOf(target);
    if (otherTemplate && otherTemplate !== template && own === 'ui') {
      if (!template && !isTest(from)) return 'shared levels know no template';
      if (template && !otherTemplate.startsWith('_')) return `template ${template} may import only itself and its base`;
      if (template?.startsWith('_')) return 'a base imports no other base';
    }
    return uiFloorFault(from, target);
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
