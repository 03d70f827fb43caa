import { afterEach } from 'vitest';
import { hearComplaints, takeComplaints } from './hydration.ts';

hearComplaints();

afterEach(() => {
  const [first] = takeComplaints();
  if (first !== undefined) throw new Error(`Hydration found another page than the server sent: ${first}`);
});
