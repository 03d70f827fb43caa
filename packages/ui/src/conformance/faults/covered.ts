import { controls } from './checks.ts';
import { pathOf } from './texts.ts';

const inset = (side: 'scrollPaddingTop' | 'scrollPaddingBottom'): number =>
  Number.parseFloat(getComputedStyle(document.documentElement)[side]) || 0;

/** Controls with a real size; visually hidden ones have none. */
const pressable = (): readonly HTMLElement[] =>
  controls().filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return (
      width > 2 &&
      height > 2 &&
      getComputedStyle(one).pointerEvents !== 'none' &&
      !one.matches('[tabindex="0"]:not(a, button, input)')
    );
  });

const middle = (element: Element): { readonly x: number; readonly y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const ancestors = (element: Element): readonly Element[] => {
  const all: Element[] = [];
  for (let next = element.parentElement; next && next !== document.body; next = next.parentElement) all.push(next);
  return all;
};

/** Whether a scrolling or clipping box hides the middle of a control. */
const clipped = (control: HTMLElement): boolean => {
  const { x, y } = middle(control);
  return ancestors(control).some((box) => {
    const { overflowX, overflowY } = getComputedStyle(box);
    // The area inside its border.
    const { left: edge, top: rim } = box.getBoundingClientRect();
    const [left, top] = [edge + box.clientLeft, rim + box.clientTop];
    const [right, bottom] = [left + box.clientWidth, top + box.clientHeight];
    return (
      (overflowX !== 'visible' && (x < left || x >= right)) || (overflowY !== 'visible' && (y < top || y >= bottom))
    );
  });
};

/** Whether it is part of a bar that stays at an edge of the window while the page scrolls. */
const keepsPlace = (element: Element): boolean =>
  [element, ...ancestors(element)].some((one) => ['sticky', 'fixed'].includes(getComputedStyle(one).position));

/**
 * The element at the middle of a control that a press would hit instead of it; null for the control itself, and outside of
 * the window.
 */
function coverOf(control: HTMLElement): Element | null {
  const { x, y } = middle(control);
  const hit = document.elementFromPoint(x, y);
  if (hit === null || control.contains(hit)) return null;
  // A checkbox that its label draws.
  if (hit.closest('label')?.control === control || hit.closest('label')?.contains(control)) return null;
  return hit;
}

const said = (control: HTMLElement, cover: Element, where: string): string =>
  `${where}: ${pathOf(control)} under ${pathOf(cover)}`;

/** Controls in view between two lines whose middle is covered. */
function coveredBetween(top: number, bottom: number, where: string): readonly string[] {
  return pressable().flatMap((control) => {
    const { y } = middle(control);
    if (y < top || y > bottom || clipped(control)) return [];
    const cover = coverOf(control);
    // Scrolling the page back would free it from the bar above.
    const above = cover !== null && where === 'end' && keepsPlace(cover) && y < innerHeight / 2;
    return cover && !above ? [said(control, cover, where)] : [];
  });
}

/** Lowers raised floats at once when the page is scrolled; by themselves they follow in the next frame. */
function lowerFloats(): void {
  for (const float of document.querySelectorAll<HTMLElement>('[data-floats] [data-side] > *')) {
    float.style.transform = scrollY > 0 ? 'none' : '';
  }
}

/**
 * Controls whose middle is covered: each scrolled into view as by the keyboard, and all that are in view at the top and at
 * the end of the page. At the top, controls under a bar at the lower edge do not count, because scrolling frees them.
 */
export function coveredControls(): readonly string[] {
  const page = document.documentElement;
  const found: string[] = [];
  for (const control of pressable()) {
    control.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    lowerFloats();
    const cover = coverOf(control);
    if (cover) found.push(said(control, cover, 'in view'));
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  lowerFloats();
  found.push(...coveredBetween(0, innerHeight - inset('scrollPaddingBottom'), 'top'));
  window.scrollTo({ top: page.scrollHeight, behavior: 'instant' });
  lowerFloats();
  found.push(...coveredBetween(inset('scrollPaddingTop'), innerHeight, 'end'));
  window.scrollTo({ top: 0, behavior: 'instant' });
  lowerFloats();
  return [...new Set(found)];
}

/** Controls of the first screen whose middle is under a float. */
export const underFloats = (): readonly string[] =>
  pressable().flatMap((control) => {
    const cover = control.closest('[data-floats]') ? null : coverOf(control);
    return cover?.closest('[data-floats]') ? [said(control, cover, 'first screen')] : [];
  });
