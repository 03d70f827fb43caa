import { byId, el, timeOfDay } from './dom.ts';

/** Number of lines that a list keeps. */
const KEPT = 500;

/** Content and rendering of a list of events. */
export interface FeedOptions<Item> {
  /** Id of the panel, and of its counter. */
  readonly panel: string;
  /** Name of the filter. */
  readonly filter: string;
  /** A switch beside the filter that hides other items. */
  readonly only?: { readonly label: string; readonly test: (item: Item) => boolean };
  readonly empty: string;
  /** Text of an item for the filter. */
  readonly text: (item: Item) => string;
  readonly line: (item: Item) => HTMLElement;
}

/** A line of a list, with details that open below it. */
export interface Line {
  readonly at: number;
  readonly title: string;
  readonly what: string;
  /** A word at its end. */
  readonly mark?: { readonly text: string; readonly tone: 'good' | 'warn' | 'bad' } | undefined;
  readonly details: string;
  readonly isOpen?: boolean;
}

/** A line as an element. */
export const lineOf = ({ at, title, what, mark, details, isOpen = false }: Line): HTMLElement =>
  el(
    'details',
    { open: isOpen },
    el(
      'summary',
      { class: 'event' },
      el('span', { class: 'when', text: timeOfDay(at) }),
      el('strong', { text: title }),
      el('span', { class: 'what', text: what }),
      mark ? el('span', { class: 'code', 'data-tone': mark.tone, text: mark.text }) : el('span'),
    ),
    el('pre', { text: details }),
  );

/** A list of events: newest first, with filter and pause. */
export interface Feed<Item> {
  add(item: Item): void;
  /** Replaces all items. */
  set(items: readonly Item[]): void;
  pause(on: boolean): void;
}

/** Creates the list inside its panel; `held` is called with the number of items that arrived while it is paused. */
export function createFeed<Item>(options: FeedOptions<Item>, held: (count: number) => void): Feed<Item> {
  const { panel, only } = options;
  let items: Item[] = [];
  let waiting: Item[] = [];
  let paused = false;
  const words = el('input', {
    type: 'search',
    placeholder: options.filter,
    'aria-label': options.filter,
    oninput: () => show(),
  });
  const some = el('input', { type: 'checkbox', onchange: () => show() });
  const list = el('ul', { class: 'lines', role: 'list' });
  const nothing = el('p', { class: 'empty', text: options.empty });
  const counter = document.querySelector(`[data-count="${panel}"]`);

  const fits = (item: Item): boolean => {
    if (only && some.checked && !only.test(item)) return false;
    const text = options.text(item).toLowerCase();
    return words.value
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word));
  };
  const line = (item: Item) => el('li', {}, options.line(item));
  const count = () => {
    if (counter) counter.textContent = String(items.length);
    nothing.hidden = list.childElementCount > 0;
    nothing.textContent = items.length === 0 ? options.empty : 'Nothing here fits the filter.';
  };
  const show = () => {
    list.replaceChildren(...items.filter(fits).map(line));
    count();
  };
  const put = (item: Item) => {
    items = [item, ...items].slice(0, KEPT);
    if (fits(item)) {
      const fresh = line(item);
      fresh.classList.add('fresh');
      list.prepend(fresh);
      if (list.childElementCount > KEPT) list.lastElementChild?.remove();
    }
    count();
  };

  const clear = el('button', { type: 'button', class: 'small', text: 'Empty the list' });
  clear.addEventListener('click', () => {
    items = [];
    show();
  });
  byId(panel).append(
    el('div', { class: 'filter' }, words, only ? el('label', {}, some, only.label) : null, clear),
    list,
    nothing,
  );
  count();
  return {
    add: (item) => {
      if (!paused) {
        put(item);
        return;
      }
      waiting = [...waiting, item].slice(-KEPT);
      held(waiting.length);
    },
    set: (next) => {
      items = next.toReversed().slice(0, KEPT);
      waiting = [];
      show();
    },
    pause: (on) => {
      paused = on;
      for (const item of waiting) put(item);
      waiting = [];
      held(0);
    },
  };
}
