import { DestinationLink } from '../../../patterns/Destination/index.ts';
import type { TabBarProps, TabItem } from '../../../slots/contract.ts';
import * as page from '../../_h5/parts/page.css.ts';
import * as css from './TabBar.css.ts';

/**
 * The one action at the lower edge: to sign in for guests, the wallet for members. None for members on home, where the page
 * itself offers the game played last.
 */
export function mainAction(items: readonly TabItem[]): TabItem | undefined {
  const find = (name: TabItem['name']) => items.find((item) => item.name === name);
  return find('login') ?? (find('home')?.active ? undefined : find('wallet'));
}

/** The bar with that action, within reach of the thumb. All other entries are in the header's menu (SHELL-43x). */
export function TabBar({ items, label }: TabBarProps) {
  const action = mainAction(items);
  if (!action) return null;
  return (
    <nav className={css.root} aria-label={label} data-guest={action.name === 'login' ? 'held' : undefined}>
      <div className={page.column}>
        <DestinationLink to={action} className={css.action}>
          {action.label}
        </DestinationLink>
      </div>
    </nav>
  );
}
