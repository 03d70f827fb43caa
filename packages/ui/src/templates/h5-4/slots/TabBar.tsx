import { visuallyHidden } from '../../../foundations/text.css.ts';
import { Link } from '../../../primitives/Link/index.ts';
import type { TabBarProps } from '../../../slots/contract.ts';
import { TabBar as BaseTabBar } from '../../_h5/slots/TabBar.tsx';
import * as css from './TabBar.css.ts';

/**
 * The bottom bar with the search of all games in its middle. With an odd number of entries the halls are omitted, so that the
 * search is in the middle: the bubbles on home lead to them.
 */
export function TabBar({ items, search, label }: TabBarProps) {
  const sides = items.length % 2 === 0 ? items : items.filter(({ name }) => name !== 'halls');
  const centre = search && (
    <Link href={search.href} className={css.search}>
      <span className={visuallyHidden}>{search.label}</span>
    </Link>
  );
  return <BaseTabBar items={search ? sides : items} label={label} centre={centre} />;
}
