import { useId } from 'react';
import { visuallyHidden } from '../../../foundations/text.css.ts';
import { accountIcons } from '../../../patterns/AccountBlocks/index.ts';
import { DestinationLink } from '../../../patterns/Destination/index.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { Sheet } from '../../../primitives/Sheet/index.ts';
import type { AccountMenuGroup, AccountTexts } from '../../../views/account/contract.ts';
import * as css from './SectionBoard.css.ts';

export interface SectionBoardProps {
  readonly menu: readonly AccountMenuGroup[];
  /** Undefined for a guest. */
  readonly onLogout: (() => void) | undefined;
  readonly texts: AccountTexts;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The sheet with a board of all sections under the names of their groups. */
export default function SectionBoard({ menu, onLogout, texts, open, onClose }: SectionBoardProps) {
  return (
    <Sheet open={open} onClose={onClose} title={texts.menu} closeLabel={texts.closeMenu}>
      <nav className={css.root} aria-label={texts.menu}>
        {menu.map((group) => (
          <Group key={group.id} group={group} onPress={onClose} />
        ))}
      </nav>
      {onLogout && (
        <Button variant="outline" block onClick={onLogout}>
          {texts.logout}
        </Button>
      )}
    </Sheet>
  );
}

/** The name of a group is visible if it has several entries; a single entry needs none. */
function Group({
  group: { label, entries },
  onPress,
}: {
  readonly group: AccountMenuGroup;
  readonly onPress: () => void;
}) {
  const id = useId();
  return (
    <section className={css.group} data-single={entries.length === 1 ? '' : undefined} aria-labelledby={id}>
      <h3 id={id} className={entries.length > 1 ? css.name : visuallyHidden}>
        {label}
      </h3>
      <ul role="list" className={css.board}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <DestinationLink to={entry} className={css.entry} current={entry.active} onPress={onPress}>
              <Icon name={accountIcons[entry.icon]} className={css.icon} />
              <span>{entry.label}</span>
              {entry.badge && (
                <span className={css.badge}>
                  <Badge {...entry.badge} />
                </span>
              )}
            </DestinationLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
