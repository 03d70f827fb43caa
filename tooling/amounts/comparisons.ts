import { join } from 'node:path';
import { isBinaryExpression, SyntaxKind, type BinaryExpression, type Node } from 'typescript/unstable/ast';
import type { Project, Type } from 'typescript/unstable/sync';

const COMPARISONS: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.EqualsEqualsToken,
  SyntaxKind.EqualsEqualsEqualsToken,
  SyntaxKind.ExclamationEqualsToken,
  SyntaxKind.ExclamationEqualsEqualsToken,
  SyntaxKind.LessThanToken,
  SyntaxKind.LessThanEqualsToken,
  SyntaxKind.GreaterThanToken,
  SyntaxKind.GreaterThanEqualsToken,
]);

/** `Money`, also where it may be missing. */
const MONEY = /^(?:(?:null|undefined) \| )*Money(?: \| (?:null|undefined))*$/;

/**
 * Comparisons of two amounts by an operator, with their files. It compares the objects, or their texts, and never what they are
 * worth; `isSameAmount` and `difference` do.
 * @param files paths from the root
 */
export function moneyComparisons({ program, checker }: Project, root: string, files: readonly string[]): string[] {
  const known = new Map<Type, boolean>();
  const isMoney = (type: Type | undefined): boolean => {
    if (!type) return false;
    const found = known.get(type) ?? MONEY.test(checker.typeToString(type));
    known.set(type, found);
    return found;
  };
  return files.flatMap((file) => {
    const source = program.getSourceFile(join(root, file));
    if (!source) throw new Error(`${file} is in no project of TypeScript.`);
    const compared: BinaryExpression[] = [];
    const visit = (node: Node): void => {
      if (isBinaryExpression(node) && COMPARISONS.has(node.operatorToken.kind)) compared.push(node);
      node.forEachChild(visit);
    };
    visit(source);
    const left = checker.getTypeAtLocation(compared.map((each) => each.left));
    const right = checker.getTypeAtLocation(compared.map((each) => each.right));
    return compared
      .filter((_, index) => isMoney(left[index]) && isMoney(right[index]))
      .map((each) => `${file} ${source.text.slice(each.pos, each.end).trim()}`);
  });
}
