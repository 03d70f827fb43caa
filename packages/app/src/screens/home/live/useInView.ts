import { useEffect, type RefObject } from 'react';
import { useRuntime } from '../../../kernel/runtime.ts';

/** Says whether an element is in view in a tab that is seen, at once and after each change; no more when it goes. */
export function useInView(place: RefObject<Element | null>, see: (inView: boolean) => void): void {
  const { device } = useRuntime().core.ports;
  useEffect(() => {
    if (!place.current) return undefined;
    let isShown = false;
    const say = () => see(isShown && device.visible());
    const observer = new IntersectionObserver((entries) => {
      isShown = entries.at(-1)?.isIntersecting === true;
      say();
    });
    observer.observe(place.current);
    const stop = device.onVisibilityChange(say);
    return () => {
      observer.disconnect();
      stop();
      see(false);
    };
  }, [device, place, see]);
}
