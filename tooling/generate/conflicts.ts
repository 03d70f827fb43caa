import { parseSync, Visitor, type VisitorObject } from 'oxc-parser';

type Program = ReturnType<typeof parseSync>['program'];
type Visited<Kind extends keyof VisitorObject> = Parameters<NonNullable<VisitorObject[Kind]>>[0];
type Member = Visited<'ObjectExpression'>['properties'][number] | Visited<'TSInterfaceBody'>['body'][number];

const repeated = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) < at);

/** Keys of a literal or an interface; overloads of a method do not count. */
const keysOf = (members: readonly Member[]): string[] =>
  members.flatMap((member) => {
    if ((member.type !== 'Property' && member.type !== 'TSPropertySignature') || member.computed) return [];
    const { key } = member;
    return key.type === 'Identifier' ? [key.name] : key.type === 'Literal' ? [String(key.value)] : [];
  });

/** Names of imports and values in a module, without types, which may have the name of a value. */
const moduleNames = (body: Program['body']): string[] =>
  body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'VariableDeclaration')
      return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
    return declared?.type === 'FunctionDeclaration' || declared?.type === 'ClassDeclaration'
      ? [declared.id?.name ?? '']
      : [];
  });

/** Names that a file declares twice, so that it would not compile: generated code met existing code of that name (GEN-03). */
export function conflictsIn(file: string, text: string): readonly string[] {
  const { errors, program } = parseSync(file, text);
  const twice = repeated(moduleNames(program.body));
  new Visitor({
    ObjectExpression: ({ properties }) => void twice.push(...repeated(keysOf(properties))),
    TSInterfaceBody: ({ body }) => void twice.push(...repeated(keysOf(body))),
  }).visit(program);
  return [
    ...errors.map(({ message }) => message.replace(/\.$/, '')),
    ...twice.map((name) => `"${name}" is there twice`),
  ];
}
