import { parseSync, type ParseResult } from 'oxc-parser';
import { isTest } from '../boundaries/rules.ts';

/** Styles, labels and the lists of a template: each name is the key of a thing that is written or shown elsewhere. */
const ofKeys = /\.css\.ts$|\/labels\.ts$|\/templates\/[^/]+\/(?:views|slots)\.ts$/;

/** Whether the exports of a file need docstrings: those of a package, but for tests and files of keys. */
export const hasDocstrings = (file: string): boolean =>
  /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file) && !isTest(file) && !ofKeys.test(file);

type Statement = ParseResult['program']['body'][number];

/** Names that a statement declares at the top of its module; the code of a pattern counts as one. */
function declaredBy(statement: Statement, text: string): readonly string[] {
  const isExport = statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration';
  const node = isExport ? statement.declaration : statement;
  if (node?.type === 'VariableDeclaration')
    return node.declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : text.slice(id.start, id.end)));
  if (node && 'id' in node && node.id?.type === 'Identifier') return [node.id.name];
  return statement.type === 'ExportDefaultDeclaration' ? ['default'] : [];
}

/** Names of its module's own that a statement exports. */
function exportedBy(statement: Statement, text: string): readonly string[] {
  if (statement.type === 'ExportDefaultDeclaration') {
    const { declaration } = statement;
    return declaration.type === 'Identifier' ? [declaration.name] : declaredBy(statement, text);
  }
  if (statement.type !== 'ExportNamedDeclaration' || statement.source) return [];
  const listed = statement.specifiers.flatMap(({ local }) => (local.type === 'Identifier' ? [local.name] : []));
  return [...declaredBy(statement, text), ...listed];
}

/**
 * Declarations that a module exports without a docstring. A name that it only passes on from another module is none of them,
 * nor are the props of a component of the same module (`Hall` and `HallProps`). One of several overloads has the docstring.
 */
export function undocumentedIn(file: string, text: string): readonly string[] {
  const { program, comments } = parseSync(file, text);
  const docstrings = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  const isDocumented = ({ start }: Statement): boolean =>
    // Directives may be between the two.
    docstrings.some(({ end }) => end <= start && /^(?:\s|\/\/.*\n)*$/.test(text.slice(end, start)));
  const documented = new Map<string, boolean>();
  for (const statement of program.body)
    for (const name of declaredBy(statement, text))
      documented.set(name, documented.get(name) === true || isDocumented(statement));
  const exported = new Set(program.body.flatMap((statement) => exportedBy(statement, text)));
  return [...exported].filter((name) => {
    const isOfComponent = name.endsWith('Props') && exported.has(name.slice(0, -'Props'.length));
    return documented.get(name) === false && !isOfComponent;
  });
}
