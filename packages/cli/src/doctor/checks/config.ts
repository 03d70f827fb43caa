import { nearest } from '@housefront/contract/nearest';
import { deprecationNote } from '@housefront/contract/site-config';
import { desktopTemplate, mobileTemplate, templateFolder, templateOfFolder } from '@housefront/contract/templates';
import { kitTemplates } from '@housefront/generator';
import { allSkipped, area, fail, warn, type Found } from './finding.ts';
import { keyOf, keys, valueAt } from '../repository/config-keys.ts';
import { commandsOf, type SiteSnapshot, type Snapshot } from '../repository/snapshot.ts';
import { byHand, replace, run, set, unset } from '../repository/step.ts';

const kinds = {
  'config.cannot-load': fail(
    'The config of a site cannot be loaded',
    'The site can be neither built nor started.',
    'Mend the line that is named.',
  ),
  'config.unknown-key': fail(
    'A config has a key that is not known',
    'The build refuses it: it is most likely a typing error, and the meant key has its default.',
    'Correct the spelling, or remove the key.',
  ),
  'config.missing-key': fail('A config lacks a required key', 'The build refuses it.', 'Write the key.'),
  'config.wrong-value': fail(
    'A config has a value that cannot be used',
    'The build refuses it.',
    'Write a value as the reference of the config describes it.',
  ),
  'config.deprecated-key': warn(
    'A config has a key under its old name',
    'The next but one release refuses it.',
    'Write the new name; an upgrade does it too.',
  ),
  'config.site-id-twice': fail(
    'Two sites have the same site id',
    'The gateway refuses to start with both.',
    'Write the id that the platform gave to each site.',
  ),
  'config.unknown-template': fail(
    'A config names a template that the kit does not have',
    'The site cannot be built.',
    'Name a template of the kit, and import it.',
  ),
  'config.template-import': fail(
    'A config names another template than it imports',
    'The build refuses it, because the platform would get the name of a template that is not shown.',
    'Name the imported template.',
  ),
  'config.theme-import': fail(
    'An entry of a site imports another theme than the config names',
    'The build refuses it.',
    'Import @housefront/app/theme, which is the theme that the config names.',
  ),
} as const;

type Id = keyof typeof kinds;

/** The known key that an unknown one most likely means, unless the config has it already. */
function meantKey({ loaded }: SiteSnapshot, path: readonly string[]): string | undefined {
  const parent = path.slice(0, -1);
  const above = parent.filter((each) => !/^\d+$/.test(each)).join('.');
  const siblings = keys
    .filter((key) => key.path.replace(/\.?[^.]+$/, '') === above)
    .map((key) => key.path.split('.').at(-1) ?? '');
  const config = loaded?.problem === undefined ? loaded?.config : undefined;
  const meant = nearest(path.at(-1) ?? '', siblings);
  return meant === undefined || valueAt(config, [...parent, meant]) !== undefined ? undefined : meant;
}

const isUnknown = ({ problem }: { readonly problem: string }) => problem === 'is not a known key';

function problems(site: SiteSnapshot): Found<Id>[] {
  const { configFile, loaded } = site;
  if (loaded?.problem !== undefined) {
    const steps = [byHand(`mend ${configFile} where the message says, and see it again: npx tsc`)];
    return [{ id: 'config.cannot-load', where: configFile, why: `${loaded.problem.replace(/\.$/, '')}.`, steps }];
  }
  const unknown = site.problems.filter(isUnknown).map(({ path, problem }): Found<Id> & { meant: string } => {
    const names = path.split('.');
    const meant = meantKey(site, names);
    const steps = [
      meant === undefined ? unset(configFile, path) : replace(configFile, `${names.at(-1)}:`, `${meant}:`),
    ];
    return {
      id: 'config.unknown-key',
      where: `${configFile}: ${path}`,
      why: `${path} ${problem}.`,
      steps,
      meant: [...names.slice(0, -1), ...(meant === undefined ? [] : [meant])].join('.'),
    };
  });
  const others = site.problems
    // A key that is misspelt is not missing as well.
    .filter((problem) => !isUnknown(problem) && !unknown.some(({ meant }) => meant === problem.path))
    .map(({ path, problem, fix, mend }): Found<Id> => {
      const known = keyOf(path === '(config)' ? [] : path.split('.'));
      const id = problem === 'is missing' ? 'config.missing-key' : 'config.wrong-value';
      let steps = [byHand(`${fix} (${configFile})`)];
      if (mend) steps = [set(configFile, mend.path, mend.value)];
      else if (known && id === 'config.missing-key') steps = [set(configFile, known.at, known.key.example)];
      return { id, where: `${configFile}: ${path}`, why: `${path} ${problem}; ${fix}.`, steps };
    });
  return [...unknown, ...others];
}

function deprecated({ configFile, deprecated: used }: SiteSnapshot, project: Snapshot): Found<Id>[] {
  return used.map((key) => {
    const [from, to] = [key.from.split('.'), key.to?.split('.')];
    const isRename = to?.slice(0, -1).join('.') === from.slice(0, -1).join('.') && !key.convert;
    let steps = [run(`${commandsOf(project).exec} housefront upgrade`)];
    if (!to) steps = [unset(configFile, key.from)];
    else if (isRename) steps = [replace(configFile, `${from.at(-1)}:`, `${to.at(-1)}:`)];
    return { id: 'config.deprecated-key', where: `${configFile}: ${key.from}`, why: deprecationNote(key), steps };
  });
}

/** Folder of the kit's template that a function imports; undefined for a template of the operator's own. */
const importedFolder = (source: string): string | undefined =>
  /['"]@housefront\/ui\/templates\/([\w-]+)['"]/.exec(source)?.[1];

function templates({ configFile, config, loaded }: SiteSnapshot): Found<Id>[] {
  if (!config || loaded?.problem !== undefined) return [];
  const modes = [
    ['desktop', 'TEMPLATE_NAME', desktopTemplate(config.public.TEMPLATE_NAME), loaded?.desktop],
    ['mobile', 'MOBILE_TEMPLATE_NAME', mobileTemplate(config.public.MOBILE_TEMPLATE_NAME), loaded?.mobile],
  ] as const;
  return modes.flatMap(([mode, key, name, source = '']): Found<Id>[] => {
    const folder = importedFolder(source);
    if (name !== undefined && source === '') {
      const line = `${mode}: () => import('@housefront/ui/templates/${templateFolder(name)}')`;
      const steps = [byHand(`write in templates of ${configFile}: ${line}`)];
      return [{ id: 'config.template-import', where: configFile, why: `There is no templates.${mode}.`, steps }];
    }
    if (name === undefined || folder === undefined) return [];
    const known = kitTemplates(mode);
    const where = `${configFile}: public.${key}`;
    const imported = templateOfFolder(folder);
    if (imported === undefined || !known.includes(imported)) {
      const instead = known.includes(name) ? name : (known[0] ?? '');
      const to = instead === name ? templateFolder(name) : instead.toLowerCase().replace('_', '-');
      const why = `The kit has no template ${folder}. It has ${known.join(', ')}.`;
      const steps = [
        ...(instead === name ? [] : [set(configFile, `public.${key}`, instead)]),
        replace(configFile, `@housefront/ui/templates/${folder}`, `@housefront/ui/templates/${to}`),
      ];
      return [{ id: 'config.unknown-template', where, why, steps }];
    }
    if (imported === name) return [];
    const why = `It names ${name}, and templates.${mode} imports that of ${folder}.`;
    return [{ id: 'config.template-import', where, why, steps: [set(configFile, `public.${key}`, imported)] }];
  });
}

/** Entries that import a theme's module themselves, and not that of the theme in the config. */
function theme({ folder, config }: SiteSnapshot, { files }: Snapshot): Found<Id>[] {
  if (!config) return [];
  return ['main', 'server'].flatMap((name): Found<Id>[] => {
    const file = `${folder}/src/${name}.tsx`;
    const [, path = '', kit] =
      /['"](@housefront\/ui\/themes\/([\w-]+)|\.\.\/theme\.css\.ts)['"]/.exec(files.text(file) ?? '') ?? [];
    const imported = kit ?? 'site';
    if (path === '' || imported === config.theme) return [];
    const why = `The config names ${config.theme}, and ${file} imports ${imported}.`;
    return [{ id: 'config.theme-import', where: file, why, steps: [replace(file, path, '@housefront/app/theme')] }];
  });
}

function siteIds({ sites }: Snapshot): Found<Id>[] {
  const byId = Map.groupBy(
    sites.filter(({ config }) => config !== undefined),
    ({ config }) => config?.siteId,
  );
  return [...byId].flatMap(([id, same]): Found<Id>[] =>
    same.length < 2
      ? []
      : same
          .filter((site) => site.id !== String(id))
          .slice(same.some((site) => site.id === String(id)) ? 0 : 1)
          .map((site) => ({
            id: 'config.site-id-twice',
            where: `${site.configFile}: siteId`,
            why: `${same.map(({ folder }) => folder).join(' and ')} have the site id ${id}.`,
            steps: [
              /^\d+$/.test(site.id)
                ? set(site.configFile, 'siteId', Number(site.id))
                : byHand(`write in ${site.configFile} the siteId that the platform gave to this site`),
            ],
          })),
  );
}

/** Configs of sites. */
export const config = area<Id>({
  name: 'config',
  kinds,
  check(project) {
    if (!project.isInstalled) return allSkipped(kinds, 'Configs can be loaded once the packages are installed.');
    return [
      ...project.sites.flatMap((site) => [
        ...problems(site),
        ...deprecated(site, project),
        ...templates(site),
        ...theme(site, project),
      ]),
      ...siteIds(project),
    ];
  },
});
