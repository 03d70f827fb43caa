import { checkImport } from './rules.ts';
import { importsOf, resolveRelative, sourceFiles } from './graph.ts';

const root = process.cwd();
const violations = sourceFiles(root)
  .flatMap((file) => importsOf(root, file))
  .map((edge) => checkImport(edge, resolveRelative(root, edge)))
  .filter((violation) => violation !== null);

for (const { from, line, specifier, reason } of violations)
  console.error(`${from}:${line}  ${specifier}\n    ${reason}`);
console.log(violations.length === 0 ? 'Import boundaries hold.' : `${violations.length} forbidden imports.`);
process.exitCode = violations.length === 0 ? 0 : 1;
