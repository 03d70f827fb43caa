import { linkKind } from '../../foundations/linkKind.ts';

const reported = new Set<string>();

/**
 * Warns developers on the console about misuse that types cannot catch, once per text. Call it only behind
 * `import.meta.env.DEV`, so that production builds do not contain it (`pnpm size` checks).
 * @param part name of the component
 */
function warn(part: string, problem: string, remedy: string): void {
  const text = `${part}: ${problem} ${remedy} See "Warnings" in docs/kit/add-a-component.md.`;
  if (reported.has(text)) return;
  reported.add(text);
  // oxlint-disable-next-line no-console -- As an error, like React's own, so that the conformance suite fails on it.
  console.error(text);
}

/** An accessible name must not be empty. */
export function checkName(part: string, name: string | undefined): void {
  if (name?.trim() === '')
    warn(part, 'its name is empty, so screen readers say nothing.', 'Pass the text that names it.');
}

/** A value must be one of the options, once there are any; `empty` is the value for none where allowed. */
export function checkChoice(
  part: string,
  value: string,
  options: readonly { readonly value: string }[],
  empty?: string,
): void {
  const values = options.map((option) => option.value);
  const twice = values.find((each, index) => values.indexOf(each) !== index);
  if (twice !== undefined) warn(part, `two of its values are "${twice}".`, 'Give each a value of its own.');
  if (values.length > 0 && value !== empty && !values.includes(value)) {
    warn(part, `"${value}" is none of its values (${values.join(', ')}).`, 'Pass one of them.');
  }
}

/** An address must work on every page and must not run code. */
export function checkHref(part: string, href: string): void {
  if (linkKind(href) !== 'other' || /^(?:#|mailto:|tel:)/i.test(href)) return;
  if (/^[a-z][a-z0-9+.-]*:/i.test(href) && !/^(?:javascript|data|vbscript|https?):/i.test(href)) return;
  warn(
    part,
    `"${href}" is no address to follow.`,
    'Write a path from the root ("/faq") or a whole address; one from data passes guardHref first.',
  );
}
