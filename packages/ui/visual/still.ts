import { onTestFinished } from 'vitest';
import regular from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2?url';
import medium from '@fontsource/noto-sans/files/noto-sans-latin-500-normal.woff2?url';
import bold from '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff2?url';
import heavy from '@fontsource/noto-sans/files/noto-sans-latin-800-normal.woff2?url';

const family = 'Picture Sans';
const faces = Object.entries({ 400: regular, 500: medium, 700: bold, 800: heavy })
  .map(([weight, url]) => `@font-face{font-family:"${family}";font-weight:${weight};src:url("${url}") format("woff2")}`)
  .join('');

/** One font of the lockfile for every letter, nothing that moves or blinks, no scrollbars, one size. */
const rules = (height: number): string => `${faces}
  *, ::before, ::after {
    font-family: "${family}" !important; animation: none !important; transition: none !important;
    caret-color: transparent !important; text-rendering: geometricPrecision !important; scrollbar-width: none !important;
  }
  html, body { height: ${height}px !important; overflow: hidden !important; }`;

/** Pictures within the page cannot use the page's font, and their gradients make files large: letters go, fills become flat. */
async function simplifyArt(): Promise<void> {
  const drawn = [...document.images].filter(({ src }) => src.startsWith('data:image/svg+xml'));
  await Promise.all(
    drawn.map((image) => {
      image.src = image.src.replace(/%3Ctext.*?%3C%2Ftext%3E/g, '').replace(/url\(%23\w+\)/g, '%23345678');
      return image.decode();
    }),
  );
}

/** Makes the page look the same on every machine (DES-05); undone when the test ends. */
export async function still(height: number): Promise<void> {
  const style = document.createElement('style');
  style.textContent = rules(height);
  document.head.append(style);
  onTestFinished(() => style.remove());
  for (const image of document.images) image.loading = 'eager';
  await simplifyArt();
  await Promise.all([400, 500, 700, 800].map((weight) => document.fonts.load(`${weight} 16px "${family}"`)));
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode()));
}
