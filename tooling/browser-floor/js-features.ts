import { compatData, missingAt, nodeAt, type DataNode, type MissingFeature } from './floor.ts';

const { api, javascript, html } = compatData;
const builtins = nodeAt(javascript, 'builtins') ?? {};
const isPart = (name: string) => name !== '__compat';
const parts = (node: DataNode | undefined) => Object.keys(node ?? {}).filter(isPart);

type Entry = readonly [path: string, node: DataNode | undefined];

/** Global objects, interfaces and functions of the page, by name. */
const globals = new Map<string, Entry[]>();
for (const [path, owner] of [
  ['javascript.builtins', builtins],
  ['api', api],
  ['api.Window', nodeAt(api, 'Window')],
] as const) {
  for (const name of parts(owner))
    globals.set(name, [...(globals.get(name) ?? []), [`${path}.${name}`, nodeAt(owner, name)]]);
}

/**
 * Objects that scripts have by many names. A method of one of these is known by its own name, unless anything in the data
 * has had a member of that name for long.
 */
const anonymous = ['Array', 'String', 'Promise', 'Set', 'Map', 'Date', 'RegExp', 'ArrayBuffer'].concat(
  [
    'Element',
    'HTMLElement',
    'Node',
    'ShadowRoot',
    'DocumentFragment',
    'DOMTokenList',
    'Range',
    'Selection',
    'Animation',
  ],
  [
    'Blob',
    'Response',
    'Request',
    'Headers',
    'FormData',
    'URLSearchParams',
    'ReadableStream',
    'AbortSignal',
    'CSSStyleSheet',
  ],
);
/** The global that holds the one object of an interface. */
const holders: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  performance: 'Performance',
  crypto: 'Crypto',
  history: 'History',
  screen: 'Screen',
  visualViewport: 'VisualViewport',
};

const members = new Map<string, Entry[]>();
const events = new Map<string, Entry[]>();
const owners = [
  ...parts(builtins).map((name): Entry => [`javascript.builtins.${name}`, nodeAt(builtins, name)]),
  ...parts(api).map((name): Entry => [`api.${name}`, nodeAt(api, name)]),
];
for (const [path, owner] of owners) {
  for (const key of parts(owner)) {
    const [, name = key, kind] = /^(.*?)(_event|_static)?$/.exec(key) ?? [];
    const map = kind === '_event' ? events : members;
    map.set(name, [...(map.get(name) ?? []), [`${path}.${key}`, nodeAt(owner, key)]]);
  }
}

const first = (features: readonly (MissingFeature | null)[]) => features.find((feature) => feature !== null) ?? null;

const inAll = (entries: readonly Entry[]): MissingFeature | null => {
  const features = entries.map(([path, node]) => missingAt(path, node));
  return features.every((feature) => feature !== null) ? first(features) : null;
};

/** The browsers that lack a global of this name; null for other names and for old globals. */
export const globalFeature = (name: string): MissingFeature | null => inAll(globals.get(name) ?? []);

/** The browsers that lack a member of a global: `URL.canParse`, `Intl.Segmenter`, `navigator.share`. */
export function staticFeature(object: string, member: string): MissingFeature | null {
  return first(
    (globals.get(holders[object] ?? object) ?? []).flatMap(([path, node]) =>
      [member, `${member}_static`].map((name) => missingAt(`${path}.${name}`, nodeAt(node, name))),
    ),
  );
}

/** The browsers that lack a method of this name, on any object. */
export function methodFeature(name: string): MissingFeature | null {
  const entries = members.get(name) ?? [];
  return entries.some(([path]) => anonymous.includes(path.split('.').at(-2) ?? '')) ? inAll(entries) : null;
}

/** Events that may never fire: without support, a listener waits forever. */
export const eventFeature = (name: string): MissingFeature | null => inAll(events.get(name) ?? []);

/** An attribute of HTML as React names it. */
export function attributeFeature(property: string): MissingFeature | null {
  const name = property.toLowerCase();
  const elements = nodeAt(html, 'elements');
  const entries: Entry[] = [
    [`html.global_attributes.${name}`, nodeAt(html, 'global_attributes', name)],
    ...parts(elements).map((tag): Entry => [`html.elements.${tag}.${name}`, nodeAt(elements, tag, name)]),
  ];
  return inAll(entries.filter(([, node]) => node !== undefined));
}

/** Features in the pattern of a regular expression; an old engine refuses the whole file because of them. */
export function patternFeatures(pattern: string, flags: string): MissingFeature[] {
  const expressions = nodeAt(javascript, 'regular_expressions');
  const at = (name: string) => missingAt(`javascript.regular_expressions.${name}`, nodeAt(expressions, name));
  const flag = (name: string) => missingAt(`javascript.builtins.RegExp.${name}`, nodeAt(builtins, 'RegExp', name));
  return [
    /\(\?<[=!]/.test(pattern) ? at('lookbehind_assertion') : null,
    /\(\?[ims]*-?[ims]+:/.test(pattern) ? at('modifier') : null,
    flags.includes('v') ? flag('unicodeSets') : null,
    flags.includes('d') ? flag('hasIndices') : null,
  ].filter((feature) => feature !== null);
}

const syntaxPaths: Readonly<Record<string, readonly string[]>> = {
  StaticBlock: ['classes', 'static', 'initialization_blocks'],
};

/** The requirement of a kind of syntax. The build lowers all of it, so none is expected. */
export function syntaxFeature(type: string): MissingFeature | null {
  const path = syntaxPaths[type];
  return path ? missingAt(`javascript.${path.join('.')}`, nodeAt(javascript, ...path)) : null;
}

/** Features missing in the oldest Chrome, Safari or Firefox, to be removed from a newer browser. */
export interface NewerApis {
  readonly globals: readonly string[];
  /** Name of the owner and of its member, on itself or on its prototype. */
  readonly members: readonly (readonly [owner: string, member: string])[];
  /** Attributes of HTML in small letters. */
  readonly attributes: readonly string[];
}

/** Features that depend on the device instead of its age: phones have no wheel, desktops no touch. */
const byAge = (feature: MissingFeature | null): boolean => {
  const without = new Set(feature?.missing.map((browser) => browser.split(' ')[0]));
  return (
    ['chrome', 'firefox'].some((name) => without.has(name)) || (without.has('safari') && without.has('safari_ios'))
  );
};

/**
 * Everything that {@link NewerApis} reports, from the data, for journeys.
 * @internal
 */
export function newerApis(): NewerApis {
  const newer = ([path, node]: Entry) => byAge(missingAt(path, node));
  const elements = nodeAt(html, 'elements');
  const attributes = [nodeAt(html, 'global_attributes'), ...parts(elements).map((tag) => nodeAt(elements, tag))];
  return {
    globals: [...globals].filter(([, entries]) => entries.every(newer)).map(([name]) => name),
    members: [...members].flatMap(([name, entries]) =>
      entries.filter(newer).map(([path]) => [path.split('.').at(-2) ?? '', name] as const),
    ),
    attributes: attributes.flatMap(parts).filter((name) => byAge(attributeFeature(name))),
  };
}
