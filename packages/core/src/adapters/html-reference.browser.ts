let parser: HTMLElement | undefined;

/**
 * The characters of one HTML character reference such as `&eacute;` or `&#233;`. The browser's parser knows all of them. A
 * reference contains no tag, and the element is not attached to the page. Browsers get this module instead of
 * `html-reference.ts`, by the package's `imports`. Trusted Types: see `startTrustedTypes`.
 * @public
 */
export const htmlReference = (reference: string): string => {
  parser ??= document.createElement('i');
  parser.innerHTML = reference;
  return parser.textContent;
};
