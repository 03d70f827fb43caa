import axe from 'axe-core';
import { pathOf, seen } from './texts.ts';

export { sideways } from './texts.ts';

const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules that only the theme can break. */
export const contrast = ['color-contrast', 'link-in-text-block'];

/** WCAG 2.2 A and AA violations that axe finds on the page, one per line; only of the given rules, if any (DES-04). */
export async function axeFaults(rules?: readonly string[]): Promise<readonly string[]> {
  const runOnly = rules ? { type: 'rule' as const, values: [...rules] } : all;
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'], iframes: false });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) =>
      `${id}: ${help}: ${target.join(' ')} ${any.map(({ message }) => message).join(' ')}`.trim(),
    ),
  );
}

const interactive =
  'a[href], button, input, select, textarea, iframe, summary, [role="tab"], [role="button"], [tabindex="0"]';

/** All visible interactive elements of the page. */
export function controls(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(interactive)].filter(seen);
}

/** Controls with text below 16 px, into which iOS would zoom when they get the focus. */
export function zoomedInto(): readonly string[] {
  const fields = [...document.querySelectorAll<HTMLElement>('input, select, textarea')];
  return fields
    .filter((field) => !field.matches('[type="checkbox"], [type="radio"], [type="hidden"], [type="range"]'))
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => `${getComputedStyle(field).fontSize} in ${pathOf(field)}`);
}

/** Controls without an accessible name (A11Y-01). */
export function nameless(): readonly string[] {
  axe.setup(document.body);
  const missing = controls()
    .filter((element) => element.getAttribute('tabindex') !== '0' || element.matches('a, button, input, [role]'))
    .filter((element) => axe.commons.text.accessibleText(element).trim() === '')
    .map(pathOf);
  axe.teardown();
  return missing;
}

const look = (element: Element): string => {
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  return `${outlineStyle === 'none' || outlineWidth === '0px' ? '' : outlineStyle + outlineWidth}|${boxShadow}`;
};
const around = (element: HTMLElement): string => {
  const parts = [element, element.parentElement, element.parentElement?.parentElement, ...element.children];
  const rings = [getComputedStyle(element, '::after'), getComputedStyle(element, '::before')].map(
    ({ outlineStyle, boxShadow }) => `${outlineStyle}|${boxShadow}`,
  );
  return [...parts.flatMap((part) => (part ? [look(part)] : [])), ...rings].join(';');
};

/** Controls without a visible keyboard focus. Call after a key press (A11Y-01). */
export function invisibleFocus(): readonly string[] {
  const focusable = controls().filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, iframe'));
  const unseen = focusable.filter((element) => {
    // A sibling in the same box may have the focus, and the ring with it.
    const active = document.activeElement;
    if (active instanceof HTMLElement && element.parentElement?.contains(active)) active.blur();
    const before = around(element);
    element.focus({ preventScroll: true });
    return document.activeElement === element && around(element) === before;
  });
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return unseen.map(pathOf);
}
