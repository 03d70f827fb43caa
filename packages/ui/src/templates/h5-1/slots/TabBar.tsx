import { TabBar as BaseTabBar } from '../../_h5/slots/TabBar.tsx';
import type { TabBarProps } from '../../../slots/contract.ts';
import * as css from './TabBar.css.ts';

/** The bottom bar with its middle entry as a raised round button: the wallet for members, sign-in for guests. */
export function TabBar(props: TabBarProps) {
  return <BaseTabBar {...props} className={css.raised} />;
}
