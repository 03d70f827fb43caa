import type { SiteConfig } from '@housefront/contract/site-config';
import { paths } from '../../kernel/paths.ts';
import { entriesOf, memberMenu, type MenuParts } from '../../kernel/member/memberMenu.ts';

/** The page with the history of the account: that of the profile, or the records that every site has. */
export function historyHref({ hiddenLinks, features, protection }: SiteConfig): string {
  const parts: MenuParts = { hidden: hiddenLinks, features, capabilities: protection?.values, recommending: false };
  const ids: readonly string[] = entriesOf(memberMenu(parts)).map(({ id }) => id);
  return paths.member(ids.includes('Activity') ? 'Activity' : 'Transaction');
}
