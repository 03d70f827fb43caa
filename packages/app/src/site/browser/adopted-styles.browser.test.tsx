import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { styleSingleton } from './adopted-styles.ts';

const adopted = () => getComputedStyle(document.body).getPropertyValue('--adopted');
const text = (value: number) => `body { --adopted: ${value} }`;

test('[OPS-06] [SEC-01] styles apply while something needs them, without a style element', async () => {
  const elements = document.querySelectorAll('style').length;
  const sheets = document.adoptedStyleSheets.length;
  const Styles = styleSingleton();
  const [one, other] = [createRoot(document.createElement('div')), createRoot(document.createElement('div'))];
  flushSync(() => one.render(<Styles styles={text(1)} />));
  flushSync(() => other.render(<Styles styles={text(2)} />));
  await expect.poll(() => adopted()).toBe('1');
  await expect.poll(() => document.querySelectorAll('style')).toHaveLength(elements);
  flushSync(() => one.render(<Styles styles={text(3)} />));
  await expect.poll(() => adopted()).toBe('2');
  flushSync(() => other.unmount());
  await expect.poll(() => adopted()).toBe('3');
  flushSync(() => one.unmount());
  await expect.poll(() => [adopted(), document.adoptedStyleSheets.length]).toEqual(['', sheets]);
});
