import { area, warn, type Found } from './finding.ts';
import type { Snapshot } from '../repository/snapshot.ts';
import type { Step } from '../repository/step.ts';
import { askedNode, leastNode, oldNode } from '../repository/node-range.ts';

const kinds = {
  'container.site-missing': warn(
    'A container file names some sites, and not all',
    'The image lacks a site, or the gateway in it does not serve one.',
    'Name the site as the others are.',
    false,
  ),
  'container.site-unknown': warn(
    'A container file names a site that is not there',
    'The image cannot be built.',
    'Remove the line.',
  ),
  'container.node-old': warn(
    'The image has an older Node than package.json asks for',
    'The build in the image fails.',
    'Name a newer image.',
  ),
} as const;

type Id = keyof typeof kinds;

const containerFile = /^(?:[\w.-]+\/)?(?:Dockerfile[\w.-]*|(?:docker-)?compose[\w.-]*\.ya?ml)$/;

/** Lines of a file without comments. */
const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => !/^\s*#/.test(line));

function sites({ files, allSites }: Snapshot, file: string): Found<Id>[] {
  const lines = linesOf(files.text(file) ?? '');
  const named = lines.flatMap((line) => [...line.matchAll(/\bsites\/(\d+)\b/g)].map(([, id = '']) => ({ id, line })));
  const known = new Set(allSites.map(({ id }) => id));
  const unknown = named.filter(({ id }) => !known.has(id));
  const found = [...Map.groupBy(unknown, ({ id }) => id)].map(([id, places]): Found<Id> => {
    // A line for other sites too stays, without this one.
    const steps = [...new Set(places.map(({ line }) => line))].map((line): Step =>
      line.match(/\bsites\/\d+\b/g)?.every((path) => path === `sites/${id}`)
        ? { kind: 'remove-line', file, line: line.trim() }
        : { kind: 'replace', file, from: line, to: line.replaceAll(new RegExp(`\\S*sites/${id}\\b\\S*\\s*`, 'g'), '') },
    );
    return { id: 'container.site-unknown', where: file, why: `There is no site ${id}.`, steps };
  });
  const present = named.filter(({ id }) => known.has(id));
  const [model] = present;
  const missing = [...known].filter((id) => !named.some((each) => each.id === id));
  if (!model) return found;
  return [
    ...found,
    ...missing.map((id): Found<Id> => {
      const line = model.line.replaceAll(`sites/${model.id}`, `sites/${id}`);
      const steps: Step[] = [{ kind: 'add-line', file, line, after: model.line }];
      return { id: 'container.site-missing', where: file, why: `It names site ${model.id}, and not ${id}.`, steps };
    }),
  ];
}

function node(project: Snapshot, file: string): Found<Id>[] {
  const { files } = project;
  return linesOf(files.text(file) ?? '').flatMap((line): Found<Id>[] => {
    const [, image = '', version = ''] =
      /^\s*FROM\s+(?:--\S+\s+)?((?:\S+\/)?node:(\d+(?:\.\d+){0,2})\S*)/i.exec(line) ?? [];
    if (version === '' || oldNode(version, project) === undefined) return [];
    const to = line.replace(
      image,
      image.replace(`node:${version}`, `node:${leastNode(project)}`).replace(/@sha256:\w+$/, ''),
    );
    const steps: Step[] = [{ kind: 'replace', file, from: line, to }];
    return [{ id: 'container.node-old', where: file, why: `${image} is older than ${askedNode(project)}.`, steps }];
  });
}

/** Container files of the repository. */
export const container = area<Id>({
  name: 'container',
  kinds,
  check: (project) =>
    project.files.all
      .filter((path) => containerFile.test(path))
      .flatMap((file) => [...sites(project, file), ...node(project, file)]),
});
