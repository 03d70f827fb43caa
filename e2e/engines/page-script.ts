/** A target in a page. Sent to the page as JSON. */
export interface Wanted {
  readonly css: string;
  /** Source of the expression that the accessible name has to match. */
  readonly name?: string;
  /** Selector of its container. */
  readonly within?: string;
  /** Which of those that match, from 0; negative ones count from the end. */
  readonly index?: number;
}

/** The result, as a visitor sees it. */
export interface Found {
  readonly name: string;
  readonly text: string;
  readonly value: string;
  /** Its description beside its name. */
  readonly described: string;
  readonly disabled: boolean;
  readonly focused: boolean;
  readonly invalid: boolean;
}

/** Where something can be pressed, or why it cannot be yet. */
export type Aim = { readonly x: number; readonly y: number; readonly frame: number } | { readonly not: string };

interface Toolkit {
  /** Frames that were drawn since something was aimed at, as far as they were waited for. */
  frames: number;
  find: (wanted: Wanted) => Element[];
  read: (element: Element) => Found;
}

declare global {
  interface Window {
    engines?: Toolkit;
  }
}

/** Puts into a page what {@link found}, {@link aim} and {@link put} look with; once for each document. */
export function equip(): void {
  const texts = (element: Element, attribute: string) =>
    (element.getAttribute(attribute) ?? '')
      .split(/\s+/)
      .map((id) => (id ? (document.getElementById(id)?.textContent ?? '') : ''))
      .join(' ')
      .trim();
  const labels = (element: Element) =>
    'labels' in element
      ? [...((element as HTMLInputElement).labels ?? [])].map((one) => one.textContent).join(' ')
      : '';
  const visible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const nameOf = (element: Element) =>
    (
      element.getAttribute('aria-label') ||
      texts(element, 'aria-labelledby') ||
      labels(element) ||
      element.textContent ||
      element.getAttribute('title') ||
      element.getAttribute('alt') ||
      ''
    )
      .replace(/\s+/g, ' ')
      .trim();
  window.engines = {
    frames: 0,
    find: ({ css, name, within }) => {
      const places = within ? [...document.querySelectorAll(within)].filter(visible) : [document];
      const pattern = new RegExp(name ?? '');
      return places
        .flatMap((place) => [...place.querySelectorAll(css)])
        .filter((element) => visible(element) && pattern.test(nameOf(element)));
    },
    read: (element) => ({
      name: nameOf(element),
      text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
      value: (element as HTMLInputElement).value ?? '',
      described: texts(element, 'aria-describedby') || texts(element, 'aria-errormessage'),
      disabled: element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true',
      focused: element === document.activeElement,
      invalid: element.getAttribute('aria-invalid') === 'true',
    }),
  };
}

/** All that can be seen of what is wanted, in the order of the page. */
export function found(wanted: Wanted): readonly Found[] | null {
  const tools = window.engines;
  return tools ? tools.find(wanted).map(tools.read) : null;
}

/**
 * Scrolls an element into view and returns the point to press: at an offset from its corner, else in the middle. Returns
 * none for an element of a page that React has not hydrated yet, or that another one covers. Parts below the first screen are
 * hydrated by the press itself (HOME-01).
 */
export function aim(wanted: Wanted, offset: { readonly x: number; readonly y: number } | null): Aim | null {
  const tools = window.engines;
  if (!tools) return null;
  const element = tools.find(wanted).at(wanted.index ?? 0);
  if (!element) return { not: 'there is none' };
  const owned = (one: Element) => Object.keys(one).some((key) => key.startsWith('__react'));
  const frame = [...document.querySelectorAll('#root > *')];
  if (frame.length > 0 && !frame.some(owned)) return { not: 'the page is not hydrated' };
  if (tools.read(element).disabled) return { not: 'it is disabled' };
  const place = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return offset ? { x: left + offset.x, y: top + offset.y } : { x: left + width / 2, y: top + height / 2 };
  };
  const free = ({ x, y }: { x: number; y: number }) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
  };
  if (!free(place())) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  requestAnimationFrame(() => {
    tools.frames += 1;
  });
  const point = place();
  if (free(point)) return { ...point, frame: tools.frames };
  const hit = document.elementFromPoint(point.x, point.y);
  return { not: hit ? `${hit.outerHTML.slice(0, 120)} covers it` : 'it is off the screen' };
}

/** Sets an input or a list to a value as a driver does that has no keys for it; null while there is none. */
export function put(wanted: Wanted, value: string): true | null {
  const element = window.engines?.find(wanted).at(wanted.index ?? 0);
  if (!(element instanceof HTMLSelectElement || element instanceof HTMLInputElement)) return null;
  if (element.matches(':disabled') || !Object.keys(element).some((key) => key.startsWith('__react'))) return null;
  const { prototype } = element instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  element.focus();
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}
