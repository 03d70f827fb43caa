/** Parts that no first page has. Importing them here keeps the lists of their files out of it. */
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

/** Blocks above a deposit and a withdrawal, loaded with those sections. */
export const cashier = () => import('./cashier.ts');
/** The notice before a game, loaded when a game asks for it. */
export const gameStart = () => import('./play/GameStartNotice.tsx');
/** Terms of a promotion and the button to take part, loaded with its page. */
export const offer = () => import('./play/Offer.tsx');
/** The page on safer gambling, loaded when it is opened. */
export const saferPage = () => import('./SaferPage.tsx');

/** Presses the panic button, whose call is loaded by the press. Messages are emitted (RG-21). */
export const pressPanic = async (core: Core): Promise<void> =>
  void (await (await import('@housefront/core/features/protection')).pressPanic(core));
