/** Files of a version of the repository. */
export interface Version {
  /** Paths of the files in a folder. */
  readonly list: (folder: string) => readonly string[];
  /** Text of a file; null if the version has none. */
  readonly read: (path: string) => string | null;
}

/** Exports and declarations of a report of `docs/api/packages`. */
interface Report {
  /** Import paths with their names. */
  readonly entries: ReadonlyMap<string, ReadonlySet<string>>;
  /** Declarations by file and name, overloads in their order. */
  readonly declarations: ReadonlyMap<string, string>;
}

function readReport(text: string): Report {
  const entries = new Map<string, ReadonlySet<string>>();
  const declarations = new Map<string, string>();
  for (const block of text.split(/\n\n(?=\S)/)) {
    const [title = '', ...lines] = block.trimEnd().split('\n');
    if (!title.startsWith('// ')) {
      entries.set(title, new Set(lines.map((line) => line.trim())));
      continue;
    }
    for (const declaration of lines.join('\n').split(/\n(?=\S)(?![}\])])/)) {
      const [, name] = /^(?:declare |abstract |default )*[a-z]+ (\w[\w$]*)/.exec(declaration) ?? [];
      const key = `${title.slice(3)}#${name ?? declaration}`;
      // A type of another module is named with its file, which users of the package do not see.
      const seen = declaration.replaceAll(/import\("\.[^"]*"\)/g, 'import(…)');
      declarations.set(key, [declarations.get(key), seen].filter(Boolean).join('\n'));
    }
  }
  return { entries, declarations };
}

/** Whether code that fits the declaration `before` fits `after` as well: nothing is gone, and what came is optional or a result. */
function fits(before: string, after: string): boolean {
  const left = after.split('\n');
  for (const line of before.split('\n')) {
    const at = left.indexOf(line);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  // A constant or class is made by the kit and only read by others.
  return (
    /^declare (?:abstract )?(?:const|class)\b/.test(after) ||
    left.every((line) => /^\s+(?:readonly )?['"\w$-]+\?:/.test(line))
  );
}

function brokenExports(name: string, before: string, after: string): readonly string[] {
  const [was, is] = [readReport(before), readReport(after)];
  const path = (entry: string) => `@housefront/${name}${entry.slice(1)}`;
  const gone = [...was.entries].flatMap(([entry, names]) => {
    const left = is.entries.get(entry);
    return left ? [...names].filter((each) => !left.has(each)).map((each) => `${path(entry)}#${each}`) : [path(entry)];
  });
  const changed = [...was.declarations].flatMap(([key, text]) => {
    const now = is.declarations.get(key);
    // A removed export is named above. A declaration that moved to another file is the same.
    const moved =
      now ??
      [...is.declarations].find(
        ([other]) => !was.declarations.has(other) && other.split('#')[1] === key.split('#')[1],
      )?.[1];
    return moved === undefined || fits(text, moved) ? [] : [`@housefront/${name}#${key.split('#')[1]}`];
  });
  return [...gone, ...changed];
}

/** Keys of `docs/site-config.md`: whether a site has to give them, and the example of each. */
const configKeys = (page: string) =>
  new Map(
    page
      .split(/^#{2,6} `/m)
      .flatMap((section): readonly [string, { readonly required: boolean; readonly example: string }][] => {
        const [, key] = /^([\w$.]+)`\n/.exec(section) ?? [];
        const [, example = ''] = /Example: `([^]*?)`\n/.exec(section) ?? [];
        return key ? [[key, { required: /^Required\./m.test(section), example }]] : [];
      }),
  );

function brokenConfig(before: string, after: string): readonly string[] {
  const [was, is] = [configKeys(before), configKeys(after)];
  const gone = [...was.keys()].filter((key) => !is.has(key));
  // The keys of a new optional key are asked only of a site that has it.
  const asked = [...is].filter(([key, { required }]) => {
    const parent = key.split('.').slice(0, -1).join('.');
    return required && !was.get(key)?.required && (parent === '' || was.has(parent));
  });
  const version = was.get('version')?.example === is.get('version')?.example ? [] : ['version'];
  return [...new Set([...version, ...gone, ...asked.map(([key]) => key)])].map((key) => `config.${key}`);
}

/** Calls of an OpenAPI document. */
const callsOf = (text: string): readonly string[] => {
  const { paths } = JSON.parse(text) as { readonly paths: Readonly<Record<string, object>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
};

/** Events of an AsyncAPI document, by channel and name. */
const eventsOf = (text: string): readonly string[] => {
  const { channels } = JSON.parse(text) as {
    readonly channels: Readonly<Record<string, { readonly messages?: object }>>;
  };
  return Object.entries(channels).flatMap(([channel, { messages = {} }]) =>
    Object.keys(messages).map((event) => `event ${channel}/${event}`),
  );
};

const missing =
  (list: (text: string) => readonly string[]) =>
  (before: string, after: string): readonly string[] => {
    const left = new Set(list(after));
    return list(before).filter((each) => !left.has(each));
  };

type Compare = (before: string, after: string) => readonly string[];

/** Public interfaces beside the exports: files that checks keep current. */
const others: Readonly<Record<string, Compare>> = {
  'docs/site-config.md': brokenConfig,
  'docs/api/openapi.json': missing(callsOf),
  'docs/api/asyncapi.json': missing(eventsOf),
};

/**
 * Public names that `after` removes, or changes so that what fitted `before` may not fit (OPS-13): exports and their
 * declarations, keys of the config and its version, calls and events of a platform.
 */
export function breakingChanges(before: Version, after: Version): readonly string[] {
  const reports = before.list('docs/api/packages').flatMap((path): readonly [string, Compare][] => {
    const [, name] = /\/([\w-]+)\.txt$/.exec(path) ?? [];
    return name ? [[path, (was, is) => brokenExports(name, was, is)]] : [];
  });
  return [...reports, ...Object.entries(others)].flatMap(([path, compare]) => {
    const [was, is] = [before.read(path), after.read(path)];
    if (was === null || was === is) return [];
    // A package that is gone takes its exports along.
    return is === null
      ? [path.replace(/^docs\/api\/packages\/(.*)\.txt$/, '@housefront/$1')]
      : [...new Set(compare(was, is))];
  });
}

/** Whether a note that names `named` describes the change of `name`: the same, the import path before `#`, or a path with `*`. */
export function covers(named: string, name: string): boolean {
  if (named === name || name.startsWith(`${named}#`) || name.startsWith(`${named}.`)) return true;
  const [before, after] = named.split('*');
  return after !== undefined && name.startsWith(before ?? '') && name.endsWith(after);
}
