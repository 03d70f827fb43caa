import type { Core } from '@housefront/core';
import { isAgent } from '@housefront/core/features/agent';
import { useQuery } from '@tanstack/react-query';
import type { SiteConfig } from '@housefront/contract/site-config';
import { paths } from '../../kernel/paths.ts';
import { configuredCapabilities, useCapabilities } from '../../kernel/capabilities.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { usePageAddress } from '../../kernel/useRoute.ts';
import { useUnreadLetters } from '../../kernel/member/useUnreadLetters.ts';
import { memberMenu, memberSection, type MenuParts } from '../../kernel/member/memberMenu.ts';
import { memberSections } from './window/sections.ts';
import { loadingSection, menuModel, SectionWindow } from './window/SectionWindow.tsx';
import { useAccountFrame } from './window/useAccountFrame.ts';
import { useForcedPassword } from './security/useForcedPassword.ts';

/** Whether the site has settings of the sign-in beside the password, or notices, so that the member centre has a page for them. */
const hasSecurity = ({
  passkeys,
  deviceList,
  secondFactor,
  push,
}: Pick<SiteConfig, 'passkeys' | 'deviceList' | 'secondFactor' | 'push'>): boolean =>
  passkeys || deviceList || secondFactor || push;

/** Settings that remove entries of the menu; `recommending` and `agent` are facts about the member. */
const partsOf = (core: Core, recommending: boolean, agent = false): MenuParts => ({
  hidden: core.config.hiddenLinks,
  features: core.config.features,
  security: hasSecurity(core.config),
  capabilities: configuredCapabilities(core),
  recommending,
  agent,
});

/** Loads the code of the section that an address names. */
export const loadMemberSection = (core: Core, named: string | undefined): Promise<void> =>
  // Whether members recommend the site is known later; until then those sections count as available.
  memberSections.load(core, memberSection(named, partsOf(core, true)));

/** `/user`, section in the query. */
export function MemberPage() {
  const { page } = usePageAddress('member').search;
  return <MemberWindow named={page} />;
}

/** `/user/{section}`. */
export function MemberSectionPage() {
  const { section } = usePageAddress('memberSection').params;
  return <MemberWindow named={section} />;
}

/** The member centre, one section at a time (SHELL-05). */
function MemberWindow({ named }: { readonly named: string | undefined }) {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const frame = useAccountFrame();
  const forced = useForcedPassword();
  const { limits } = useCapabilities();
  const count = useUnreadLetters();
  const recommend = useQuery({ ...core.member.queries.recommend(), enabled: frame.member !== null });
  const layout = useQuery({ ...core.member.queries.layout(), enabled: frame.member !== null });
  const agent = layout.data !== undefined && isAgent(layout.data);
  const parts = partsOf(core, recommend.data === true, agent);
  const wanted = memberSection(named, partsOf(core, true, agent));
  const id = forced ? 'Info' : recommend.isPending ? wanted : memberSection(named, parts);
  // Nothing beside a neutral form leads to anything else (RG-12).
  const isAlone = id === 'Limits' && limits?.neutral === true;
  const groups = memberMenu(parts).filter((group) => !isAlone || group.id === 'safer_play');
  const badge = { count, label: t('shell.header.unread') };
  const menu = menuModel(groups, id, t, (entry) => entry.href ?? paths.member(entry.id));
  return (
    <SectionWindow
      id={id}
      frame={frame}
      title={t('account.member_centre')}
      menu={menu.map((group) => ({
        ...group,
        entries: group.entries.map((entry) => (entry.id === 'Letter' ? { ...entry, badge } : entry)),
      }))}
      sections={memberSections}
      // The window waits until it is known whether the section exists.
      instead={
        recommend.isPending && memberSection(named, partsOf(core, false, agent)) !== wanted ? loadingSection : null
      }
    />
  );
}
