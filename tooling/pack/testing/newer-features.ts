import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** How browser-compat-data says since when something works. */
interface Support {
  readonly version_added?: string | boolean | null;
  readonly flags?: unknown;
}

const require = createRequire(import.meta.url);

function isNewer(version: string, than: string): boolean {
  const [a = [], b = []] = [version, than].map((text) => text.replace('≤', '').split('.').map(Number));
  const at = a.findIndex((part, index) => part !== (b[index] ?? 0));
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
}

/** A built-in object or a member of one that a version of Node.js lacks, with the pattern that finds its use. */
export interface NewerFeature {
  /** Such as `RegExp.escape`. */
  readonly name: string;
  readonly pattern: RegExp;
}

/** A module without its comments, which may name anything. */
export const withoutComments = (code: string): string => code.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

/** Built-in objects, their static members and methods with names of their own that `node` lacks, by MDN's data. */
export function newerFeatures(node: string): readonly NewerFeature[] {
  // The types of the package name each feature one by one.
  const { javascript } = JSON.parse(readFileSync(require.resolve('@mdn/browser-compat-data'), 'utf8')) as {
    javascript: {
      builtins: Record<string, Record<string, { __compat?: { support: { nodejs?: Support | Support[] } } }>>;
    };
  };
  const lacks = (feature: { __compat?: { support: { nodejs?: Support | Support[] } } } | undefined): boolean => {
    const [support] = [feature?.__compat?.support.nodejs ?? []].flat();
    const added = support?.version_added;
    return added === false || support?.flags !== undefined || (typeof added === 'string' && isNewer(added, node));
  };
  const known = new Set<string>();
  const members = Object.entries(javascript.builtins).flatMap(([owner, features]) =>
    Object.keys(features).flatMap((member) =>
      /^\w+$/.test(member) && member !== '__compat' ? [{ owner, member }] : [],
    ),
  );
  for (const { owner, member } of members) if (!lacks(javascript.builtins[owner]?.[member])) known.add(member);
  const objects = Object.keys(javascript.builtins).filter((name) => lacks(javascript.builtins[name] as never));
  return [
    ...objects.map((name) => ({ name, pattern: new RegExp(`(?<![.\\w'"])${name}\\b(?=[.(])`) })),
    ...members
      .filter(({ owner, member }) => !objects.includes(owner) && lacks(javascript.builtins[owner]?.[member]))
      .flatMap(({ owner, member }) => [
        { name: `${owner}.${member}`, pattern: new RegExp(`(?<![.\\w])${owner}\\.${member}\\b`) },
        // A method whose name no other object has. Methods of our own have short names as well.
        ...(known.has(member) || member.length < 9
          ? []
          : [{ name: `${owner}#${member}`, pattern: new RegExp(`\\.${member}\\(`) }]),
      ]),
  ];
}
