import { onTestFinished } from 'vitest';
import { fontsReady, stackOf } from '../src/testing/fonts.ts';

/** Fonts of the lockfile for every letter, also in elements with another font; no motion, no carets, no scrollbars, one size. */
const rules = (height: number): string => `
  *, ::before, ::after {
    font-family: ${stackOf('usual')} !important; animation: none !important; transition: none !important;
    caret-color: transparent !important; text-rendering: geometricPrecision !important; scrollbar-width: none !important;
  }
  html, body { height: ${height}px !important; overflow: hidden !important; }`;

/**
 * Pictures inside the page cannot use its fonts, and their gradients make files large: letters are removed, fills become
 * flat.
 */
async function simplifyArt(): Promise<void> {
  const drawn = [...document.images].filter(({ src }) => src.startsWith('data:image/svg+xml'));
  await Promise.all(
    drawn.map(async (image) => {
      const simple = image.src.replace(/%3Ctext.*?%3C%2Ftext%3E/g, '').replace(/url\(%23\w+\)/g, '%23345678');
      if (simple === image.src) return;
      image.src = simple;
      await image.decode();
    }),
  );
}

/** Lazy parts of a page, and their pictures, appear after the page itself. */
function simplifyLaterArt(): void {
  const observer = new MutationObserver(() => {
    for (const image of document.images) image.loading = 'eager';
    void simplifyArt();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
}

/**
 * Longest time in which a page that waits for a part does not change, in milliseconds: React shows late parts together, every
 * 300 ms.
 */
const QUIET_MS = 400;

/** Waits until nothing has been added to the page for a while. */
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(done, QUIET_MS);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, QUIET_MS);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });

/** Makes the page look the same on every machine (DES-05); undone when the test ends. */
export async function still(height: number): Promise<void> {
  const style = document.createElement('style');
  style.textContent = rules(height);
  document.head.append(style);
  onTestFinished(() => style.remove());
  for (const image of document.images) image.loading = 'eager';
  simplifyLaterArt();
  await simplifyArt();
  await fontsReady();
  await settled();
  await Promise.all([...document.images].map((image) => image.decode()));
}
