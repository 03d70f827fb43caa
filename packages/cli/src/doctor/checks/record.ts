import { BASE, hashOf, RECORD } from '@housefront/generator';
import { area, fail, skipped, warn, type Found } from './finding.ts';
import { commandsOf, type Snapshot } from '../repository/snapshot.ts';
import { byHand, run, type Step } from '../repository/step.ts';

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
  'record.file-missing': fail(
    'A file that a site cannot be built without is missing',
    'The build stops, or the site is not built at all.',
    'Take it from git, or from .housefront/base as it was generated.',
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
  'record.ejected-unmerged': warn(
    'An ejected part has no base',
    'Upgrades cannot merge the mends of later releases into it.',
    'Eject it again.',
  ),
  'record.migration-unresolved': warn(
    'A migration left something to do by hand',
    'The site may rely on something that the new version does not have.',
    'Do what the reason says, then record it with housefront upgrade --done and its id.',
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

/** Files that each site has, whatever its operator changed. */
const needed = /^(sites\/[^/]+)\/(?:site\.config|vite\.config|src\/main|src\/server)(?=\.[jt]sx?$)/;

function lostFiles(project: Snapshot): Found<Id>[] {
  const { record, files } = project;
  return Object.keys(record?.files ?? {}).flatMap((path): Found<Id>[] => {
    const [stem, folder] = needed.exec(path) ?? [];
    // The folder of a removed site is gone as a whole, and another ending is the operator's choice.
    if (stem === undefined || !files.all.some((each) => each.startsWith(`${folder}/`))) return [];
    if (files.all.some((each) => /^\.[cm]?[jt]sx?$/.test(each.slice(stem.length)) && each.startsWith(stem))) return [];
    const base = `${BASE}/${path}`;
    const isKept = project.git?.isCommitted(path) !== true && files.text(base) !== undefined;
    const steps = [isKept ? run(`cp ${base} ${path}`) : restore(project, path)];
    return [{ id: 'record.file-missing', where: path, why: 'It was generated, and is not there.', steps }];
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
  const { record, files } = project;
  const { exec } = commandsOf(project);
  return (record?.ejected ?? []).map(({ part, site, files: paths, kit }): Found<Id> => {
    const again = run(`${exec} housefront eject ${part} --site ${site}`);
    const gone = paths.filter((path) => files.text(path) === undefined);
    if (gone.length > 0) {
      const why = `${part} of site ${site} was ejected, and ${gone.join(', ')} is gone.`;
      const isCommitted = gone.every((path) => project.git?.isCommitted(path));
      const steps = isCommitted ? gone.map((path) => restore(project, path)) : [again];
      return { id: 'record.ejected-missing', where: gone[0] ?? '', why, steps };
    }
    const where = paths[0] ?? part;
    const unmerged = paths.filter((path) => record?.files[path] === undefined);
    if (unmerged.length > 0) {
      const why = `${part} of site ${site}: ${RECORD} has no hash of ${unmerged.join(', ')}.`;
      return { id: 'record.ejected-unmerged', where, why, steps: [again] };
    }
    const why = `${part} of site ${site} was ejected from ${kit} and has everything up to ${record?.kit}.`;
    return { id: 'record.ejected-unmerged', where, why, steps: [], well: true };
  });
}

function migrations(project: Snapshot): Found<Id>[] {
  const { exec } = commandsOf(project);
  return (project.record?.migrations ?? []).flatMap(({ id, state, reason = '' }): Found<Id>[] => {
    if (state !== 'unresolved') return [];
    const steps = [
      byHand(reason === '' ? `do what the upgrade notes say of ${id}` : reason.replace(/\.$/, '')),
      run(`${exec} housefront upgrade --done ${id}`),
    ];
    return [{ id: 'record.migration-unresolved', where: `${RECORD}: migrations`, why: `${id} is unresolved.`, steps }];
  });
}

/** The record of generated files, and what an upgrade needs of them. */
export const record = area<Id>({
  name: 'record',
  kinds,
  check(project) {
    if (project.record)
      return [
        ...bases(project),
        ...lostFiles(project),
        ...conflicts(project),
        ...ejected(project),
        ...migrations(project),
      ];
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
