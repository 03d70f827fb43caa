import { useState } from 'react';
import { visuallyHidden } from '../../../foundations/text.css.ts';
import { lazyLayer } from '../../../patterns/lazyLayer.tsx';
import { dialogButton } from '../../../primitives/behaviour/dialogButton.ts';
import { Amount } from '../../../primitives/Amount/index.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import type { HeaderProps } from '../../../slots/contract.ts';
import * as page from '../../_h5/parts/page.css.ts';
import * as base from '../../_h5/slots/Header.css.ts';
import { HeaderStart } from '../../_h5/slots/HeaderStart.tsx';
import * as css from './Header.css.ts';
import type { MenuEntries } from './Menu.tsx';

// Not part of the first load.
const Menu = lazyLayer(() => import('./Menu.tsx'));

/** Length of an amount that does not fit on narrow phones. */
const long = 14;

interface Props extends HeaderProps {
  /** Absent in a header without a page. */
  readonly entries?: MenuEntries | undefined;
}

const none: MenuEntries = { tabs: [], pages: null };

/** Logo or page title, the balance on pages with a logo, and the menu with everything else (SHELL-43x). */
export function Header({ entries = none, ...props }: Props) {
  const { site, session, page: inner, texts } = props;
  const [open, setOpen] = useState(false);
  return (
    <header className={`${base.root} ${css.root}`}>
      <div className={`${base.bar} ${page.column}`}>
        <HeaderStart site={site} page={inner} texts={texts} />
        {session.kind === 'member' && !inner && (
          <button
            type="button"
            className={css.balance}
            data-long={(session.balance?.length ?? 0) >= long ? '' : undefined}
            onClick={session.onWallet}
            title={texts.wallet}
          >
            <span className={visuallyHidden}>{`${texts.balance}: `}</span>
            <Amount value={session.balance} stale={session.balanceStale && texts.stale} />
          </button>
        )}
        <button {...dialogButton(open, () => setOpen(true))} className={css.menu}>
          {texts.menu}
          {session.kind === 'member' && session.unreadLetters > 0 && (
            <span className={css.badge}>
              <span className={visuallyHidden}>{` ${texts.unread}: `}</span>
              <Badge count={session.unreadLetters} />
            </span>
          )}
        </button>
      </div>
      <Menu {...props} {...entries} open={open} onClose={() => setOpen(false)} />
    </header>
  );
}
