/** Attributes of an element, its listeners (`onclick` …) and, as `text`, its content. */
type Given = Readonly<Record<string, string | boolean | undefined | EventListener>>;

/** Creates an element. Texts are only set as text nodes, so texts of the platform never become markup. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  given: Given = {},
  ...children: readonly (Node | string | null)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (name === 'text') element.textContent = String(value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** The element with an id; the page contains all of them. */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});

/** Time of day of a moment in milliseconds. */
export const timeOfDay = (ms: number): string => clock.format(ms);

/** A value in readable form. */
export const pretty = (value: unknown): string => JSON.stringify(value, undefined, 2) ?? 'no body';

let hiding = 0;

/** Shows a confirmation or an error. */
export function say(text: string, tone: 'good' | 'bad' = 'good'): void {
  const place = byId('said');
  place.hidden = false;
  place.dataset['tone'] = tone;
  place.textContent = text;
  clearTimeout(hiding);
  hiding = window.setTimeout(() => {
    place.hidden = true;
  }, 6000);
}
