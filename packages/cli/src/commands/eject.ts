import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kitVersion, readRecord, shown, templateOfPart, wantVersion, writeTree } from '@housefront/generator';
import { isOwnTemplate, templateFolder, type TemplateName } from '@housefront/contract/templates';
import { Failure, type Command } from '../base/command.ts';
import { eject as ejectParts, partName } from '../eject/parts.ts';
import { leftLine, renew } from '../upgrade/renew.ts';
import { chooseSites, openProject } from '../project/project.ts';

const modes = ['desktop', 'mobile'] as const;

/** The template that a site uses in a mode, by the folder that its config imports. */
function templateOf(config: string, mode: string): string | undefined {
  const imported = new RegExp(
    `\\b${mode}: \\(\\) => import\\('(?:@housefront/ui/templates/([\\w-]+)|\\./templates/([\\w-]+)/template\\.ts)'\\)`,
  );
  const [, kit, own] = imported.exec(config) ?? [];
  const [, named] = new RegExp(`${mode === 'desktop' ? '\\b' : 'MOBILE_'}TEMPLATE_NAME: '([^']+)'`).exec(config) ?? [];
  // A name of the kit's form.
  return kit ?? own ?? (named === undefined ? undefined : templateFolder(named as TemplateName));
}

/** One part of the kit as source of a site. */
export const eject: Command = {
  name: 'eject',
  words: 'part',
  summary: 'Copies one view or slot of the template of a site into the site, where you change it; upgrades merge it.',
  options: () => [
    { name: 'site', kind: 'text', message: 'Id of the site; may be omitted if there is one' },
    { name: 'mode', kind: 'choice', message: 'Template of which mode', options: () => modes, fallback: 'desktop' },
  ],
  needsGit: true,
  examples: [
    ['housefront eject view:home --site 1001', "Copies the desktop's home page."],
    ['housefront eject slot:header --site 1001 --mode mobile', 'Copies the header on phones.'],
  ],
  run({ words: [part, ...more], given, cwd }) {
    if (part === undefined || more.length > 0)
      throw new Failure('Name one part, as view:home or slot:header. Write housefront eject view:home');
    partName(part);
    const project = openProject(cwd);
    const { root } = project;
    const record = readRecord(root);
    wantVersion(record, kitVersion());
    const mode = String(given['mode'] ?? 'desktop');
    if (!modes.some((known) => known === mode))
      throw new Failure(`${shown(mode)} is no mode. Use one of ${modes.join(', ')}.`);
    const [site, other] = chooseSites(project, given['site'] === undefined ? [] : [String(given['site'])]);
    if (!site || other) throw new Failure(`There are several sites. Name one: --site ${site?.id ?? '1001'}`);
    const configFile = join(site.folder, 'site.config.ts');
    const config = readFileSync(configFile, 'utf8');
    const template = templateOf(config, mode);
    if (template === undefined)
      throw new Failure(`sites/${site.id}/site.config.ts names no ${mode} template. Name one: npx housefront doctor`);
    if (isOwnTemplate(template))
      throw new Failure(`${template} is a template of your own. Change it in its package; there is nothing to copy.`);
    const ejected = record.ejected ?? [];
    const isSame = (each: (typeof ejected)[number]) => each.site === site.id && templateOfPart(each) === template;
    if (ejected.some((each) => isSame(each) && each.part === part))
      throw new Failure(
        `${part} of ${template} is in the site already: ${ejected.find((each) => isSame(each) && each.part === part)?.files.at(-1) ?? ''}`,
      );
    const { byPart } = ejectParts(site.id, template, [...ejected.filter(isSame).map((each) => each.part), part]);
    const own = byPart.at(-1)?.files ?? new Map<string, string>();
    const wiring = `sites/${site.id}/templates/${template}/template.ts`;
    const taken = [...own.keys()].find(
      (path) => path !== wiring && existsSync(join(root, path)) && !(path in record.files),
    );
    if (taken !== undefined) throw new Failure(`${taken} exists, and is not the kit's. Move it first.`);
    const configPath = `sites/${site.id}/site.config.ts`;
    const wired = config.replace(`'@housefront/ui/templates/${template}'`, `'./templates/${template}/template.ts'`);
    const parts = [...ejected, { part, site: site.id, files: [...own.keys()], kit: kitVersion() }];
    const { files, changed, left } = renew(root, { ...record, ejected: parts }, new Map([[configPath, wired]]));
    if (left.includes(wiring))
      throw new Failure(`${wiring} has edits of yours on the lines that this part needs. Take them back first.`);
    writeTree(root, files);
    for (const path of left) console.log(leftLine(path));
    for (const path of changed) if (path !== configPath) console.log(`  ${path}`);
    if (!wired.includes(`./templates/${template}/template.ts`))
      console.log(`Import it in ${configPath}: ${mode}: () => import('./templates/${template}/template.ts')`);
    console.log(`${part} is yours. Upgrades merge it: commit it, and see it: npx housefront dev ${site.id}`);
    return Promise.resolve(0);
  },
};
