import createDomPurify from 'dompurify';
import { inertTree } from './inertTree.ts';
import { removedWithText, richTextAttributes, richTextTags } from './policy.ts';

/** A private instance: hooks that others add to the library do not affect it. */
const purify = createDomPurify(window);

/** Sanitises in browsers without a sanitiser of their own. */
export function cleanByLibrary(html: string): HTMLElement {
  const root = inertTree(html);
  purify.sanitize(root, {
    ALLOWED_TAGS: [...richTextTags],
    ALLOWED_ATTR: [...richTextAttributes, 'style'],
    FORBID_CONTENTS: [...removedWithText, 'svg', 'math'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    IN_PLACE: true,
  });
  return root;
}
