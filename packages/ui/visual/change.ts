import { expect, onTestFinished } from 'vitest';

/** Sets one variable of the theme for the rest of the test. Fails if that changes nothing. */
export function change(variable: string, to: (now: string) => string): void {
  const name = /var\((--[^,)]+)/.exec(variable)?.[1] ?? '';
  const root = document.documentElement;
  const now = getComputedStyle(root).getPropertyValue(name);
  const next = to(now);
  expect(now).not.toBe('');
  expect(next).not.toBe(now);
  root.style.setProperty(name, next);
  onTestFinished(() => void root.style.removeProperty(name));
}
