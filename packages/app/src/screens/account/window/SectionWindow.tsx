import type { AccountSection, AccountViewProps } from '@housefront/ui/views';
import type { DeclaredEntry } from '../../../kernel/member/memberMenu.ts';
import { TemplateView } from '../../../kernel/TemplateView.tsx';
import type { Sections } from './sections.ts';
import type { AccountFrame } from './useAccountFrame.ts';

/** A section whose content is unknown so far. */
export const loadingSection: AccountSection = { state: 'loading', blocks: [] };

export interface SectionWindowProps {
  /** Section of the address. */
  readonly id: string;
  readonly sections: Sections;
  readonly frame: AccountFrame;
  /** Title of the window. */
  readonly title: string;
  /** The active entry is the title of the section. */
  readonly menu: AccountViewProps['menu'];
  /** The data that decides about the section is loading, or failed to load. */
  readonly instead?: AccountSection | null | undefined;
}

/**
 * A window of sections, one at a time, each loaded when it is opened. The window and an open menu stay while session and
 * sections load (MEM-09x).
 */
export function SectionWindow({ id, sections, frame, title, menu, instead }: SectionWindowProps) {
  const current = menu.flatMap(({ entries }) => entries).find(({ active }) => active);
  // Until the session is known there is no section, because each section calls different hooks.
  const waits = instead ?? (frame.member === null ? loadingSection : null);
  const section = waits ?? { ...loadingSection, Content: sections.content(id) };
  return (
    <TemplateView
      name="account"
      props={{ ...frame, title, menu, section: { ...section, title: current?.label ?? title } }}
    />
  );
}

/** Groups of a menu with labels and addresses; the entry of the shown section is the current one. */
export const menuModel = <Entry extends DeclaredEntry>(
  groups: readonly { readonly id: string; readonly label: string; readonly entries: readonly Entry[] }[],
  current: string,
  t: (key: string) => string,
  hrefOf: (entry: Entry) => string,
): AccountViewProps['menu'] =>
  groups.map(({ id, label, entries }) => ({
    id,
    label: t(label),
    entries: entries.map((entry) => ({
      id: entry.id,
      icon: entry.icon,
      label: t(entry.label),
      href: hrefOf(entry),
      active: entry.id === current,
    })),
  }));
