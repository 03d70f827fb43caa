import { createHash } from 'node:crypto';

/** The hash of an inline script as a content security policy lists it, without quotes (SEC-01). */
export const scriptHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Texts of the style elements that libraries insert into a page, by the file of the library. A test compares the two. */
export const insertedStyles: readonly (readonly [file: string, text: string])[] = [
  [
    'react-aria/dist/private/interactions/usePress.mjs',
    '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  ],
  [
    'react-aria/dist/private/overlays/usePreventScroll.mjs',
    '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
  ],
  [
    '@radix-ui/react-select/dist/index.mjs',
    '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}',
  ],
];

const insertedHashes = insertedStyles.map(([, text]) => scriptHash(text));

/**
 * Hashes of all style elements of a page, for copies that visitors share and that therefore have no nonce. A style whose text
 * differs from page to page is adopted without an element, by `adopted-styles.ts` (OPS-06).
 * @param own hash of the page's own style element
 */
export const styleHashes = (own: string): readonly string[] => [own, ...insertedHashes];
