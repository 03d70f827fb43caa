import { useId, useRef } from 'react';
import { visuallyHidden } from '../../../foundations/text.css.ts';
import { LanguageSelector } from '../../../patterns/LanguageSelector/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import type { HeaderTexts } from '../../../slots/contract.ts';
import type { LanguageModel, MemberModel } from '../../../slots/models.ts';
import * as css from './Session.css.ts';

export interface AccountMenuProps {
  readonly member: MemberModel;
  readonly language: LanguageModel;
  readonly texts: HeaderTexts;
}

/**
 * Who is signed in, with wallet, language and the way out (SHELL-43x). The browser's own popover: it closes by Escape and
 * by a press outside, and needs no code in the first load.
 */
export function AccountMenu({ member, language, texts }: AccountMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const closing = (action: () => void) => (): void => {
    menu.current?.hidePopover();
    action();
  };
  const initial = member.account.slice(0, 1);
  return (
    <>
      <button
        type="button"
        className={css.opener}
        popoverTarget={id}
        aria-label={`${texts.account}: ${member.account}`}
      >
        <span className={css.initial} aria-hidden="true">
          {initial}
        </span>
      </button>
      <div ref={menu} id={id} className={css.menu} popover="auto" role="group" aria-label={texts.account}>
        <p className={css.name}>
          <span className={css.initial} aria-hidden="true">
            {initial}
          </span>
          <span>
            {member.account}
            <span className={css.total}>
              <span className={visuallyHidden}>{`${texts.balance}: `}</span>
              {member.balance ?? '–'}
            </span>
          </span>
        </p>
        <Button variant="second" block href={member.centreHref} onClick={() => menu.current?.hidePopover()}>
          {texts.centre}
        </Button>
        <Button variant="gold" block onClick={closing(member.onWallet)}>
          {texts.wallet}
        </Button>
        <LanguageSelector className={css.language} language={language} label={texts.language} />
        <Button variant="outline" block onClick={closing(member.onLogout)}>
          {texts.logout}
        </Button>
      </div>
    </>
  );
}
