import { isValidElement } from 'react';
import { translatePage } from '../../testing/translatePage.ts';
import { posed, type Finder } from './lookAtViews.ts';

/** Texts that members do not read: addresses, ids, names of files and of forms. */
const unread =
  /^(?:id|key|kind|name|code|date|path|start|days|from|to|locale|href|url|src|icon|art|image|picture|cover|logo|size|html)$|(?:Id|Href|Url|Icon|At)$/;

/** Every live value one further: amounts, counters, times left, in texts and as numbers. */
function later<Values>(values: Values, key = ''): Values {
  const other = (value: unknown): unknown => {
    if (unread.test(key) || key.startsWith('on')) return value;
    if (typeof value === 'string') return value.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10));
    if (typeof value === 'number' && /count|unread|left|badge/i.test(key)) return value + 1;
    if (Array.isArray(value)) return value.map((item) => later(item as unknown, key));
    const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
    if (!isPlain || isValidElement(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, later(item as unknown, name)]));
  };
  // Of the same shape.
  return other(values) as Values;
}

// Code that views load lazily, loaded in advance so that it is in the first picture even on a busy machine.
import.meta.glob(['../../patterns/*/*.tsx', '!../../patterns/*/*.{stories,browser.test}.tsx'], { eager: true });

/** The visible text; announcements to screen readers come and go by themselves. */
const shownText = (): string =>
  [...document.body.children]
    .filter((part) => !part.matches('[data-live-announcer]'))
    .map((part) => part.textContent)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The same once nothing has changed for three frames: tables fill their rows in two. */
async function settledText(): Promise<string> {
  let text = shownText();
  for (let same = 0; same < 3; same += 1) {
    await frame();
    const now = shownText();
    if (now !== text) same = 0;
    text = now;
  }
  return text;
}

/** Texts that do not follow their values once a browser has translated the page. */
export const translatedFaults: Finder = async (screen, subject) => {
  const { options } = subject;
  await screen.pose(posed(subject, { width: subject.widths.usual }));
  // Lazy parts are loaded by the first values, so they are present with the second ones.
  await screen.show(options, later);
  const wanted = await settledText();
  await screen.show(options);
  const before = await settledText();
  const stop = translatePage();
  await screen.again();
  await screen.show(options, later);
  const after = await settledText();
  await screen.show(options);
  const back = await settledText();
  stop();
  return [
    ...(after === wanted ? [] : [`is not: ${wanted}`, `but: ${after}`]),
    ...(back === before ? [] : [`is not again: ${before}`, `but: ${back}`]),
  ];
};
