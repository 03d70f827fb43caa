import { useId } from 'react';
import { visuallyHidden } from '../../../foundations/text.css.ts';
import { AccountBlocks, accountIcons } from '../../../patterns/AccountBlocks/index.ts';
import { DestinationLink } from '../../../patterns/Destination/index.ts';
import { SkipLink } from '../../../patterns/Frame/index.ts';
import { Amount } from '../../../primitives/Amount/index.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import type { AccountMenuGroup, AccountViewProps } from '../../../views/account/contract.ts';
import type { WithClassName } from '../../../views/withClassName.tsx';
import * as css from './AccountView.css.ts';

/** A separate window: session at the top, sections at the side, the current section beside them. */
export default function AccountView(props: WithClassName<AccountViewProps>) {
  const { siteName, title, homeHref, onClose, member, menu, section, texts, className = '' } = props;
  const content = useId();
  return (
    <div className={`${css.root} ${className}`}>
      <SkipLink to={content} label={texts.skipToContent} />
      <div className={css.top}>
        <div className={css.names}>
          <span className={css.site}>{siteName}</span>
          <span className={css.title}>{title}</span>
        </div>
        {member && (
          <div className={css.account}>
            <span title={member.account} translate="no">
              {member.account}
            </span>
            <span className={css.amount}>
              <span className={visuallyHidden}>{`${texts.balance}: `}</span>
              <Amount value={member.balance} stale={member.balanceStale && texts.stale} />
            </span>
          </div>
        )}
        {member && (
          <Button variant="ghost" onClick={member.onLogout}>
            {texts.logout}
          </Button>
        )}
        {onClose ? (
          <Button variant="outline" onClick={onClose}>
            {texts.close}
          </Button>
        ) : (
          <Button variant="outline" href={homeHref}>
            {texts.home}
          </Button>
        )}
      </div>
      <div className={css.inside} data-single={menu.length === 0 ? '' : undefined}>
        {menu.length > 0 && (
          <nav className={css.menu} aria-label={texts.menu}>
            {menu.map((group) => (
              <MenuGroup key={group.id} group={group} />
            ))}
          </nav>
        )}
        <div id={content} tabIndex={-1} className={css.section}>
          <h1 className={css.heading}>{section.title}</h1>
          <AccountBlocks section={section} texts={texts} />
        </div>
      </div>
    </div>
  );
}

/** The name of a group is visible if it has several entries; a single entry needs none. */
function MenuGroup({ group: { label, entries } }: { readonly group: AccountMenuGroup }) {
  const id = useId();
  return (
    <div className={css.group}>
      <h2 id={id} className={entries.length > 1 ? css.groupName : visuallyHidden}>
        {label}
      </h2>
      <ul role="list" className={css.entries} aria-labelledby={id}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <DestinationLink to={entry} className={css.entry} current={entry.active}>
              <Icon name={accountIcons[entry.icon]} />
              {entry.label}
              {entry.badge && <Badge {...entry.badge} />}
            </DestinationLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
