import { inertElement, inertTree, withoutHandlers } from './inertTree.ts';
import { removedWithText, richTextAttributes, richTextTags } from './policy.ts';

declare global {
  interface Element {
    /** Missing in TypeScript's library so far. */
    setHTML(html: string, options: { readonly sanitizer: SanitizerConfig }): void;
  }
}

const known = new Set([...richTextTags, ...removedWithText]);

/** Whether the browser has the HTML Sanitizer API. Chrome 105 to 118 had an earlier form of it. */
export const hasSanitizer = (): boolean =>
  typeof Sanitizer === 'function' &&
  'setHTML' in Element.prototype &&
  'replaceElementWithChildren' in Sanitizer.prototype;

/** Sanitises with the browser's own sanitiser. */
export function cleanNatively(html: string): HTMLElement {
  const names = [...inertTree(html).querySelectorAll('*')]
    .filter((element) => element.namespaceURI === 'http://www.w3.org/1999/xhtml')
    .map(({ localName }) => localName)
    .filter((name) => !known.has(name));
  const root = inertElement();
  root.setHTML(withoutHandlers(html), {
    sanitizer: {
      elements: [...richTextTags],
      replaceWithChildrenElements: [...new Set(names)],
      attributes: [...richTextAttributes, 'style'],
      comments: false,
    },
  });
  return root;
}
