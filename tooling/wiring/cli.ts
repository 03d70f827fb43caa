import { sourceFiles } from '../boundaries/graph.ts';
import { EXCEPTIONS, exceptions } from './exceptions.ts';
import { findLooseEnds, problemsOf } from './wiring.ts';

const root = process.cwd();
const problems = problemsOf(findLooseEnds(root, sourceFiles(root)), exceptions, EXCEPTIONS);

for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? `Everything declared is wired up, but for ${exceptions.length} exceptions with a reason.`
    : `${problems.length} loose ends.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
