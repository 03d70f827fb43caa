import { join } from 'node:path';
import type { Answers } from '../base/questions.ts';
import { AnswersError } from '../base/questions.ts';
import { readRecord, RECORD, wantVersion, type KitRecord } from '../base/record.ts';
import { siteData } from '../site/data.ts';
import { templateModules } from '../template/own-template.ts';
import type { FileTree } from '../base/writeTree.ts';
import { appFiles, appFolder } from './files.ts';
import { appToken } from './questions.ts';

/**
 * The files of the native app of a site, and the record of the repository with it.
 * @param kit version of the running kit
 * @returns the files, and the lines to write into the config of the site
 * @throws {RecordError} when the repository has files of another version
 * @throws {AnswersError} when the site has an app, or was not made by the generator
 */
export function addApp(
  root: string,
  answers: Answers,
  kit: string,
): { readonly record: KitRecord; readonly files: FileTree; readonly settings: readonly string[] } {
  const record = readRecord(root);
  wantVersion(record, kit);
  const { site: named, ...app } = answers;
  const id = String(named);
  const site = record.sites[id];
  if (!site) throw new AnswersError([`${RECORD} does not say how site ${id} was made. Add the site first.`]);
  if (record.apps?.[id]) throw new AnswersError([`Site ${id} has an app already, in ${appFolder(id)}.`]);
  // The file that was named once may be gone, and its text is in the site.
  const current = site['theme'] === 'tokens' ? { ...site, tokens: join(root, `sites/${id}/theme.tokens.json`) } : site;
  return {
    record: { ...record, apps: { ...record.apps, [id]: app } },
    files: appFiles(siteData(current, templateModules(record.repository, record.templates ?? {})), app),
    settings: [`nativeUserAgentToken: '${appToken(app)}',`, `nativeApp: { id: '${String(app['app-id'])}' },`],
  };
}
