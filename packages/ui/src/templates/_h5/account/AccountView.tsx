import { useId, useState } from 'react';
import { visuallyHidden } from '../../../foundations/text.css.ts';
import { AccountBlocks } from '../../../patterns/AccountBlocks/index.ts';
import { DestinationLink } from '../../../patterns/Destination/index.ts';
import { SkipLink } from '../../../patterns/Frame/index.ts';
import { LanguageSelector } from '../../../patterns/LanguageSelector/index.ts';
import { lazyLayer } from '../../../patterns/lazyLayer.tsx';
import { row as scrollRow, useScrollRow } from '../../../patterns/ScrollRow/index.ts';
import { Amount } from '../../../primitives/Amount/index.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { dialogButton } from '../../../primitives/behaviour/dialogButton.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import type { AccountViewProps } from '../../../views/account/contract.ts';
import type { WithClassName } from '../../../views/withClassName.tsx';
import { BackIcon } from '../parts/BackIcon.tsx';
import { Figures } from '../parts/Figures.tsx';
import * as page from '../parts/page.css.ts';
import * as css from './AccountView.css.ts';
import type { SectionBoardProps } from './SectionBoard.tsx';

const SectionBoard = lazyLayer<SectionBoardProps>(() => import('./SectionBoard.tsx'));

/**
 * A full page on phones: back button, a menu of all sections, the neighbours of the current one in a row, and the section
 * below. Name and balance are a line of the bar, which keeps its height while the session loads.
 */
export default function AccountView(props: WithClassName<AccountViewProps>) {
  const { title, homeHref, onClose, member, language, menu, section, texts, className = '' } = props;
  const content = useId();
  const row = useScrollRow<HTMLUListElement>(section.title);
  const atWallet = menu.some(({ entries }) => entries.some(({ active, icon }) => active && icon === 'wallet'));
  const group = menu.find(({ entries }) => entries.some(({ active }) => active));
  const isNamed = group !== undefined && group.entries.length > 1;
  return (
    <div className={`${css.root} ${className}`}>
      <SkipLink to={content} label={texts.skipToContent} />
      <div className={css.top}>
        <div className={`${css.bar} ${page.column}`}>
          {onClose ? (
            <IconButton className={css.back} label={texts.close} icon={<BackIcon />} onClick={onClose} />
          ) : (
            <Link href={homeHref} className={css.entry} aria-label={texts.home}>
              <BackIcon />
            </Link>
          )}
          <span className={css.title}>
            {title}
            {!atWallet && (
              <span className={css.session}>
                <span className={css.name} translate="no">
                  {member?.account ?? '–'}
                </span>
                <span className={css.brief}>
                  <span className={visuallyHidden}>{`${texts.balance}: `}</span>
                  <Amount value={member?.balance} stale={member?.balanceStale && texts.stale} />
                </span>
              </span>
            )}
          </span>
          <LanguageSelector compact language={language} label={texts.language} />
          {menu.length > 0 && <SectionMenu menu={menu} onLogout={member?.onLogout} texts={texts} />}
        </div>
        {isNamed && (
          <nav className={page.column} aria-label={group.label}>
            <ul role="list" className={`${scrollRow} ${css.entries}`} ref={row}>
              {group.entries.map((entry) => (
                <li key={entry.id} data-chosen={entry.active ? '' : undefined}>
                  <DestinationLink to={entry} className={css.entry} current={entry.active}>
                    {entry.label}
                    {entry.badge && <Badge {...entry.badge} />}
                  </DestinationLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div id={content} tabIndex={-1} className={`${css.inside} ${page.column}`}>
        {atWallet && (
          <div className={css.card}>
            <span className={css.account} translate="no">
              {member?.account ?? '–'}
            </span>
            <span className={css.amount}>
              <span className={visuallyHidden}>{`${texts.balance}: `}</span>
              <Figures amount={member?.balance} stale={member?.balanceStale && texts.stale} />
            </span>
          </div>
        )}
        {/* In the row above it is the chip of the section. */}
        <h1 className={isNamed ? visuallyHidden : css.heading}>{section.title}</h1>
        <AccountBlocks section={section} texts={texts} />
        {member && menu.length === 0 && (
          <Button variant="outline" block onClick={member.onLogout}>
            {texts.logout}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The button of all sections, and the sheet that it opens, which also ends the session. */
function SectionMenu({ menu, onLogout, texts }: Pick<SectionBoardProps, 'menu' | 'onLogout' | 'texts'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={texts.menu}
        icon={<Icon name="lucide:layout-grid" />}
        {...dialogButton(open, () => setOpen(true))}
      />
      <SectionBoard menu={menu} onLogout={onLogout} texts={texts} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
