import { kitVersion, readRecord } from '@housefront/generator';
import { Failure, type Command } from '../base/command.ts';
import { openProject } from '../project/project.ts';
import { readFolder } from '../upgrade/head.ts';
import { runningRelease } from '../upgrade/release.ts';
import { sidesOf, unified, type DiffView } from '../upgrade/views.ts';

const views = ['kit', 'mine', 'result'] as const satisfies readonly DiffView[];

/** This version: it may be newer than the one that is installed. */
const self = `npx housefront@${kitVersion()}`;

/** Last lines by view, when there is no difference and when there is one. */
const verdicts: Readonly<Record<DiffView, readonly [none: string, some: string]>> = {
  kit: [
    'The kit generates these files as it did when they were made.',
    `That is what the kit changed. What would come out: ${self} diff --result`,
  ],
  mine: [
    'You have not changed a generated file.',
    'That is what you changed. An upgrade keeps it: npx housefront@latest diff --result',
  ],
  result: [
    'An upgrade to this version would change nothing.',
    `That is what an upgrade would change. Do it: ${self} upgrade`,
  ],
};

/** Last line when an upgrade would leave something to the operator. */
const conflicting = (count: number): string =>
  `An upgrade would leave ${count === 1 ? 'this file' : `these ${count} files`} for you to merge. Begin: ${self} upgrade`;

/** Three views of each generated file. */
export const diff: Command = {
  name: 'diff',
  words: '[path …]',
  summary: 'Shows for generated files what the kit changed, what you changed, or what an upgrade would make of both.',
  switches: {
    kit: 'Between the recorded version and this one.',
    mine: 'Between the recorded version and your files; the default.',
    result: 'Between your files and those after an upgrade.',
  },
  needsGit: true,
  examples: [
    ['housefront diff', 'Shows what you changed.'],
    ['npx housefront@latest diff --kit Dockerfile', 'Shows what the newest version changed in one file.'],
    ['npx housefront@latest diff --result', 'Shows what its upgrade would change.'],
  ],
  run({ words, switches, cwd }) {
    const { root } = openProject(cwd);
    const chosen = views.filter((view) => switches.has(view));
    if (chosen.length > 1) throw new Failure(`--${chosen.join(' and --')} are two views. Give one of them.`);
    const [view = 'mine'] = chosen;
    readRecord(root);
    const sides = sidesOf(view, readFolder(root), runningRelease);
    const text = unified(sides, words, process.stdout.isTTY);
    if (text !== '') console.log(text.trimEnd());
    const { conflicts = [] } = sides;
    for (const path of conflicts) console.log(`${path}: the kit and you changed the same lines.`);
    console.log(conflicts.length > 0 ? conflicting(conflicts.length) : verdicts[view][text === '' ? 0 : 1]);
    return Promise.resolve(0);
  },
};
