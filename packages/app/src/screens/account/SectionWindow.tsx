import type { AccountViewProps } from '@housefront/ui/views';
import { createElement, Suspense } from 'react';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import type { Sections } from './sections.ts';
import type { SectionViewProps } from './section.types.ts';

export interface SectionWindowProps extends Omit<SectionViewProps, 'section'> {
  /** Section of the address. */
  readonly id: string;
  readonly sections: Sections;
  /** What decides about the section is not known yet. */
  readonly waits?: boolean;
}

/** A window of sections, one at a time, each loaded when it is opened (MEM-09x, AGT-08x). */
export function SectionWindow({ id, sections, waits = false, ...rest }: SectionWindowProps) {
  const waiting = <WindowView {...rest} section={{ state: 'loading', blocks: [] }} />;
  // Until the session is known there is no section; each has hooks of its own.
  if (rest.frame.member === null || waits) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Section key={id} id={id} sections={sections} {...rest} />
    </Suspense>
  );
}

function Section({ id, sections, ...rest }: Omit<SectionWindowProps, 'waits'>) {
  return createElement(sections.useSection(id), { ...rest, View: WindowView });
}

/** A section in the frame of its window. */
export function WindowView({ frame, title, menu, section }: SectionViewProps) {
  const current = menu.flatMap(({ entries }) => entries).find(({ active }) => active);
  return (
    <TemplateView
      name="account"
      props={{ ...frame, title, menu, section: { ...section, title: current?.label ?? title } }}
    />
  );
}

/** An entry of a window's menu as it is declared. */
interface DeclaredEntry {
  readonly id: string;
  readonly icon: AccountViewProps['menu'][number]['entries'][number]['icon'];
  /** Message key. */
  readonly label: string;
}

/** Groups of a menu in words, with addresses; the entry of the section that is shown is the current one. */
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
