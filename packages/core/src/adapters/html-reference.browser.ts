let parser: HTMLElement | undefined;

/**
 * The characters of one HTML character reference such as `&eacute;` or `&#233;`. The browser's own parser knows all of them;
 * a reference holds no tag, and the element stands in no page. Browsers get it in place of `html-reference.ts`, by the
 * package's `imports`.
 * @public
 */
export const htmlReference = (reference: string): string => {
  parser ??= document.createElement('i');
  parser.innerHTML = reference;
  return parser.textContent;
};
