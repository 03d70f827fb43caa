import { generate, parse, walk, type Atrule, type CssNode, type Declaration, type List, type Rule } from 'css-tree';
import { atruleFeatures, propertyFeature, selectorFeatures, supportedFeatures, valueFeatures } from './css-features.ts';
import type { Finding } from './finding.ts';
import type { MissingFeature } from './floor.ts';

type Block = List<CssNode>;

/** A place in a style sheet that the oldest browsers read differently. */
interface Use {
  readonly features: readonly MissingFeature[];
  /** Whether such a browser has an alternative: an earlier declaration, a prefixed name, an `@supports` around it. */
  readonly wayOut: boolean;
  readonly node: CssNode;
  /** The effect in such a browser. */
  readonly drop: () => void;
}

const isVariable = (property: string) => property.startsWith('--');

/** The uses in a declaration, and whether an earlier declaration in its block is a sufficient fallback. */
function readDeclaration(node: Declaration, before: readonly Declaration[], remove: () => void): Use[] {
  const { property } = node;
  const value = generate(node.value);
  const uses: Use[] = [];
  const unknown = propertyFeature(property);
  if (unknown) {
    // A browser that only knows the prefixed name uses that one, in any order.
    uses.push({ features: [unknown], wayOut: false, node, drop: remove });
    return uses;
  }
  const features = valueFeatures(property, value);
  if (features.length === 0) return uses;
  // A value with var() is only evaluated when it is used; the declaration before it is already dropped.
  const late = isVariable(property) || /\bvar\(/i.test(value);
  const older = before.some(
    (other) => other.property === property && valueFeatures(property, generate(other.value)).length === 0,
  );
  uses.push({
    features,
    wayOut: !late && older,
    node,
    drop: late
      ? () => {
          node.value = { type: 'Raw', value: isVariable(property) ? 'unknown-here' : 'unset' };
        }
      : remove,
  });
  return uses;
}

/** Every use in a style sheet, without features that an `@supports` around it tests. */
function readUses(ast: CssNode): Use[] {
  const uses: Use[] = [];
  const asked: ReadonlySet<string>[] = [];
  const add = (use: Use) => {
    const features = use.features.filter(({ name }) => !asked.some((names) => names.has(name)));
    uses.push(features.length === 0 ? { ...use, wayOut: true } : { ...use, features });
  };
  const prefixed = (block: Block, property: string, { prefix }: MissingFeature) =>
    prefix !== undefined &&
    block.some((other) => other.type === 'Declaration' && other.property === `${prefix}${property}`);

  const readBlock = (block: Block, within: CssNode | undefined) => {
    const before: Declaration[] = [];
    block.forEach((node, item, list) => {
      const remove = () => list.remove(item);
      if (node.type === 'Declaration') {
        for (const use of readDeclaration(node, before, remove))
          add({
            ...use,
            wayOut: use.wayOut || use.features.every((feature) => prefixed(block, node.property, feature)),
          });
        before.push(node);
      }
      if (node.type === 'Rule') readRule(node, list, remove, within);
      if (node.type === 'Atrule') readAtrule(node, remove, within);
    });
  };
  /** Whether the same rule exists beside this one under the prefixed name. */
  const hasTwin = (node: Rule, siblings: Block, { name, prefix }: MissingFeature) => {
    const pseudo = name.split('.').at(-1);
    const twin = generate(node.prelude).replaceAll(`:${pseudo}`, `:${prefix}${pseudo}`);
    return prefix !== undefined && siblings.some((other) => other.type === 'Rule' && generate(other.prelude) === twin);
  };
  const readRule = (node: Rule, siblings: Block, remove: () => void, within: CssNode | undefined) => {
    // Steps of keyframes are no selectors.
    const features = within?.type === 'Atrule' && /keyframes$/i.test(within.name) ? [] : selectorFeatures(node.prelude);
    const wayOut = features.every((feature) => hasTwin(node, siblings, feature));
    if (features.length > 0) add({ features, wayOut, node: node.prelude, drop: remove });
    readBlock(node.block.children, node);
  };
  const readAtrule = (node: Atrule, remove: () => void, within: CssNode | undefined) => {
    const features = atruleFeatures(node);
    if (features.length > 0) add({ features, wayOut: false, node, drop: remove });
    const { prelude } = node;
    const names = node.name === 'supports' && prelude ? supportedFeatures(prelude) : new Set<string>();
    if (names.size > 0 && prelude) {
      const condition = generate(prelude);
      const isTest = !/\bnot\b/i.test(condition);
      // The browser evaluates the condition itself; missing features are replaced by unknown ones.
      uses.push({ features: [], wayOut: true, node, drop: () => hideConditions(prelude) });
      asked.push(isTest ? names : new Set());
    }
    if (node.block) readBlock(node.block.children, node.name === 'layer' || node.name === 'media' ? within : node);
    if (names.size > 0) asked.pop();
  };
  if (ast.type === 'StyleSheet') readBlock(ast.children, undefined);
  return uses;
}

/** Replaces conditions that the oldest browsers do not fulfil by conditions that no browser fulfils. */
function hideConditions(prelude: CssNode): void {
  walk(prelude, (node) => {
    if (node.type === 'SupportsDeclaration' && supportedFeatures(node).size > 0)
      node.declaration.property = 'unknown-here';
    if (node.type === 'FeatureFunction' && supportedFeatures(node).size > 0) node.feature = 'unknown-here';
  });
}

const read = (css: string) => parse(css, { positions: true, parseValue: false });

/** Every feature in a style sheet that the oldest browsers lack, without an alternative for them. */
export function checkCss(css: string): Finding[] {
  return readUses(read(css))
    .filter(({ wayOut }) => !wayOut)
    .flatMap(({ features, node }) =>
      features.map((feature) => ({
        feature,
        line: node.loc?.start.line ?? 0,
        column: node.loc?.start.column ?? 0,
        text: css.slice(node.loc?.start.offset, node.loc?.end.offset).slice(0, 100),
      })),
    );
}

/**
 * A style sheet as a browser that has nothing newer than the floor reads it, for journeys.
 * @internal
 */
export function cssOfFloor(css: string): string {
  const ast = read(css);
  for (const { drop } of readUses(ast)) drop();
  return generate(ast);
}
