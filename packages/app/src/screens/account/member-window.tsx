import { PAGES } from '@housefront/contract/pages';
import type { Core } from '@housefront/core';
import { recommendQueries } from '@housefront/core/features/recommend';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { createElement, Suspense } from 'react';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useUnreadLetters } from '../../models/useUnreadLetters.ts';
import { entriesOf, memberMenu, memberSection } from './memberMenu.ts';
import { loadSection, useSection } from './sections.ts';
import type { SectionViewProps } from './section.types.ts';
import { useAccountFrame } from './useAccountFrame.ts';
import { useForcedPassword } from './useForcedPassword.ts';

/** Loads the code of the section that an address names. */
export const loadMemberSection = ({ config }: Core, named: string | undefined): Promise<void> =>
  // Whether members recommend is known later; until then their sections are like the others.
  loadSection(memberSection(named, { hidden: config.hiddenLinks, recommending: true }));

/** `/user`, section in the query. */
export function MemberPage() {
  const { page } = useSearch({ from: PAGES.member.path });
  return <MemberWindow named={page} />;
}

/** `/user/{section}`. */
export function MemberSectionPage() {
  const { section } = useParams({ from: PAGES.memberSection.path });
  return <MemberWindow named={section} />;
}

/** The member centre, one section at a time (SHELL-05, MEM-09x). */
function MemberWindow({ named }: { readonly named: string | undefined }) {
  const { core } = useRuntime();
  const frame = useAccountFrame();
  const forced = useForcedPassword();
  const recommend = useQuery({ ...recommendQueries(core).isOn(), enabled: frame.member !== null });
  const partsIf = (recommending: boolean) => ({ hidden: core.config.hiddenLinks, recommending });
  const parts = partsIf(recommend.data === true);
  const wanted = memberSection(named, partsIf(true));
  const id = forced ? 'Info' : recommend.isPending ? wanted : memberSection(named, parts);
  const menu = memberMenu(parts);
  const waiting = <MemberView id={id} frame={frame} menu={menu} section={{ state: 'loading', blocks: [] }} />;
  // Until the session is known there is no section; each has hooks of its own. One that may not be there is waited for.
  const isAsked = recommend.isPending && memberSection(named, partsIf(false)) !== wanted;
  if (frame.member === null || isAsked) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Section key={id} id={id} frame={frame} menu={menu} />
    </Suspense>
  );
}

function Section({ id, frame, menu }: Omit<SectionViewProps, 'section'>) {
  return createElement(useSection(id), { id, frame, menu, View: MemberView });
}

function MemberView({ id, frame, menu, section }: SectionViewProps) {
  const { i18n } = useRuntime().core;
  const count = useUnreadLetters();
  const current = entriesOf(menu).find((entry) => entry.id === id);
  return (
    <TemplateView
      name="account"
      props={{
        ...frame,
        title: i18n.t('account.member_centre'),
        menu: menu.map((group) => ({
          id: group.id,
          label: i18n.t(group.label),
          entries: group.entries.map((entry) => ({
            id: entry.id,
            icon: entry.icon,
            label: i18n.t(entry.label),
            href: entry.href ?? paths.member(entry.id),
            active: entry.id === id,
            ...(entry.id === 'Letter' && { badge: { count, label: i18n.t('shell.header.unread') } }),
          })),
        })),
        section: { ...section, title: i18n.t(current?.label ?? 'account.info') },
      }}
    />
  );
}
