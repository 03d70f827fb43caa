import { generate, ident, tokenize, tokenTypes, walk, type Atrule, type CssNode } from 'css-tree';
import { compatData, missingAt, nodeAt, type DataNode, type MissingFeature } from './floor.ts';

const { css } = compatData;

const lookUp = (...path: readonly string[]): MissingFeature | null =>
  missingAt(['css', ...path].join('.'), nodeAt(css, ...path));

const lengths = (kind: string) => `viewport_percentage_units_${kind}`;

/** Key of a unit among the lengths of the data, which names some by their family. */
const unitKey = (unit: string): string =>
  unit
    .replace(/^d(vw|vh|vi|vb|vmin|vmax)$/, lengths('dynamic'))
    .replace(/^s(vw|vh|vi|vb|vmin|vmax)$/, lengths('small'))
    .replace(/^l(vw|vh|vi|vb|vmin|vmax)$/, lengths('large'))
    .replace(/^cq\w+$/, 'container_query_length_units');

/** Functions of values by name, wherever the data keeps them below `css.types`. */
const functions = new Map<string, readonly string[]>();
(function collect(node: DataNode | undefined, path: readonly string[]): void {
  for (const name of Object.keys(node ?? {}).filter((key) => key !== '__compat')) {
    if (/^[a-z][a-z0-9-]*$/.test(name) && !functions.has(name)) functions.set(name, [...path, name]);
    if (path.length < 2) collect(nodeAt(node, name), [...path, name]);
  }
})(nodeAt(css, 'types'), ['types']);

/** A word in a function that makes it another feature: a colour made from one, a gradient through a colour space. */
const wordFeatures = { from: 'relative_syntax', in: 'interpolation_color_space' } as const;

/** Parts of a value that the oldest browsers lack: functions, units, and newer keywords of the property. */
export function valueFeatures(property: string, value: string): MissingFeature[] {
  const found: (MissingFeature | null)[] = [];
  const open: string[] = [];
  tokenize(value, (type, start, end) => {
    const text = ident.decode(value.slice(start, end)).toLowerCase();
    if (type === tokenTypes.Function) {
      const name = text.slice(0, -1);
      open.push(name);
      found.push(lookUp('properties', property, `${name}_function`) ?? lookUp(...(functions.get(name) ?? [])));
    } else if (type === tokenTypes.LeftParenthesis) open.push('');
    else if (type === tokenTypes.RightParenthesis) open.pop();
    else if (type === tokenTypes.Dimension)
      found.push(lookUp('types', 'length', unitKey(/[a-z]+$/.exec(text)?.[0] ?? '')));
    else if (type === tokenTypes.Ident) {
      const word = wordFeatures[text as keyof typeof wordFeatures] as string | undefined;
      const around = functions.get(open.at(-1) ?? '');
      if (word && around) found.push(lookUp(...around, word));
      // Inside a function a word means what the function says.
      else if (open.length === 0) found.push(lookUp('properties', property, text));
    }
  });
  return found.filter((feature) => feature !== null);
}

/** A property that the oldest browsers do not know; its prefixed name is an alternative. */
export const propertyFeature = (property: string): MissingFeature | null =>
  property.startsWith('-') ? null : lookUp('properties', property);

/** Pseudo-classes, pseudo-elements and nesting in a selector; one of them makes an old browser drop the whole rule. */
export function selectorFeatures(selector: CssNode): MissingFeature[] {
  const found: (MissingFeature | null)[] = [];
  let forgiving = 0;
  const isForgiving = (node: CssNode) => node.type === 'PseudoClassSelector' && /^(?:is|where)$/.test(node.name);
  walk(selector, {
    enter(node: CssNode) {
      // A list that drops only what it does not know is a way out.
      if (forgiving === 0) {
        if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
          found.push(node.name.startsWith('-') ? null : lookUp('selectors', node.name.toLowerCase()));
        if (node.type === 'NestingSelector') found.push(lookUp('selectors', 'nesting'));
        if (node.type === 'Nth' && node.selector) found.push(lookUp('selectors', 'nth-child', 'of_syntax'));
        if (node.type === 'AttributeSelector' && node.flags)
          found.push(lookUp('selectors', 'attribute', `case_${node.flags}`));
      }
      if (isForgiving(node)) forgiving += 1;
    },
    leave(node: CssNode) {
      if (isForgiving(node)) forgiving -= 1;
    },
  });
  return found.filter((feature) => feature !== null);
}

/** An at-rule that the oldest browsers do not know, and features in its prelude. Conditions of `@supports` do not count. */
export function atruleFeatures({ name, prelude }: Atrule): MissingFeature[] {
  const rule = name.toLowerCase();
  const found = [lookUp('at-rules', rule)];
  if (rule === 'media' && prelude) {
    walk(prelude, (node) => {
      if (node.type === 'FeatureRange') found.push(lookUp('at-rules', 'media', 'range_syntax'));
      if (node.type === 'Feature') found.push(lookUp('at-rules', 'media', node.name.replace(/^(?:min|max)-/, '')));
    });
  }
  return found.filter((feature) => feature !== null);
}

/** Names of the features that the conditions of an `@supports` test; its block may use them. */
export function supportedFeatures(prelude: CssNode): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (features: readonly (MissingFeature | null)[]) => {
    for (const feature of features) if (feature) names.add(feature.name);
  };
  walk(prelude, (node) => {
    if (node.type === 'SupportsDeclaration') {
      const { property, value } = node.declaration;
      add([propertyFeature(property), ...valueFeatures(property, generate(value))]);
    }
    if (node.type === 'FeatureFunction' && node.feature === 'selector') add(selectorFeatures(node.value));
  });
  return names;
}
