import { configText } from '@housefront/contract/site-title';
import type { AccountBlock, AccountContentProps, AccountSection } from '@housefront/ui/views';
import { createElement, type ReactNode } from 'react';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useChatActions } from '../../kernel/hooks/useCustomerService.ts';
import { memberSections } from '../../screens/account/window/sections.ts';
import { loadingSection, menuModel, SectionWindow } from '../../screens/account/window/SectionWindow.tsx';
import { useAccountFrame } from '../../screens/account/window/useAccountFrame.ts';
import { noticeBlock } from '../../kernel/member/account-blocks.ts';

const ENTRIES = [
  { id: 'Withdrawal', icon: 'withdrawal', label: 'account.withdrawal' },
  { id: 'BindAccount', icon: 'card', label: 'account.bind_account' },
] as const;
const MENU = { id: 'funds', label: 'account.group_funds', entries: ENTRIES } as const;

/** A section of the page. */
export type WithdrawalSection = (typeof ENTRIES)[number]['id'];

/** The section that a path of the member centre names; undefined for any other path. */
export const withdrawalSectionOf = (path: string): WithdrawalSection | undefined =>
  ENTRIES.find(({ id }) => paths.member(id) === path)?.id;

/** Why nothing else is here, and whom to ask. */
function useExplanation(): AccountBlock {
  const { core } = useRuntime();
  const { config, i18n } = core;
  const chat = useChatActions(false);
  const contacts = (config.protection?.links ?? []).filter(({ kind }) => kind === 'contact' || kind === 'helpline');
  return noticeBlock('excluded', 'info', i18n.t('pauses.excluded_title'), i18n.t('pauses.withdraw_body'), [
    ...chat,
    ...contacts.map(({ title, url }) => ({
      id: url,
      label: configText(title, i18n.locale, config),
      main: false,
      href: url,
    })),
  ]);
}

/** A section below the explanation. */
const explained = (id: WithdrawalSection) =>
  function Explained({ render }: AccountContentProps): ReactNode {
    const explanation = useExplanation();
    const below = (section: AccountSection) =>
      render(section.state === 'ready' ? { ...section, blocks: [explanation, ...section.blocks] } : section);
    return createElement(memberSections.content(id), { render: below });
  };

const sections = {
  load: memberSections.load,
  content: (id: string) => contents[withdrawalSectionOf(paths.member(id)) ?? 'Withdrawal'],
};
const contents = { Withdrawal: explained('Withdrawal'), BindAccount: explained('BindAccount') };

/** Balance, withdrawal, and bank accounts of an excluded member (RG-31). */
export function WithdrawalPage({ section }: { readonly section: WithdrawalSection }): ReactNode {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const frame = useAccountFrame();
  return (
    <SectionWindow
      id={section}
      sections={sections}
      frame={frame}
      title={t('pauses.withdraw_title')}
      instead={frame.member === null ? loadingSection : null}
      menu={menuModel([MENU], section, t, ({ id }) => paths.member(id))}
    />
  );
}
