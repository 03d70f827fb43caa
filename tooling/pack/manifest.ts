/** A package.json as far as packing reads it. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
  readonly engines?: Readonly<Record<string, string>>;
  readonly sideEffects?: boolean | readonly string[];
  readonly imports?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly exports?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Versions that the monorepo's names for them mean. */
export interface Versions {
  /** Of all packages of the kit. */
  readonly kit: string;
  /** Of libraries, by name: `catalog:`. */
  readonly catalog: Readonly<Record<string, string>>;
  /**
   * The lowest Node.js that runs everything installed: undici of the gateway needs 22.19, and the sandbox `node:sqlite`, which 20
   * lacks. Vite alone builds with 20.19 as well.
   */
  readonly engines: Readonly<Record<string, string>>;
  /** Whether this version of the kit closes a vulnerability. */
  readonly security?: boolean;
}

/** Path of a source file, or pattern of such paths, as packed: `./src/a.css.ts` is `./dist/a.css.js`. */
export const packedPath = (path: string): string => path.replace(/^(\.\/)?src\//, '$1dist/').replace(/\.tsx?$/, '.js');

/** A source file for programs and its declarations for the compiler. */
const withTypes = (path: string) => {
  const packed = packedPath(path);
  return packed.endsWith('.js') ? { types: packed.replace(/\.js$/, '.d.ts'), default: packed } : packed;
};

function version(name: string, range: string, { kit, catalog }: Versions): string {
  if (range === 'workspace:*') return kit;
  if (range !== 'catalog:') return range;
  const known = catalog[name];
  if (known === undefined) throw new Error(`${name} is not in the catalog.`);
  // The kit is tested with this version; an operator may take its later fixes.
  return `^${known}`;
}

const mapValues = <From, To>(record: Readonly<Record<string, From>>, map: (value: From, key: string) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));

/** Tools of the monorepo's own tests are not packed. */
const withoutTesting = (exports: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(exports).filter(([name]) => !name.startsWith('./testing')));

/** Single modules of the look, for parts that sites ejected; upgrades merge these parts when the modules change (ADR 78). */
const singleModules = { './modules/*': { types: './dist/*.d.ts', default: './dist/*.js' } };

/**
 * The package.json of a tarball: paths of JavaScript in `dist` in place of sources, and versions in place of `workspace:` and
 * `catalog:` (OPS-01). What only the monorepo needs is left out.
 */
export function packedManifest(manifest: Manifest, versions: Versions) {
  const { private: _, scripts: __, devDependencies: ___, ...rest } = manifest;
  const { bin, sideEffects, imports, exports, dependencies } = manifest;
  return {
    ...rest,
    version: versions.kit,
    // Registries return it with the list of versions, which is how an older one learns of it (OPS-10).
    ...(versions.security && { housefront: { security: true } }),
    engines: versions.engines,
    ...(bin && { bin: mapValues(bin, packedPath) }),
    ...(Array.isArray(sideEffects) && { sideEffects: sideEffects.map((path: string) => packedPath(path)) }),
    ...(imports && { imports: mapValues(imports, (conditions) => mapValues(conditions, packedPath)) }),
    ...(exports && {
      exports: {
        ...mapValues(withoutTesting(exports), withTypes),
        ...(manifest.name === '@housefront/ui' && singleModules),
      },
    }),
    ...(dependencies && { dependencies: mapValues(dependencies, (range, name) => version(name, range, versions)) }),
  };
}
