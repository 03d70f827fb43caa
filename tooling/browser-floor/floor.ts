import { createRequire } from 'node:module';
import type { CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data/types';

/** The oldest browsers in which every flow of identity, money and play works (tier B); see docs/browsers.md. */
export const floor = {
  chrome: '99',
  edge: '99',
  webview_android: '99',
  firefox: '97',
  safari: '15.4',
  safari_ios: '15.4',
  samsunginternet_android: '18',
} as const;

type Browser = keyof typeof floor;
const browsers = Object.keys(floor) as Browser[];

/** A feature of the web platform that the oldest browsers lack. */
export interface MissingFeature {
  /** Path in the data of MDN, such as `css.types.color.color-mix`. */
  readonly name: string;
  /** The browsers without it, each with its first version that has it. */
  readonly missing: readonly string[];
  /** Prefix under which all of these browsers know it, such as `-webkit-`. */
  readonly prefix: string | undefined;
}

const numbers = (version: string) => version.replace('≤', '').split('.').map(Number);

/** Whether a version is at most another one, part by part. */
function upTo(version: string, limit: string): boolean {
  const [own, other] = [numbers(version), numbers(limit)];
  for (let at = 0; at < Math.max(own.length, other.length); at += 1) {
    const difference = (own[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}

const statements = (compat: CompatStatement, browser: Browser): readonly SimpleSupportStatement[] =>
  [compat.support[browser] ?? []].flat();

const known = ({ version_added: added, version_removed: removed, flags }: SimpleSupportStatement, browser: Browser) =>
  typeof added === 'string' &&
  added !== 'preview' &&
  upTo(added, floor[browser]) &&
  !flags &&
  !(removed !== undefined && upTo(removed, floor[browser]));

const plain = (statement: SimpleSupportStatement) => !statement.prefix && !statement.alternative_name;

/** A node of the data: its own facts and the nodes below. */
export interface DataNode {
  readonly __compat?: CompatStatement;
  readonly [name: string]: DataNode | CompatStatement | undefined;
}

/** MDN's data, read directly: loading it as a module costs tests many seconds. */
export const compatData = createRequire(import.meta.url)('@mdn/browser-compat-data') as Readonly<
  Record<'css' | 'html' | 'javascript' | 'api', DataNode>
>;

/** The node at a path below another; undefined when there is none. */
export function nodeAt(root: DataNode | undefined, ...path: readonly string[]): DataNode | undefined {
  let node = root;
  for (const name of path) {
    if (node === undefined || !Object.hasOwn(node, name)) return undefined;
    node = node[name] as DataNode | undefined;
  }
  return node;
}

/**
 * Entries that the data lists as newer than they are: Safari knows these keywords in grids since 10.1. Its gap is in flex
 * containers, where no style of ours has them.
 */
const inGrids = new Set(
  ['align-content.start', 'place-content.start', 'place-self.start', 'place-self.end'].map(
    (name) => `css.properties.${name}`,
  ),
);

/** The browsers that lack a node of the data; null when all have it, or when the data says nothing of it. */
export function missingAt(name: string, node: DataNode | undefined): MissingFeature | null {
  const compat = node?.__compat;
  if (!compat || inGrids.has(name)) return null;
  const without = browsers.filter(
    (browser) => !statements(compat, browser).some((statement) => plain(statement) && known(statement, browser)),
  );
  if (without.length === 0) return null;
  const prefixes = without.map(
    (browser) => statements(compat, browser).find((statement) => statement.prefix && known(statement, browser))?.prefix,
  );
  return {
    name,
    missing: without.map((browser) => {
      const added = statements(compat, browser).find(plain)?.version_added;
      return typeof added === 'string' ? `${browser} before ${added}` : browser;
    }),
    prefix: new Set(prefixes).size === 1 ? prefixes[0] : undefined,
  };
}
