import { parseSync, type VariableDeclaration } from 'oxc-parser';

/** A declaration of a module, by the names that it declares. */
interface Declared {
  readonly names: readonly string[];
  readonly text: string;
}

/** Content of a declaration file. */
export interface DeclarationFile {
  /** Own declarations in their order. */
  readonly declared: readonly Declared[];
  /** Re-exported names with their specifier; `*` for all of them. */
  readonly passed: readonly { readonly name: string; readonly as: string; readonly from: string }[];
  /** Exported names of own declarations. */
  readonly exported: ReadonlyMap<string, string>;
}

/**
 * Longest declaration in a report, in lines. Longer ones are types inferred from a call's schema, which `docs/api`
 * documents.
 */
const LONGEST = 40;

const shortened = (text: string): string => {
  const lines = text.split('\n');
  const head = /^[^:={(<]*/.exec(text)?.[0].trimEnd();
  return lines.length > LONGEST || lines.some((line) => line.length > 400) ? `${head}: …;` : text;
};

/** Members of an object type in a fixed order: the order of inferred types depends on the order of compilation. */
function ordered(text: string, start: number, node: VariableDeclaration): string {
  const type = node.declarations[0]?.id.typeAnnotation?.typeAnnotation;
  if (type?.type !== 'TSTypeLiteral' || type.members.length === 0) return text;
  const members = type.members.map((member) => text.slice(member.start - start, member.end - start));
  const [first, last] = [type.members[0]?.start ?? 0, type.members.at(-1)?.end ?? 0];
  return text.slice(0, first - start) + members.toSorted().join('\n    ') + text.slice(last - start);
}

/** Reads a `.d.ts` file as the compiler writes it. */
export function readDeclarations(name: string, text: string): DeclarationFile {
  const { program, module } = parseSync(name, text);
  const declared: Declared[] = [];
  const exported = new Map<string, string>();
  for (const node of program.body) {
    const own = node.type === 'ExportNamedDeclaration' && node.declaration ? node.declaration : node;
    if (own.type.startsWith('Import') || own.type.startsWith('Export')) continue;
    const names =
      own.type === 'VariableDeclaration'
        ? own.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
        : 'id' in own && own.id && 'name' in own.id
          ? [own.id.name]
          : [];
    const whole = text.slice(own.start, own.end);
    const inOrder = own.type === 'VariableDeclaration' ? ordered(whole, own.start, own) : whole;
    declared.push({ names, text: shortened(inOrder) });
    if (own !== node) for (const each of names) exported.set(each, each);
  }
  const passed: { name: string; as: string; from: string }[] = [];
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, importName, exportName, localName } of entries) {
      const as = exportName.name ?? (moduleRequest ? '*' : 'default');
      if (moduleRequest) passed.push({ name: importName.name ?? '*', as, from: moduleRequest.value });
      else if (localName.name) exported.set(as, localName.name);
    }
  }
  return { declared, passed, exported };
}

/** The declarations behind `names`, including all declarations that they use. */
export function declarationsOf({ declared }: DeclarationFile, names: Iterable<string>): readonly string[] {
  const wanted = new Set(names);
  for (let size = -1; size < wanted.size;) {
    size = wanted.size;
    const used = declared.filter((each) => each.names.some((name) => wanted.has(name))).map(({ text }) => text);
    for (const each of declared.flatMap((other) => other.names)) {
      if (used.some((text) => new RegExp(`(?<![\\w$.'"])${each.replaceAll('$', '\\$')}(?![\\w$'"])`).test(text)))
        wanted.add(each);
    }
  }
  return declared.filter((each) => each.names.some((name) => wanted.has(name))).map(({ text }) => text);
}
