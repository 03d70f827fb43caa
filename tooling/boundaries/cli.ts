import { checkNetwork } from './network.ts';
import { checkPagePaths } from './page-paths.ts';
import { circlesIn } from './circles.ts';
import { checkFeatures, readFrom } from './features.ts';
import { checkNames } from './names.ts';
import { checkImport, isTest } from './rules.ts';
import { importsOf, resolveRelative, sourceFiles } from './graph.ts';

const root = process.cwd();
const files = sourceFiles(root);
const edges = files.flatMap((file) =>
  importsOf(root, file).map((edge) => ({ edge, target: resolveRelative(root, edge) })),
);
const imports = edges.map(({ edge, target }) => checkImport(edge, target)).filter((violation) => violation !== null);

// Cycles of types count too; lint does not find those.
const guarded = files.filter((file) => file.startsWith('packages/') && !isTest(file));
const targetsOf = Map.groupBy(edges, ({ edge }) => edge.from);
const circles = circlesIn(
  new Map(guarded.map((file) => [file, targetsOf.get(file)?.flatMap(({ target }) => target ?? []) ?? []])),
).map((circle) => ({
  from: circle[0] ?? '',
  line: 1,
  specifier: circle.slice(1).join(' '),
  reason: 'imports go round in a circle',
}));
const violations = [
  ...imports,
  ...circles,
  ...checkFeatures(files, readFrom(root)),
  ...checkNames(files, readFrom(root)),
  ...files.flatMap((file) => checkNetwork(root, file)),
  ...files.flatMap((file) => checkPagePaths(root, file)),
];

for (const { from, line, specifier, reason } of violations)
  console.error(`${from}:${line}  ${specifier}\n    ${reason}`);
console.log(violations.length === 0 ? 'Boundaries hold.' : `${violations.length} reach across a boundary.`);
process.exitCode = violations.length === 0 ? 0 : 1;
