import '@fontsource/noto-sans/400.css';
import '@fontsource/noto-sans/500.css';
import '@fontsource/noto-sans/700.css';
import '@fontsource/noto-sans/800.css';
import '@fontsource-variable/noto-sans-thai';
import '@fontsource-variable/noto-sans-myanmar';
import '@fontsource-variable/noto-sans-tamil';
import '@fontsource-variable/noto-sans-bengali';
import '@fontsource-variable/noto-sans-sc';
import '@fontsource-variable/noto-sans-kr';
import '@fontsource/dejavu-sans/400.css';
import '@fontsource/dejavu-sans/700.css';

/** `usual` is as wide as what most visitors have; `wide` is the widest that comes with an operating system. */
export type TestFont = 'usual' | 'wide';

/** Noto Sans holds Devanagari and Vietnamese too; the Chinese one Japanese; DejaVu the signs that no other has. */
const scripts = [
  'Noto Sans',
  ...['Thai', 'Myanmar', 'Tamil', 'Bengali', 'SC', 'KR'].map((script) => `Noto Sans ${script} Variable`),
  'DejaVu Sans',
];
const families: Readonly<Record<TestFont, readonly string[]>> = {
  usual: scripts,
  wide: ['DejaVu Sans', ...scripts],
};

/** The families of a test's font as a value of `font-family`; all of them come with the repository's packages. */
export const stackOf = (font: TestFont): string =>
  [...new Set(families[font])].map((family) => `"${family}"`).join(', ');

const sheet = document.createElement('style');
document.head.append(sheet);

/** Waits until every face that the page's texts ask for is there, and the texts are laid out with it. */
export async function fontsReady(): Promise<void> {
  do {
    // Faces are asked for by layout, and a face that arrives may show that another one is needed.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  } while (document.fonts.status === 'loading');
}

let shown: TestFont | null = null;

/** The font that the page is written in now; null for the machine's own. */
export const shownFont = (): TestFont | null => shown;

/**
 * Lets the whole page be written in a font that comes with the packages, in place of the machine's fonts that the
 * stylesheets ask for. Weights and styles stay. Null leaves it to the machine.
 */
export async function setFont(font: TestFont | null): Promise<void> {
  if (font === shown) return;
  shown = font;
  const stack = font && stackOf(font);
  sheet.textContent = stack
    ? `:root { --hf-script-fonts: ${stack} !important; font-family: ${stack}; }
       pre, code, kbd, samp { font-family: ${stack} !important; }`
    : '';
  await fontsReady();
}
