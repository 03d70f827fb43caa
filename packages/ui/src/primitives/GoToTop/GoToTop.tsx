import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { classes } from '../shared/classes.ts';
import { Glyph } from '../shared/glyphs.tsx';
import { useReducedMotion } from '../UiProvider/useReducedMotion.ts';
import * as styles from './GoToTop.css.ts';

export interface GoToTopProps {
  readonly label: string;
  /** The scroll container; the page by default. */
  readonly container?: RefObject<HTMLElement | null>;
  /** Screens to scroll before it appears. */
  readonly after?: number;
  /** Positions the button; by default at the lower right edge of the page. */
  readonly className?: string;
}

/** Scrolls back to the top; appears after one screen (SHELL-41). */
export function GoToTop({ label, container, after = 1, className }: GoToTopProps): ReactNode {
  const [far, setFar] = useState(false);
  const calm = useReducedMotion();

  useEffect(() => {
    const box = container?.current;
    const page = document.documentElement;
    const check = (): void => {
      const scroller = box ?? page;
      setFar(scroller.scrollTop >= scroller.clientHeight * after && scroller.scrollTop > 0);
    };
    const source: HTMLElement | Window = box ?? window;
    check();
    source.addEventListener('scroll', check, { passive: true });
    return () => source.removeEventListener('scroll', check);
  }, [container, after]);

  if (!far) return null;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classes(styles.goToTop, className)}
      onClick={() => {
        (container?.current ?? window).scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
      }}
    >
      <Glyph name="up" />
    </button>
  );
}
