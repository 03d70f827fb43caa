import { use, useState } from 'react';
import { visuallyHidden } from '../../../foundations/text.css.ts';
import { lazyLayer } from '../../../patterns/lazyLayer.tsx';
import { SiteLogo } from '../../../patterns/SiteLogo/index.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Verbatim } from '../../../primitives/Verbatim/index.ts';
import type { HeaderProps } from '../../../slots/contract.ts';
import { BackIcon } from '../../_h5/parts/BackIcon.tsx';
import * as page from '../../_h5/parts/page.css.ts';
import * as base from '../../_h5/slots/Header.css.ts';
import * as css from './Header.css.ts';
import { MenuContext } from './MenuContext.ts';

// Not part of the first load.
const Menu = lazyLayer(() => import('./Menu.tsx'));

/** Length of an amount that does not fit on narrow phones. */
const long = 14;

/** Logo or page title, the balance on pages with a logo, and the menu with everything else (SHELL-43x). */
export function Header(props: HeaderProps) {
  const { site, session, page: inner, texts } = props;
  const [open, setOpen] = useState(false);
  const entries = use(MenuContext);
  return (
    <header className={`${base.root} ${css.root}`}>
      <div className={`${base.bar} ${page.column}`}>
        {inner ? (
          <>
            <IconButton className={base.back} label={texts.back} icon={<BackIcon />} onClick={inner.onBack} />
            <span className={base.pageTitle} title={inner.title}>
              {inner.title}
            </span>
          </>
        ) : (
          <Link href={site.homeHref} className={base.brand} aria-label={`${site.name} – ${texts.home}`}>
            <SiteLogo site={site} className={base.logo}>
              <span className={base.brandName}>{site.name}</span>
            </SiteLogo>
          </Link>
        )}
        {session.kind === 'member' && !inner && (
          <button
            type="button"
            className={css.balance}
            data-long={(session.balance?.length ?? 0) >= long ? '' : undefined}
            onClick={session.onWallet}
            title={texts.wallet}
          >
            <span className={visuallyHidden}>{`${texts.balance}: `}</span>
            <Verbatim>{session.balance ?? '–'}</Verbatim>
          </button>
        )}
        <button
          type="button"
          className={css.menu}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
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
