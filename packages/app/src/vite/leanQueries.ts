import { leanLibrary } from './leanLibrary.ts';

/** Reads of the product only: nothing is sent by a mutation, and no list is an infinite query. */
const replacements: Readonly<Record<string, string>> = {
  mutationCache: `export class MutationCache {
  getAll() { return []; }
  findAll() { return []; }
  clear() {}
  notify() {}
  resumePausedMutations() { return Promise.resolve(); }
  build() { throw new Error('Mutations are left out of this build (leanQueries.ts).'); }
}`,
  infiniteQueryBehavior: `export const infiniteQueryBehavior = () => {
  throw new Error('Infinite queries are left out of this build (leanQueries.ts).');
};
export const hasNextPage = () => false;
export const hasPreviousPage = hasNextPage;`,
};

/** Fields that are declared with a value, in its place: at the end of what a constructor begins with. */
function withValues(code: string): string {
  const values: string[] = [];
  const rest = code.replaceAll(/^\t#(\w+) = (.+);\n/gm, (_, name: string, value: string) => {
    values.push(`this.#${name} = ${value};`);
    return '';
  });
  if (values.length === 0) return code;
  const begun = rest.replace(/^\tconstructor\(.*\) \{\n(?:\t\tsuper\(.*\);\n)?/m, (start) => start + values.join('\n'));
  return begun === rest
    ? rest.replace(/ = class \{\n/, (start) => `${start}constructor() { ${values.join('\n')} }`)
    : begun;
}

/**
 * A module of query-core as a first page loads it: without what the product does not use, and with plain properties in place of
 * private ones and of fields, which the oldest browsers get wrong, so that each would cost a WeakMap and helpers. No class has
 * one of its base's names.
 * @param name of the file, without its end
 */
export function leanQueryModule(name: string, code: string): string {
  const replaced = replacements[name];
  if (replaced !== undefined) return replaced;
  const declared = code.replaceAll(/^\t#\w+(?: = void 0)?;\n/gm, '');
  return withValues(declared).replaceAll(/(?<=[\t.!( ])#(?=[a-zA-Z]\w*)/g, '_');
}

const module = /[\\/]query-core[\\/]build[\\/]modern[\\/](\w+)\.js$/;

/** Makes the library of queries smaller in what browsers load. */
export const leanQueries = leanLibrary('queries', module, (code, id) =>
  leanQueryModule(module.exec(id)?.[1] ?? '', code),
);
