import { RECORD } from '@housefront/generator';
import { allSkipped, area, fail, warn, type Found } from './finding.ts';
import type { Snapshot } from '../repository/snapshot.ts';
import { byHand, run, type Step } from '../repository/step.ts';

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
  'git.needed-ignored': fail(
    'git ignores a file that a site or its installation needs',
    'Other clones, CI and the image do not have it.',
    'Remove the rule from the file that has it, and commit the file.',
  ),
  'git.names-collide': fail(
    'git has two files whose names differ in upper and lower case only',
    'Windows and macOS write one over the other.',
    'Take one of them out of git.',
  ),
  'git.script-crlf': fail(
    'A script has the ends of lines of Windows',
    'Linux looks for a program with that sign in its name: "no such file or directory".',
    'Save it with LF, and let git keep it so.',
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

/** Files without which a clone cannot be installed or built. */
const NEEDED =
  /^sites\/[^/]+\/(?:site\.config\.|vite\.config\.|theme\.|src\/[^.].*\.[cm]?[jt]sx?$|content\/[^.].*\.(?:md|ts)$|locales\/.*\.json$|public\/favicon\.svg$)/;

function needed({ git, files, locks }: Snapshot): Found<Id>[] {
  const paths = [...locks.own, 'gateway.json', ...files.all.filter((path) => NEEDED.test(path))];
  const untracked = paths.filter((path) => files.size(path) !== undefined && git?.tracked.has(path) === false);
  const rules = [...(git?.ignoredOf(untracked) ?? [])].map(([path, rule]) => ({ path, ...rule }));
  return [...Map.groupBy(rules, ({ file, line }) => `${file}:${line}`).values()].flatMap((all): Found<Id>[] => {
    const [rule] = all;
    if (!rule) return [];
    const why = `The rule ${rule.line} of ${rule.file} ignores ${all.map(({ path }) => path).join(', ')}.`;
    const steps: Step[] = [{ kind: 'remove-line', file: rule.file, line: rule.line }, run(`git add ${rule.path}`)];
    return [{ id: 'git.needed-ignored', where: rule.path, why, steps }];
  });
}

function collisions({ git, files }: Snapshot): Found<Id>[] {
  const groups = Map.groupBy(git?.tracked ?? [], (path) => path.toLowerCase());
  return [...groups.values()].flatMap((same): Found<Id>[] => {
    const [first = '', second] = same;
    if (second === undefined) return [];
    // After a file was renamed, git may still have its old name.
    const gone = same.find((path) => !files.all.includes(path));
    const steps =
      gone === undefined
        ? [byHand(`rename ${second} or ${first}, or delete one of them`)]
        : [run(`git rm -q --cached "${gone}"`)];
    return [{ id: 'git.names-collide', where: first, why: `There is ${same.join(' and ')}.`, steps }];
  });
}

function scripts({ files }: Snapshot): Found<Id>[] {
  return files.all
    .filter((path) => /\.(?:sh|bash)$/.test(path) || !/\.[^/]*$/.test(path))
    .filter((path) => /^#![^\n]*\r\n/.test(files.head(path).toString('latin1')))
    .map((path) => {
      const steps = [
        run(`sed -i 's/\\r$//' "${path}"`),
        addAttribute(`${/\.\w+$/.test(path) ? path.replace(/^.*\./, '*.') : path} text eol=lf`),
      ];
      return { id: 'git.script-crlf' as const, where: path, why: 'Its first line ends with CR and LF.', steps };
    });
}

const addAttribute = (line: string): Step => ({ kind: 'add-line', file: '.gitattributes', line });

/** Files that git has to track, and files that it must not. */
export const git = area<Id>({
  name: 'git',
  kinds,
  check: (project) =>
    project.git
      ? [
          ...ignored(project),
          ...env(project),
          ...built(project),
          ...needed(project),
          ...collisions(project),
          ...scripts(project),
        ]
      : allSkipped(kinds, 'This is no git repository.'),
});
