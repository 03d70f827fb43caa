import { changedOriginals, ownTextProblems, TEXTS_FOLDER } from '@housefront/app/checks';
import { join } from 'node:path';
import { area, fail, warn, type Found } from './finding.ts';
import type { SiteSnapshot, Snapshot } from '../repository/snapshot.ts';
import { byHand, replace, set, type Step } from '../repository/step.ts';

const kinds = {
  'texts.unusable': fail(
    'A folder of texts cannot be used',
    'The build refuses it.',
    'Declare the language in ownLanguages, or correct the folder or file.',
  ),
  'texts.original-changed': warn(
    'A text of the kit has changed that the site words itself',
    'The site may say something that is no longer so.',
    'Read both, correct the text of the site, and write the kit’s new one as its original.',
  ),
  'texts.none': warn(
    'A language of the site’s own has no texts',
    'Its visitors read the texts of the fallback language.',
    'Write the texts in a folder named after the language.',
    false,
  ),
} as const;

type Id = keyof typeof kinds;

/** Folders of texts that the build refuses. */
function unusable(site: SiteSnapshot, { root }: Snapshot): readonly Found<Id>[] {
  return ownTextProblems(join(root, site.folder), site.config?.ownLanguages ?? {}).map((problem) => {
    const [, where = '', why = '', remedy = ''] = /^([^:]+): (.*?\.) (.*?)\.?$/.exec(problem) ?? [];
    const [, code] = /does not declare (\w+)\.$/.exec(why) ?? [];
    const steps =
      code === undefined
        ? []
        : [set(site.configFile, 'ownLanguages', { ...site.config?.ownLanguages, [code]: { name: code } })];
    return { id: 'texts.unusable', where: `${site.folder}/${where}`, why, steps: [...steps, byHand(remedy)] };
  });
}

/** Texts of the kit that have changed since the site put others in their place (OPS-23). */
const changed = (site: SiteSnapshot, { root }: Snapshot): readonly Found<Id>[] =>
  changedOriginals(join(root, site.folder)).map(({ code, file, key, was, is }) => ({
    id: 'texts.original-changed',
    where: `${site.folder}/${file}`,
    why: `${key} in ${code} was ${JSON.stringify(was)} and is ${JSON.stringify(is)}.`,
    steps: [
      byHand(`correct the text of ${key}`),
      replace(`${site.folder}/${file}`, JSON.stringify(was), JSON.stringify(is)),
    ],
  }));

/** Languages of a site's own without a text. */
function empty(site: SiteSnapshot, { files }: Snapshot): readonly Found<Id>[] {
  return Object.entries(site.config?.ownLanguages ?? {}).flatMap(([code, { fallback }]) => {
    const folder = `${site.folder}/${TEXTS_FOLDER}/${code}`;
    const written = files.all.filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.json'));
    if (written.some((file) => Object.keys(Object(files.json(file))).length > 0)) return [];
    const why = `${code} has no text, and its visitors read ${fallback}.`;
    const [file = `${folder}/common.json`] = written;
    const line = '{ "common.cancel": "Cancel" }';
    const begin: Step =
      files.text(file) === undefined ? { kind: 'add-line', file, line } : replace(file, files.text(file) ?? '', line);
    return [{ id: 'texts.none' as const, where: folder, why, steps: [begin, byHand('translate it and all others')] }];
  });
}

/** Texts of languages that the kit does not ship, and texts in the place of the kit's (LOC-02). */
export const texts = area<Id>({
  name: 'texts',
  kinds,
  check: (project) =>
    // Without a config it is not known which languages a site has.
    project.sites.flatMap((site) =>
      site.config ? [...unusable(site, project), ...changed(site, project), ...empty(site, project)] : [],
    ),
});
