import { afterEach } from 'vitest';
import { isHydrationComplaint } from './hydration.ts';

// React only warns of attributes that differ, and recovers from texts that do: neither may pass unnoticed.
const complaints: string[] = [];
const { error } = console;
Object.assign(console, {
  error: (...args: unknown[]) => {
    const text = args.map(String).join(' ');
    if (isHydrationComplaint(text)) complaints.push(text);
    error(...args);
  },
});
addEventListener('error', ({ message }) => {
  if (isHydrationComplaint(message)) complaints.push(message);
});

afterEach(() => {
  const [first] = complaints.splice(0);
  if (first !== undefined) throw new Error(`Hydration found another page than the server sent: ${first}`);
});
