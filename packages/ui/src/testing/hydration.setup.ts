import { afterEach, expect } from 'vitest';
import { isHydrationComplaint } from './hydration.ts';

// React only warns of attributes that differ, and recovers from texts that do: neither may pass unnoticed.
const complaints: string[] = [];
const { error } = console;
console.error = (...args: unknown[]): void => {
  const text = args.map(String).join(' ');
  if (isHydrationComplaint(text)) complaints.push(text);
  error(...args);
};
addEventListener('error', ({ message }) => {
  if (isHydrationComplaint(message)) complaints.push(message);
});

afterEach(() => {
  expect(complaints.splice(0), 'complaints of hydration').toEqual([]);
});
