import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as css from './Billboard.css.ts';

export interface BillboardProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The first screen of a page, under a see-through header: a frame detects it by the selector `withBillboard`, also before
 * scripts run. In CSS: `data-passed` once the page is scrolled by more than 24 px, because the header then needs a
 * background.
 */
export function Billboard({ className = '', children }: BillboardProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setPassed(entries.at(-1)?.isIntersecting === false));
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={`${css.root} ${className}`} data-passed={passed ? '' : undefined}>
      <span ref={mark} className={css.mark} aria-hidden="true" />
      {children}
    </div>
  );
}
