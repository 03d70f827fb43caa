import { area, warn, type Found } from './finding.ts';
import { leastNode, oldNode } from '../repository/node-range.ts';
import { isObject, type Snapshot } from '../repository/snapshot.ts';
import { replace, set } from '../repository/step.ts';

const kinds = {
  'project.node-pinned': warn(
    'A file chooses a Node that is too old',
    'Programs that follow it, also those of CI and hosting, run with a Node that cannot start the kit.',
    'Write the version that package.json asks for.',
  ),
} as const;

type Id = keyof typeof kinds;

/** Files that choose a Node, with the version in the first group, and whether a part of a version is enough. */
const FILES = [
  ['.nvmrc', /^\s*(\S+)\s*$/, true],
  ['.node-version', /^\s*(\S+)\s*$/, true],
  ['.tool-versions', /^node(?:js)?[ \t]+(\S+)/m, false],
  ['mise.toml', /^\s*node\s*=\s*["']([^"']+)["']/m, true],
  ['.mise.toml', /^\s*node\s*=\s*["']([^"']+)["']/m, true],
] as const;

/** Files of version managers. */
export const nodePins = area<Id>({
  name: 'project',
  kinds,
  check(project: Snapshot) {
    const { files, manifest } = project;
    const inFiles = FILES.flatMap(([file, pattern, isPart]): Found<Id>[] => {
      const [, written = ''] = pattern.exec(files.text(file) ?? '') ?? [];
      const old = written === '' ? undefined : oldNode(written, project);
      if (old === undefined) return [];
      const to = leastNode(project, !isPart);
      return [
        { id: 'project.node-pinned', where: file, why: `It names ${written}.`, steps: [replace(file, written, to)] },
      ];
    });
    const volta = isObject(manifest?.['volta']) ? manifest['volta']['node'] : undefined;
    if (typeof volta !== 'string' || oldNode(volta, project) === undefined) return inFiles;
    const steps = [set('package.json', 'volta.node', leastNode(project, true))];
    return [...inFiles, { id: 'project.node-pinned', where: 'package.json: volta', why: `It names ${volta}.`, steps }];
  },
});
