import { hides, useHideOnScroll } from '../../../patterns/HideOnScroll/index.ts';
import type { TabBarProps } from '../../../slots/contract.ts';
import { TabBar as BaseTabBar } from '../../_h5/slots/TabBar.tsx';
import * as css from './TabBar.css.ts';

/** The main navigation as a floating dock, which hides while the page scrolls down (SHELL-43x). */
export function TabBar(props: TabBarProps) {
  const dock = useHideOnScroll<HTMLDivElement>();
  return (
    <div ref={dock} className={`${hides} ${css.dock}`}>
      <BaseTabBar {...props} />
    </div>
  );
}
