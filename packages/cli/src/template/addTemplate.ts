import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  readRecord,
  RECORD,
  templateModules,
  wantVersion,
  withTemplate,
  type Answers,
  type KitRecord,
} from '@housefront/generator';
import { Failure } from '../base/command.ts';
import type { SiteFolder } from '../project/siteFolders.ts';
import { renew, type Renewed } from '../upgrade/renew.ts';

/** Effect of a further template on a repository. */
export interface AddedTemplate extends Renewed {
  /** Whether packages have to be installed again, so that sites find the package. */
  readonly needsInstall: boolean;
}

/** The record with a template, and with the sites that name it. */
function withAnswers(
  record: KitRecord,
  answers: Answers,
  mode: 'desktop' | 'mobile',
  ids: readonly string[],
): KitRecord {
  const { template, package: name = '', home = '' } = answers;
  const sites = Object.entries(record.sites).map(([id, site]) => [
    id,
    ids.includes(id) ? { ...site, [mode]: String(template) } : site,
  ]);
  // In the order of a record that is read: the same answers again give the same text.
  const { kit, repository, sites: _, templates, ...rest } = record;
  return {
    kit,
    repository,
    sites: Object.fromEntries(sites),
    templates: { ...templates, [String(template)]: { package: name, home } },
    ...rest,
  };
}

/**
 * Adds a template of the operator's own to a repository, or to further sites of it.
 * @param answers to the questions about a template
 * @param sites that show it
 * @param kit version of the running kit
 * @throws {RecordError} when the repository is of another version
 * @throws {AnswersError} when the config of a site cannot be changed
 */
export function addTemplate(root: string, answers: Answers, sites: readonly SiteFolder[], kit: string): AddedTemplate {
  const record = readRecord(root);
  wantVersion(record, kit);
  if (record.repository['name'] === undefined || record.repository['package-manager'] === undefined)
    throw new Failure(
      `${RECORD} does not say how the repository was made. Make one: npm create housefront@latest, and move your sites there.`,
    );
  const template = String(answers['template']);
  const mode = template.startsWith('desktop') ? 'desktop' : 'mobile';
  const next = withAnswers(
    record,
    answers,
    mode,
    sites.map(({ id }) => id),
  );
  const module = templateModules(next.repository, next.templates ?? {})[template] ?? '';
  // A config has its two lines replaced wherever they are: beside edits of the operator, git would see a conflict.
  const configs = sites.map(({ folder, id }) => {
    const path = `sites/${id}/site.config.ts`;
    return [path, withTemplate(readFileSync(join(folder, 'site.config.ts'), 'utf8'), path, template, module)] as const;
  });
  const renewed = renew(root, next, new Map(configs));
  const needsInstall = renewed.changed.some((path) => path === 'package.json' || path === 'pnpm-workspace.yaml');
  return { ...renewed, needsInstall };
}
