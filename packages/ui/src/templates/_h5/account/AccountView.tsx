import { useEffect, useRef } from 'react';
import { visuallyHidden } from '../../../foundations/text.css.ts';
import { AccountBlocks, accountIcons } from '../../../patterns/AccountBlocks/index.ts';
import { DestinationLink } from '../../../patterns/Destination/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import type { AccountViewProps } from '../../../views/account/contract.ts';
import { BackIcon } from '../parts/BackIcon.tsx';
import * as page from '../parts/page.css.ts';
import * as css from './AccountView.css.ts';

/**
 * A full page on phones: back button, sections in a row, the current section below. The card keeps its height until the session
 * is known.
 */
export default function AccountView({ title, homeHref, onClose, member, menu, section, texts }: AccountViewProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = menu.find(({ active }) => active)?.id;
  useEffect(() => {
    const strip = list.current;
    const chip = strip?.querySelector<HTMLElement>('[aria-current="page"]');
    // Scrolls the row only, horizontally.
    if (strip && chip)
      strip.scrollLeft = chip.offsetLeft - strip.offsetLeft - (strip.clientWidth - chip.clientWidth) / 2;
  }, [current]);
  return (
    <div className={css.root}>
      <div className={css.top}>
        <div className={`${css.bar} ${page.column}`}>
          {onClose ? (
            <IconButton className={css.back} label={texts.close} icon={<BackIcon />} onClick={onClose} />
          ) : (
            <Link href={homeHref} className={css.entry} aria-label={texts.home}>
              <BackIcon />
            </Link>
          )}
          <span className={css.title}>{title}</span>
        </div>
        {menu.length > 0 && (
          <nav className={page.column} aria-label={texts.menu}>
            <ul role="list" className={css.entries} ref={list}>
              {menu.map((entry) => (
                <li key={entry.id}>
                  <DestinationLink to={entry} className={css.entry} current={entry.active}>
                    <Icon name={accountIcons[entry.icon]} />
                    {entry.label}
                  </DestinationLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className={`${css.inside} ${page.column}`}>
        <div className={css.card}>
          <span className={css.account}>{member?.account ?? '–'}</span>
          <span className={css.amount}>
            <span className={visuallyHidden}>{`${texts.balance}: `}</span>
            {member?.balance ?? '–'}
          </span>
        </div>
        <h1 className={css.heading}>{section.title}</h1>
        <AccountBlocks section={section} texts={texts} />
        {member && (
          <Button variant="outline" block onClick={member.onLogout}>
            {texts.logout}
          </Button>
        )}
      </div>
    </div>
  );
}
