import { RECORD } from '@housefront/generator';
import { allSkipped, area, fail, warn, type Found } from '../finding.ts';
import type { Snapshot } from '../snapshot.ts';
import { run, type Step } from '../step.ts';

const kinds = {
  'git.record-ignored': fail(
    'git ignores the record of generated files',
    'Other clones, and CI, have no record, and an upgrade there cannot keep your changes.',
    'Remove the rule from the file that has it.',
  ),
  'git.env-not-ignored': warn(
    'git does not ignore the file of variables',
    'The next commit may publish its passwords and keys.',
    'Add it to .gitignore.',
  ),
  'git.built-committed': warn(
    'Installed or built files are committed',
    'Every build changes hundreds of files, and an old build can be deployed.',
    'Take them out of git and ignore them.',
  ),
} as const;

type Id = keyof typeof kinds;

function ignored({ git, record }: Snapshot): Found<Id>[] {
  const [base = ''] = Object.keys(record?.files ?? {});
  const paths = [RECORD, ...(base === '' ? [] : [`.housefront/base/${base}`])];
  const rules = paths.flatMap((path) => {
    const rule = git?.ignoredBy(path);
    return rule ? [{ path, ...rule }] : [];
  });
  return [...Map.groupBy(rules, ({ file, line }) => `${file}:${line}`).values()].flatMap(([rule]): Found<Id>[] => {
    if (!rule) return [];
    const why = `${rule.file} has the rule ${rule.line}.`;
    const step: Step = { kind: 'remove-line', file: rule.file, line: rule.line };
    return [{ id: 'git.record-ignored', where: rule.path.split('/')[0] ?? '', why, steps: [step] }];
  });
}

function env({ git, files }: Snapshot): Found<Id>[] {
  return files.all
    .filter((path) => /(?:^|\/)\.env(?:\.(?!example|sample|template)[\w-]+)?$/.test(path))
    .filter((path) => git && !git.tracked.has(path) && git.ignoredBy(path) === undefined)
    .map((path) => ({
      id: 'git.env-not-ignored',
      where: path,
      why: 'It is neither tracked nor ignored.',
      steps: [{ kind: 'add-line', file: '.gitignore', line: path }],
    }));
}

function built({ git }: Snapshot): Found<Id>[] {
  const folders = new Set(
    [...(git?.tracked ?? [])].flatMap((path) => /^((?:.*\/)?(?:node_modules|dist))\//.exec(path)?.[1] ?? []),
  );
  return [...folders]
    .filter((folder) => !/node_modules\/.*node_modules|node_modules\/.*dist/.test(folder))
    .map((folder) => {
      const ignore: Step[] = git?.ignoredBy(`${folder}/`)
        ? []
        : [{ kind: 'add-line', file: '.gitignore', line: `${folder}/` }];
      const steps: Step[] = [run(`git rm -r -q --cached ${folder}`), ...ignore];
      return { id: 'git.built-committed', where: folder, why: 'git tracks files in it.', steps };
    });
}

/** Files that git has to track, and files that it must not. */
export const git = area<Id>({
  name: 'git',
  kinds,
  check: (project) =>
    project.git
      ? [...ignored(project), ...env(project), ...built(project)]
      : allSkipped(kinds, 'This is no git repository.'),
});
