import { TabBar as BaseTabBar } from '../../_h5/slots/TabBar.tsx';
import type { TabBarProps } from '../../../slots/contract.ts';
import * as css from './TabBar.css.ts';

/** The bottom bar with icons only. */
export function TabBar(props: TabBarProps) {
  return <BaseTabBar {...props} className={css.iconsOnly} />;
}
