import { joinTrees, renderFolder } from '../render.ts';
import type { Answers } from '../questions.ts';
import { baseTree, hashesOf, recordText, RECORD, type KitRecord } from '../record.ts';
import { siteData } from '../site/data.ts';
import { siteFiles } from '../site/files.ts';
import type { FileTree } from '../writeTree.ts';
import { GATEWAY, gatewayEntry, gatewayText } from './gateway.ts';
import { developerLibraries, libraries } from './libraries.ts';
import { managers, type ManagerName } from './managers.ts';

/** Answers that the files of a repository are generated from. */
export interface RepositoryAnswers {
  /** `name` of the package and `package-manager`. */
  readonly repository: Answers;
  /** Answers of each site, by its id. */
  readonly sites: Readonly<Record<string, Answers>>;
}

const isManager = (name: string): name is ManagerName => name in managers;

/** Vite finds the kit's modules in folders. Yarn holds back what is younger than a day, and the kit's version is chosen by hand. */
const yarnSettings = `nodeLinker: node-modules
npmPreapprovedPackages:
  - housefront
  - '@housefront/*'
`;

/** Settings that a package manager needs for the kit, by their paths. */
const managerFiles: Partial<Record<ManagerName, readonly (readonly [string, string])[]>> = {
  // The esbuild that comes for each system needs no script, and pnpm ends with an error until that is decided.
  pnpm: [['pnpm-workspace.yaml', 'allowBuilds:\n  esbuild: false\n']],
  yarn: [['.yarnrc.yml', yarnSettings]],
};

/**
 * All generated files of a repository but its record (OPS-02). The same answers and the same kit give the same files.
 * @param kit version of the kit
 */
export function repositoryFiles({ repository, sites }: RepositoryAnswers, kit: string): FileTree {
  const manager = String(repository['package-manager']);
  if (!isManager(manager)) throw new Error(`${manager} is no package manager that the kit knows.`);
  const ids = Object.keys(sites);
  const data = {
    name: String(repository['name']),
    kit,
    manager,
    ...managers[manager],
    isPnpm: manager === 'pnpm',
    isYarn: manager === 'yarn',
    isBun: manager === 'bun',
    settings: (managerFiles[manager] ?? []).map(([path]) => path),
    dependencies: {
      '@housefront/app': kit,
      '@housefront/ui': kit,
      housefront: kit,
      ...libraries,
    },
    devDependencies: developerLibraries,
    ids,
    first: ids[0] ?? '',
  };
  return joinTrees(
    renderFolder('repository', '', data),
    new Map([[GATEWAY, gatewayText(ids.map(gatewayEntry))], ...(managerFiles[manager] ?? [])]),
    ...Object.values(sites).map((answers) => siteFiles(siteData(answers))),
  );
}

/** The generated files with their bases and the record of them. */
export function recordedFiles(record: Omit<KitRecord, 'files'>): FileTree {
  const files = repositoryFiles(record, record.kit);
  return joinTrees(files, baseTree(files), new Map([[RECORD, recordText({ ...record, files: hashesOf(files) })]]));
}
