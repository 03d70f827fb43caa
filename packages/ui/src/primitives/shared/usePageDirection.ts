import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The direction of the page's text, for Radix, which does not read it from the page. */
export const usePageDirection = (): 'ltr' | 'rtl' =>
  useSyncExternalStore(
    never,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  );
