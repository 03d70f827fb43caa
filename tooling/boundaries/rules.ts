import { floorsOf } from './floors.ts';
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
export const layers: Record<string, readonly string[]> = {
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

/** Layers whose tests expect the platform's answers from the sandbox. */
const testedOnSandbox = new Set(['core', 'app', 'gateway']);

/** Features that another feature of the same package may use through their index. */
export const sharedFeatures = new Set(['session', 'site']);

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
        return `feature ${feature} may import only ${[...sharedFeatures].join(', ')}, not ${other}`;
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
