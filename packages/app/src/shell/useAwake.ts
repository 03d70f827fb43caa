import { useEffect, useState } from 'react';

/** False in the rendered page and while it is taken over; true from then on. For parts that a first paint does not need. */
export function useAwake(): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return awake;
}
