import type { Expression, JSXAttributeValue, JSXElement, JSXExpression, JSXFragment } from 'oxc-parser';
import type { Finding } from './finding.ts';
import { within, type Module } from '../wiring/source.ts';

/** Attributes that people read or hear. */
const spoken: ReadonlySet<string> = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

/** Texts that an expression can become, as written. */
function textsOf(node: Expression | JSXAttributeValue | JSXExpression): readonly string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw);
  if (node.type === 'ConditionalExpression') return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  if (node.type === 'LogicalExpression') return [...textsOf(node.left), ...textsOf(node.right)];
  return node.type === 'JSXExpressionContainer' ? textsOf(node.expression) : [];
}

/**
 * Texts written in components: JSX text, and attributes that are shown or announced.
 * @param known allowed texts
 */
export function checkLiterals(modules: readonly Module[], known: ReadonlySet<string>): readonly Finding[] {
  return within(modules, 'ui', 'app').flatMap(({ path, visit }) => {
    const found: Finding[] = [];
    const add = (text: string) => {
      const name = text.replace(/&\w+;/g, ' ').trim();
      if (/\p{L}/u.test(name) && !known.has(name)) found.push({ kind: 'literal', name, at: path });
    };
    const addChildren = ({ children }: JSXElement | JSXFragment) => {
      for (const child of children) {
        if (child.type === 'JSXText') add(child.value);
        if (child.type === 'JSXExpressionContainer') textsOf(child).forEach(add);
      }
    };
    visit({
      JSXElement: addChildren,
      JSXFragment: addChildren,
      JSXAttribute: ({ name, value }) => {
        // Other attributes contain classes, addresses and the like.
        if (name.type === 'JSXIdentifier' && spoken.has(name.name) && value) textsOf(value).forEach(add);
      },
    });
    return found;
  });
}
