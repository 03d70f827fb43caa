import { BASE, hashOf, RECORD } from '@housefront/generator';
import { area, fail, skipped, warn, type Found } from '../finding.ts';
import { commandsOf, type Snapshot } from '../snapshot.ts';
import { byHand, run, type Step } from '../step.ts';

const kinds = {
  'record.invalid': fail(
    'housefront.json cannot be used',
    'Upgrades, and adding a site, read it and refuse to run.',
    'Take it from the last commit.',
  ),
  'record.base-missing': fail(
    'The base of a generated file is missing',
    'The next upgrade cannot merge your changes of that file.',
    'Take the folder .housefront from git; it belongs into every commit.',
  ),
  'record.base-changed': fail(
    'The base of a generated file was edited',
    'The next upgrade takes the edit for the kit’s own and loses it, or finds a conflict where there is none.',
    'Take the file from git; only upgrades write into .housefront.',
  ),
  'record.conflict': fail(
    'A file has conflicts that are not resolved',
    'It cannot be built, or visitors see the markers.',
    'Keep one side of each conflict.',
  ),
  'record.ejected-missing': warn(
    'An ejected part is no longer there',
    'Upgrades report it each time, and pages that import it cannot be built.',
    'Eject it again, or take it from git.',
  ),
  'record.ejected-old': warn(
    'An ejected part is of an older version of the kit',
    'It lacks the mends of the releases since then.',
    'Let an upgrade merge them.',
    false,
  ),
} as const;

type Id = keyof typeof kinds;

/** The step that brings a committed file back. */
const restore = ({ git }: Snapshot, file: string): Step =>
  git?.isCommitted(file)
    ? run(`git checkout HEAD -- ${/[^\w./-]/.test(file) ? `"${file}"` : file}`)
    : byHand(`take ${file} from an earlier commit or a backup`);

function bases(project: Snapshot): Found<Id>[] {
  const { record, files } = project;
  return Object.entries(record?.files ?? {}).flatMap(([path, hash]): Found<Id>[] => {
    const base = `${BASE}/${path}`;
    const text = files.text(base);
    if (text !== undefined && hashOf(text) === hash) return [];
    const steps = [restore(project, base)];
    if (text === undefined) return [{ id: 'record.base-missing', where: base, why: `There is no ${base}.`, steps }];
    const why = `${base} is not the text that ${RECORD} has the hash of.`;
    return [{ id: 'record.base-changed', where: base, why, steps }];
  });
}

function conflicts({ files, git }: Snapshot): Found<Id>[] {
  return files.all.flatMap((path): Found<Id>[] => {
    const text = isText(path) ? files.text(path) : undefined;
    const line = text === undefined ? -1 : text.split('\n').findIndex((each) => each.startsWith('<<<<<<< '));
    const isMarked = line >= 0 && /^>>>>>>> /m.test(text ?? '');
    if (!isMarked && !git?.unmerged.has(path)) return [];
    const why = isMarked ? `Line ${line + 1} begins a conflict.` : 'git has it as not merged.';
    const settle: Step = { kind: 'settle', file: path };
    const added = git?.unmerged.has(path) ? [run(`git add ${path}`)] : [];
    return [{ id: 'record.conflict', where: path, why, steps: [settle, ...added] }];
  });
}

const isText = (path: string) => /\.(?:[cm]?[jt]sx?|json|md|css|ya?ml|hbs|txt|html|svg)$|Dockerfile$/.test(path);

function ejected(project: Snapshot): Found<Id>[] {
  const { record, files, kit } = project;
  const { exec } = commandsOf(project);
  return (record?.ejected ?? []).flatMap(({ part, site, files: paths, kit: version }): Found<Id>[] => {
    const gone = paths.filter((path) => files.text(path) === undefined);
    if (gone.length > 0) {
      const why = `${part} of site ${site} was ejected, and ${gone.join(', ')} is gone.`;
      const steps = gone.every((path) => project.git?.isCommitted(path))
        ? gone.map((path) => restore(project, path))
        : [run(`${exec} housefront eject ${part} --site ${site}`)];
      return [{ id: 'record.ejected-missing', where: gone[0] ?? '', why, steps }];
    }
    if (version === kit) return [];
    const why = `${part} of site ${site} is of ${version}, and the kit is ${kit}.`;
    return [{ id: 'record.ejected-old', where: paths[0] ?? part, why, steps: [run(`${exec} housefront upgrade`)] }];
  });
}

/** The record of generated files, and what an upgrade needs of them. */
export const record = area<Id>({
  name: 'record',
  kinds,
  check(project) {
    if (project.record) return [...bases(project), ...conflicts(project), ...ejected(project)];
    const found: Found<Id> = {
      id: 'record.invalid',
      where: RECORD,
      why: project.recordProblem ?? '',
      steps: [restore(project, RECORD)],
    };
    return [
      found,
      ...conflicts(project),
      skipped('record.base-missing', `${RECORD} cannot be read.`),
      skipped('record.base-changed', `${RECORD} cannot be read.`),
    ];
  },
});
