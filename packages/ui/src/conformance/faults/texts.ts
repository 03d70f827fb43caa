import { setFont, shownFont, type TestFont } from '../../testing/fonts.ts';
import { brokenWords } from './words.ts';

/** A readable description of an element. */
export const pathOf = (element: Element): string => {
  const text = element.textContent?.trim().slice(0, 40) ?? '';
  return `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${element.getAttribute('aria-label') ?? text}"`;
};

/** True if an element is visible and exposed to assistive technology. */
export const seen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden="true"]');

const styleOf = (element: Element): CSSStyleDeclaration => getComputedStyle(element);
const clips = (value: string): boolean => value === 'hidden' || value === 'clip';
const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';

/** True if the full text of an ellipsis is available elsewhere. */
const isShownInFull = (element: Element, text: string): boolean =>
  (styleOf(element).textOverflow === 'ellipsis' || styleOf(element).webkitLineClamp !== 'none') &&
  ancestors(element).some((one) =>
    `${one.getAttribute('title') ?? ''} ${one.getAttribute('aria-label') ?? ''}`.includes(text),
  );

const ancestors = (element: Element): readonly Element[] => {
  const all: Element[] = [];
  for (let next: Element | null = element; next && next !== document.body; next = next.parentElement) all.push(next);
  return all;
};

/** Elements that make the page wider than its window; empty for none (A11Y-02). */
export function sideways(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const contained = (element: Element): boolean =>
    ancestors(element)
      .slice(1)
      .some((one) => styleOf(one).overflowX !== 'visible');
  const sticksOut = (element: Element): boolean => {
    const { left, right } = element.getBoundingClientRect();
    return styleOf(document.body).direction === 'rtl' ? left < -1 : right > clientWidth + 1;
  };
  const wide = [...document.body.querySelectorAll('*')].filter((element) => sticksOut(element) && !contained(element));
  return [`page is ${scrollWidth} px wide in ${clientWidth} px`, ...wide.slice(0, 5).map(pathOf)];
}

/** True for visually hidden texts, in a box of one pixel. */
const spoken = (text: Text): boolean =>
  text.parentElement !== null &&
  ancestors(text.parentElement).some((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 && height <= 1 && styleOf(element).position !== 'static';
  });

/** Reason that a text is not fully visible, or null. The text wraps in the innermost box; boxes around it may clip. */
function cutBy(text: Text, rects: readonly DOMRect[]): string | null {
  const chain = text.parentElement ? ancestors(text.parentElement) : [];
  let own: Element | undefined;
  for (const element of chain) {
    const { display, overflowX, overflowY } = styleOf(element);
    const box = element.getBoundingClientRect();
    if (display === 'inline' || display === 'contents') continue;
    const cutsX = clips(overflowX);
    const cutsY = clips(overflowY);
    const beside = rects.some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
    const beyond = rects.some(({ top, bottom }) => top < box.top - 4 || bottom > box.bottom + 4);
    // Lines after the last one of a shortened text must be hidden completely.
    const isHalf = ({ top, bottom }: DOMRect) => box.bottom - top > 2 && bottom - box.bottom > 2;
    if (styleOf(element).webkitLineClamp !== 'none' && rects.some(isHalf))
      return `shows half a line in ${pathOf(element)}`;
    if (cutsX && beside)
      return isShownInFull(element, text.data.trim()) ? null : `cut at the side by ${pathOf(element)}`;
    if (cutsY && beyond)
      return isShownInFull(element, text.data.trim()) ? null : `cut above or below by ${pathOf(element)}`;
    if (!own && beside && !scrolls(overflowX)) return `sticks out of ${pathOf(element)}`;
    own ??= element;
    if (scrolls(overflowX)) return null;
  }
  return null;
}

/** Texts that are clipped, overflow their box sideways, or break a word without a hyphen (DES-06). */
export function clippedTexts(root: HTMLElement = document.body): readonly string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const faults: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.data.trim() === '' || !node.parentElement || !seen(node.parentElement))
      continue;
    if (!node.parentElement.checkVisibility({ opacityProperty: true }) || spoken(node)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const fault = cutBy(node, [...range.getClientRects()]);
    if (fault) faults.push(`"${node.data.trim().slice(0, 40)}" ${fault}`);
    for (const word of brokenWords(node))
      faults.push(`"${node.data.trim().slice(0, 40)}" breaks inside "${word}" in ${pathOf(node.parentElement)}`);
  }
  return faults;
}

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Runs a check in each font, the wide and the default one unless others are named; restores the font. */
export async function inEachFont(
  look: () => readonly string[],
  fonts: readonly TestFont[] = ['wide', 'usual'],
): Promise<readonly string[]> {
  const found: string[] = [];
  const before = shownFont();
  for (const font of fonts) {
    await setFont(font);
    // Components that measure themselves update before the next frame.
    await frame();
    await frame();
    found.push(...look().map((fault) => `${font}: ${fault}`));
  }
  await setFont(before);
  return found;
}

/** Horizontal overflow and clipped or broken texts, in each font (DES-06). @internal */
export const textFaults = (fonts?: readonly TestFont[]): Promise<readonly string[]> =>
  inEachFont(() => [...sideways(), ...clippedTexts()], fonts);
