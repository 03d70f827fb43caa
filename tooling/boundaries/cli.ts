import { checkNetwork } from './network.ts';
import { checkImport } from './rules.ts';
import { importsOf, resolveRelative, sourceFiles } from './graph.ts';

const root = process.cwd();
const files = sourceFiles(root);
const imports = files
  .flatMap((file) => importsOf(root, file))
  .map((edge) => checkImport(edge, resolveRelative(root, edge)))
  .filter((violation) => violation !== null);
const violations = [...imports, ...files.flatMap((file) => checkNetwork(root, file))];

for (const { from, line, specifier, reason } of violations)
  console.error(`${from}:${line}  ${specifier}\n    ${reason}`);
console.log(violations.length === 0 ? 'Boundaries hold.' : `${violations.length} reach across a boundary.`);
process.exitCode = violations.length === 0 ? 0 : 1;
