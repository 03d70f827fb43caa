import { kitModule, pageAssets, type Manifest } from '@housefront/app/checks';
import { desktopTemplate, mobileTemplate, templateFolder } from '@housefront/contract/templates';
import { area, fail, warn, type Found } from './finding.ts';
import { commandsOf, isObject, type SiteSnapshot, type Snapshot } from '../repository/snapshot.ts';
import { byHand, run, type Step } from '../repository/step.ts';

/** Largest first load of home in bytes, as browsers receive it: the kit with any of its templates, and room for a site’s own. */
export const firstLoadBudget = { scripts: 130_000, styles: 18_000 } as const;

const kinds = {
  'build.incomplete': fail('A build is not complete', 'The gateway cannot start the site.', 'Build it again.'),
  'build.old': warn(
    'A build is older than the files of its site',
    'Visitors see the site as it was before the last changes.',
    'Build it again.',
    false,
  ),
  'build.branch': fail(
    'A build is not for production',
    'It writes notes for developers into the consoles of visitors.',
    'Build it with BRANCH_NAME=production, the default of housefront build.',
  ),
  'build.source-maps': fail(
    'A build has public source maps',
    'Everyone can read the sources of the site.',
    'Remove build.sourcemap from vite.config.ts and build again.',
  ),
  'build.too-heavy': warn(
    'The first page of a site is heavier than its budget',
    'Phones show it late.',
    'Load the largest modules of the site later, with import().',
  ),
} as const;

type Id = keyof typeof kinds;

const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const isManifest = (value: unknown): value is Manifest =>
  isObject(value) && Object.values(value).every((chunk) => isObject(chunk) && typeof chunk['file'] === 'string');

/** Sizes of the first load of home, per template, over the budget. */
function heavy(site: SiteSnapshot, { files }: Snapshot): Found<Id>[] {
  const client = `${site.folder}/dist/client`;
  const manifest = files.json(`${client}/.vite/manifest.json`);
  if (!isManifest(manifest) || !site.config) return [];
  const sizeOf = (paths: readonly string[]) =>
    paths.reduce((sum, path) => sum + (files.size(`${client}${path}.br`) ?? files.size(`${client}${path}`) ?? 0), 0);
  const names = [
    desktopTemplate(site.config.public.TEMPLATE_NAME),
    mobileTemplate(site.config.public.MOBILE_TEMPLATE_NAME),
  ];
  return names.flatMap((name): Found<Id>[] => {
    if (name === undefined) return [];
    const { scripts, styles } = pageAssets(manifest, { template: templateFolder(name), page: 'home', view: 'home' });
    const over = [
      ['scripts', sizeOf(scripts), firstLoadBudget.scripts],
      ['styles', sizeOf(styles), firstLoadBudget.styles],
    ] as const;
    return over.flatMap(([what, bytes, budget]): Found<Id>[] => {
      if (bytes <= budget) return [];
      const own = Object.entries(manifest)
        .filter(([key, { file }]) => kitModule(key) === null && scripts.includes(`/${file}`))
        .map(([key]) => key);
      const why = `${name}: ${what} of home are ${kilo(bytes)} of ${kilo(budget)}.`;
      const steps = [byHand(`load later what ${own.join(', ') || 'the site'} imports, with import(), and build again`)];
      return [{ id: 'build.too-heavy', where: `${client}: ${name}`, why, steps }];
    });
  });
}

function built(site: SiteSnapshot, project: Snapshot): Found<Id>[] {
  const { files } = project;
  const dist = `${site.folder}/dist`;
  if (!files.isFolder(dist)) return [];
  const build: Step = run(`${commandsOf(project).exec} housefront build ${site.id}`);
  const needed = [
    `${dist}/server/server.js`,
    `${dist}/client/builds/latest.json`,
    `${dist}/client/.vite/manifest.json`,
  ];
  const missing = needed.filter((path) => files.size(path) === undefined);
  if (missing.length > 0)
    return [{ id: 'build.incomplete', where: dist, why: `${missing.join(', ')} is missing.`, steps: [build] }];
  const found: Found<Id>[] = [];
  const at = files.modified(`${dist}/client/builds/latest.json`);
  const newer = files.all.filter((path) => path.startsWith(`${site.folder}/`) && files.modified(path) > at + 1000);
  if (newer.length > 0)
    found.push({ id: 'build.old', where: dist, why: `${newer.join(', ')} changed since.`, steps: [build] });
  const inside = files.below(`${dist}/client`);
  const maps = inside.filter((path) => path.endsWith('.map'));
  if (maps.length > 0) {
    const config = `${site.folder}/vite.config.ts`;
    const line = (files.text(config) ?? '').split(/\r?\n/).find((each) => /\bsourcemap\b/.test(each));
    const remove: Step[] = line === undefined ? [] : [{ kind: 'remove-line', file: config, line: line.trim() }];
    const why = `${maps.length} files, such as ${maps[0]}.`;
    found.push({ id: 'build.source-maps', where: `${dist}/client`, why, steps: [...remove, build] });
  }
  const branch = inside
    .filter((path) => /\/assets\/client-[^/]*\.js$/.test(path))
    .map((path) => /\bbranch:\s*(["'`])(.*?)\1/.exec(files.text(path) ?? '')?.[2])
    .find((name) => name !== undefined && name !== 'production');
  if (branch !== undefined) {
    const why = branch === '' ? 'It has no name of a branch.' : `It is of the branch ${branch}.`;
    found.push({ id: 'build.branch', where: dist, why, steps: [run('unset BRANCH_NAME'), build] });
  }
  return [...found, ...heavy(site, project)];
}

/** Builds, where there are some. */
export const build = area<Id>({
  name: 'build',
  kinds,
  check: (project) => project.sites.flatMap((site) => built(site, project)),
});
