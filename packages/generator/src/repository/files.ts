import { lowestNode } from '@housefront/contract/start-program';
import { appFiles } from '../app/files.ts';
import { joinTrees, renderFolder } from '../base/render.ts';
import type { Answers } from '../base/questions.ts';
import { baseTree, hashesOf, recordText, RECORD, templateOfPart, type KitRecord } from '../base/record.ts';
import { siteData } from '../site/data.ts';
import { siteFiles } from '../site/files.ts';
import { templateFiles } from '../template/files.ts';
import { packageFolder, packageName, templateModules } from '../template/own-template.ts';
import type { FileTree } from '../base/writeTree.ts';
import { GATEWAY, gatewayEntry, gatewayText } from './gateway.ts';
import { developerLibraries, libraries } from './libraries.ts';
import { managers, type ManagerName } from './managers.ts';

/** Answers that the files of a repository are generated from. */
export interface RepositoryAnswers {
  /** `name` of the package and `package-manager`. */
  readonly repository: Answers;
  /** Answers of each site, by its id. */
  readonly sites: Readonly<Record<string, Answers>>;
  /** Answers of each template of the operator's own, by its name. */
  readonly templates?: Readonly<Record<string, Answers>> | undefined;
  /** Answers of each native app, by the id of its site. */
  readonly apps?: Readonly<Record<string, Answers>> | undefined;
  /** Parts that were copied into sites. */
  readonly ejected?: KitRecord['ejected'];
}

const isManager = (name: string): name is ManagerName => name in managers;

/** Vite finds the kit's modules in folders. Yarn holds back what is younger than a day, and the kit's version is chosen by hand. */
const yarnSettings = `nodeLinker: node-modules
npmPreapprovedPackages:
  - housefront
  - '@housefront/*'
`;

/**
 * The esbuild that comes for each system needs no script, and pnpm ends with an error until that is decided. As Yarn does, pnpm
 * holds back what is young: unless the kit is excepted, it writes an exception of its own into the file.
 */
const pnpmSettings = `allowBuilds:
  esbuild: false
minimumReleaseAgeExclude:
  - housefront
  - '@housefront/*'
`;

/** Settings that a package manager needs for the kit, by their paths. */
const managerFiles: Partial<Record<ManagerName, (hasPackages: boolean) => readonly (readonly [string, string])[]>> = {
  pnpm: (hasPackages) => [
    ['pnpm-workspace.yaml', `${pnpmSettings}${hasPackages ? 'packages:\n  - packages/*\n' : ''}`],
  ],
  yarn: () => [['.yarnrc.yml', yarnSettings]],
};

/**
 * All generated files of a repository but its record. The same answers and the same kit give the same files (OPS-02).
 * @param kit version of the kit
 */
export function repositoryFiles(
  { repository, sites, templates = {}, apps = {}, ejected = [] }: RepositoryAnswers,
  kit: string,
): FileTree {
  const manager = String(repository['package-manager']);
  if (!isManager(manager)) throw new Error(`${manager} is no package manager that the kit knows.`);
  const ids = Object.keys(sites);
  const packages = [...new Set(Object.values(templates).map((answers) => String(answers['package'])))].sort();
  const hasPackages = packages.length > 0;
  // npm and yarn refuse the protocol, and pnpm looks for a bare version in the registry.
  const local = manager === 'pnpm' || manager === 'bun' ? 'workspace:*' : '0.0.0';
  const settings = managerFiles[manager]?.(hasPackages) ?? [];
  const modules = templateModules(repository, templates);
  const siteOf = (id: string, answers: Answers) => {
    const parts = ejected.filter(({ site }) => site === id).map(templateOfPart);
    return siteData(answers, modules, parts);
  };
  const data = {
    name: String(repository['name']),
    kit,
    node: `>=${lowestNode()}`,
    manager,
    ...managers[manager],
    // The esbuild that comes for each system needs no script; npm asks about it, or skips it with a warning, until it is decided.
    isNpm: manager === 'npm',
    isPnpm: manager === 'pnpm',
    isYarn: manager === 'yarn',
    isBun: manager === 'bun',
    packageFolders: packages.map(packageFolder),
    hasPackages,
    // pnpm has them in a file of its own.
    hasWorkspaces: hasPackages && manager !== 'pnpm',
    settings: settings.map(([path]) => path),
    // They run in production, and the image has nothing else. A library of an operator's sites or settings comes here, too.
    dependencies: { '@housefront/gateway': kit },
    devDependencies: {
      ...Object.fromEntries(packages.map((name) => [packageName(repository, name), local])),
      '@housefront/app': kit,
      '@housefront/sandbox': kit,
      '@housefront/ui': kit,
      housefront: kit,
      ...libraries,
      ...developerLibraries,
    },
    ids,
    first: ids[0] ?? '',
  };
  return joinTrees(
    renderFolder('repository', '', data),
    new Map([[GATEWAY, gatewayText(ids.map(gatewayEntry))], ...settings]),
    ...Object.entries(sites).map(([id, answers]) => siteFiles(siteOf(id, answers))),
    ...Object.entries(apps).flatMap(([id, answers]) => {
      const site = sites[id];
      return site ? [appFiles(siteOf(id, site), answers)] : [];
    }),
    ...Object.entries(templates).map(([name, answers]) => templateFiles(repository, name, answers, kit)),
  );
}

/** The generated files with their bases and the record of them. */
export function recordedFiles(record: Omit<KitRecord, 'files'>): FileTree {
  const files = repositoryFiles(record, record.kit);
  return joinTrees(files, baseTree(files), new Map([[RECORD, recordText({ ...record, files: hashesOf(files) })]]));
}
