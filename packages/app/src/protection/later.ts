/** Parts that no first page has, apart from it with the lists of the files that they load. */
import type { Core } from '@housefront/core';
import type { AccountSection } from '@housefront/ui/views';
import type { SectionFrame } from '../kernel/extension.ts';

const sections = import.meta.glob<(frame: SectionFrame) => AccountSection>('./sections/*.section.{ts,js}', {
  import: 'default',
});

/** Loads a section by the name of its file. */
export async function section(name: string): Promise<(frame: SectionFrame) => AccountSection> {
  const [, load] = Object.entries(sections).find(([file]) => file.startsWith(`./sections/${name}.`)) ?? [];
  if (!load) throw new Error(`No section of this window is called ${name}.`);
  return load();
}

export const cashier = () => import('./cashier.ts');
export const gameStart = () => import('./play/GameStartNotice.tsx');
export const offer = () => import('./play/Offer.tsx');
export const saferPage = () => import('./SaferPage.tsx');

export const pressPanic = async (core: Core): Promise<void> =>
  void (await (await import('@housefront/core/features/protection')).pressPanic(core));
